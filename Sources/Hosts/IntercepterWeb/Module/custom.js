// Rules that a page adds as functions.

/** Returns a judgement of a text that a field shows, with the violation of a custom rule. */
export function judged(judgement, rule, field, text) {
  if (!rule || judgement.validity !== "valid") return judgement
  const raw = judgement.text ?? field.unformatted(text)
  const message = rule(raw, judgement.value ?? field.value(raw))
  if (!message) return judgement
  const violation = { rule: "custom", code: "custom", range: [0, raw.length], message }
  return { ...judgement, validity: "invalid", violations: [...judgement.violations, violation] }
}
