public import IntercepterForms
public import TextInputIntercepter

/// A rule of a profile.
///
/// ```json
/// { "rule": "maxLength", "limit": 10, "unit": "gb18030", "onViolation": "amend" }
/// ```
public typealias RuleSpecification = AnyKind<Rule>

/// A format of a profile: how a field formats its text.
///
/// A preset also has rules.
///
/// ```json
/// { "kind": "grouped", "locale": "en-IN", "prefix": "₹ " }
/// ```
public typealias FormatSpecification = AnyKind<Intercepter>

/// A fix of a profile.
///
/// ```json
/// { "fix": "padDecimals", "places": 2 }
/// ```
public typealias FixSpecification = AnyKind<Fix>

/// A rule across fields of a profile.
///
/// ```json
/// { "rule": "equal", "field": "confirmation", "to": "password" }
/// ```
public typealias FormRuleSpecification = AnyKind<FormRule>

/// A decimal number of a profile.
public typealias DecimalSpecification = DecimalKind
/// A number with grouped digits of a profile.
public typealias GroupedSpecification = GroupedKind
/// A date or a time of a profile.
public typealias DateSpecification = DateKind
