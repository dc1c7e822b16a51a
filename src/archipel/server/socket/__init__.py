"""The WebSockets: one connection each, frames in and out."""
