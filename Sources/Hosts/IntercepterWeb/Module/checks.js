// Checks of what a page passes, so that the engine gets only texts and offsets.

/** Returns the text, with U+FFFD in place of unpaired surrogates, which are not valid text. It has the same length. */
export function checkedText(text, path = "") {
  if (typeof text !== "string") {
    throw new TypeError(`${path && `${path}: `}expected a text, not ${text === null ? "null" : typeof text}`)
  }
  const isWellFormed = text.isWellFormed?.() ?? !/\p{Surrogate}/u.test(text)
  return isWellFormed ? text : text.replace(/\p{Surrogate}/gu, "\ufffd")
}

export function checkedState(state, path) {
  if (typeof state !== "object" || state === null) throw new TypeError(`${path}: expected an object with a text`)
  const { text, selection = null, marked = null } = state
  const checked = checkedText(text, `${path}.text`)
  if (selection !== null) checkRange(selection, `${path}.selection`)
  if (marked !== null) checkRange(marked, `${path}.marked`)
  return checked === text ? state : { text: checked, selection, marked }
}

export function checkedEdit(edit) {
  if (typeof edit !== "object" || edit === null) throw new TypeError("edit: expected a range and a replacement")
  const { range, replacement } = edit
  const checked = checkedText(replacement, "edit.replacement")
  checkRange(range, "edit.range")
  return checked === replacement ? edit : { range, replacement: checked }
}

export function checkedCount(count) {
  if (Number.isInteger(count) && Math.abs(count) < 10_000) return count
  throw new TypeError(`step: expected a whole number from -9999 to 9999, found ${count}`)
}

function checkRange(range, path) {
  const isRange = Array.isArray(range) && range.length === 2 && range.every(isOffset) && range[0] <= range[1]
  if (!isRange) throw new TypeError(`${path}: expected [from, to], two UTF-16 offsets from 0 with from ≤ to`)
}

const isOffset = (offset) => Number.isInteger(offset) && offset >= 0 && offset < 2 ** 31
