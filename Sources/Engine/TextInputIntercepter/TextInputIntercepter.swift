// One import for the engine with its patterns, formats, locales and messages.
@_exported public import IntercepterCore
@_exported public import IntercepterFormats
@_exported public import IntercepterLocales
@_exported public import IntercepterMessages
@_exported public import IntercepterPatterns
