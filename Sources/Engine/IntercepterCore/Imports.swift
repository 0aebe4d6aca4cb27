// Every file of this module, and every module above it, uses these.
@_exported public import TextBytes
