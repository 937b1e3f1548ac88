"""Other libraries, one module each. A function prepares a contender and returns its `measure`."""
