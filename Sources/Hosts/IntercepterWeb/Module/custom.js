// Rules and formats that a page adds as functions.

/** Returns a judgement of a text that a field shows, with the violation of a custom rule. */
export function judged(judgement, rule, field, text) {
  if (!rule || judgement.validity !== "valid") return judgement
  const raw = judgement.text ?? field.validate(text).text ?? field.unformatted(text)
  const message = rule(raw, judgement.value ?? field.value(raw))
  if (!message) return judgement
  const violation = { rule: "custom", code: "custom", range: [0, raw.length], message }
  return { ...judgement, validity: "invalid", violations: [...judgement.violations, violation] }
}

/** Returns a field that shows its texts in a format of the page. Its rules judge unformatted texts. */
export function formatted(field, { show, unformat }) { return new FormattedField(field, show, unformat) }

class FormattedField {
  #field
  #unformat

  constructor(field, show, unformat) {
    this.#field = field
    this.#unformat = unformat
    this.name = field.name
    this.profile = field.profile
    this.show = (text) => show(unformat(text))
    this.unformatted = unformat
  }

  edit(edit, previous) {
    const { range, replacement } = edit
    const raw = { range: this.#rawRange(previous.text, range), replacement: this.#unformat(replacement) }
    const decision = this.#field.edit(raw, this.#raw(previous))
    const proposed = previous.text.slice(0, range[0]) + replacement + previous.text.slice(range[1])
    return this.#shown(decision, previous, proposed)
  }

  intercept(current, previous, baseline = null) {
    // Marked text is formatted when it is committed.
    if (current.marked) return { outcome: "composing", state: current, edit: null, violations: [] }
    const before = baseline ?? previous
    const decision = this.#field.intercept(this.#raw(current), this.#raw(before))
    return this.#shown(decision, before, current.text)
  }

  step() { return null }

  missing() { return "" }

  validate(text) { return this.#field.validate(this.#unformat(text)) }

  finish(text) { return text }

  sanitize(text) { return this.#field.sanitize(this.#unformat(text)) }

  measure(text) { return this.#field.measure(this.#unformat(text)) }

  value(text) { return this.#field.value(this.#unformat(text)) }

  #raw({ text, selection }) {
    return { text: this.#unformat(text), selection: selection && this.#rawRange(text, selection), marked: null }
  }

  #rawRange(text, range) { return range.map((offset) => this.#unformat(text.slice(0, offset)).length) }

  /** Returns the decision about the formatted text. A rejected edit leaves the field as it was. */
  #shown({ outcome, state, violations }, previous, proposed) {
    if (outcome === "rejected") return { outcome, state: { ...previous, marked: null }, edit: null, violations }
    const text = this.show(state.text)
    const selection = state.selection && state.selection.map((offset) => this.#place(text, state.text, offset))
    const isProposed = outcome === "accepted" && text === proposed
    return { outcome: isProposed ? outcome : "amended", state: { text, selection, marked: null }, edit: null, violations }
  }

  /** Returns the first offset in a formatted text behind a number of unformatted characters. */
  #place(text, raw, offset) {
    if (offset >= raw.length) return text.length
    let place = 0
    while (place < text.length && this.#unformat(text.slice(0, place)).length < offset) place += 1
    return place
  }
}
