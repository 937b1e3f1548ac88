"""Tables for people, bots and spectators, over HTTP and WebSocket."""
