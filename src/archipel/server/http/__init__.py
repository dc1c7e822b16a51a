"""The REST calls and the web page."""
