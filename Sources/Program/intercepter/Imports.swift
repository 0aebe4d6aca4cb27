// Most files of the program use these. The others name what only they use.
@_exported public import ArgumentParser
@_exported public import IntercepterProfiles
@_exported public import Platform
@_exported public import SystemPackage
@_exported public import TextInputIntercepter
