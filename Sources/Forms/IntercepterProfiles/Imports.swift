// A profile consists of kinds, which forms declare.
@_exported public import IntercepterForms
