"""The games through the interfaces that researchers use; each face is an extra of the package."""
