@_exported public import IntercepterCore
