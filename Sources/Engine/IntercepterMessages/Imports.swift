@_exported public import IntercepterCore
@_exported public import IntercepterLocales
