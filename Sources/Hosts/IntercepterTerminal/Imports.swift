// Most files of this module, and the program above it, use these.
@_exported public import IntercepterProfiles
@_exported public import TextFieldSimulator
@_exported public import TextInputIntercepter
