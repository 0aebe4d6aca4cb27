// Requests about the fields of a profile, always the same ones for a seed.

export const pieces = [
  "", "a", "Z", "张三", "李", "😀", "👨‍👩‍👧‍👦", "👍🏽", "🇨🇳", "é", "e\u0301", "ﾊﾞ", "１２", "٣", "0", "7", "42", "1,234.5",
  ".", "-", "..", "…", "\n", "\r\n", " ", "　", "@", "example.com", "#fff", "粤B12345", "2026-11-21", "13800138000",
  "\u200d", "\ufe0f", "ﷺ", "ǅ", "ß", "ŒŁ", "한글", "각", "नि", "\u0000", "\u{10ffff}",
]

/** Whole numbers below a limit, and items of lists, always the same ones for a seed. */
export function chooser(seed) {
  let state = seed
  const random = (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  return { random, pick: (list) => list[random(list.length)] }
}

export function requests(fields, count, seed = 20261121) {
  const { random, pick } = chooser(seed)
  const text = () => Array.from({ length: random(6) }, () => pick(pieces)).join("")
  const range = (text) => {
    const [one, other] = [random(text.length + 1), random(text.length + 1)]
    return [Math.min(one, other), Math.max(one, other)]
  }
  const holding = (text) => ({ text, selection: pick([null, range(text), [text.length, text.length]]) })

  const request = (id) => {
    const field = pick(fields)
    const before = text()
    const after = text()
    switch (random(8)) {
      case 0:
      case 1: return { id, field, previous: holding(before), current: holding(after) }
      case 2: return {
        id, field, previous: holding(before),
        current: { text: after, selection: null, marked: range(after) },
        baseline: pick([null, holding(before)]),
      }
      case 3: return { id, field, previous: holding(before), edit: { range: range(before), replacement: pick(pieces) } }
      case 4: return { id, field, validate: after }
      case 5: return { id, field, sanitize: after }
      case 6: return { id, measure: after }
      default: return { id, submit: Object.fromEntries(fields.map((name) => [name, text()])) }
    }
  }
  return Array.from({ length: count }, (_, index) => JSON.stringify(request(index)))
}

/** Returns the answer to a request from the functions that a page calls, without the request's identifier. */
export function answer(profile, { field: name, previous, current, edit, baseline, submit, ...question }) {
  if (submit) return profile.submit(submit)
  const field = profile.field(name ?? profile.fields[0])
  if (edit) return field.edit(edit, previous, baseline)
  if (previous) return field.intercept(current, previous, baseline)
  const [kind] = ["validate", "sanitize", "measure"].filter((kind) => kind in question)
  return field[kind](question[kind])
}
