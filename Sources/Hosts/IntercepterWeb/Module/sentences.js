// The sentences of violations: for programs, and for people.

/** For each violation, its sentence for people if it is another one: with isolates around what it quotes (UAX #9). */
const isolated = new WeakMap()

/** Returns the answer of the engine without its sentences for people, which are remembered. */
export function parsed(json) {
  return JSON.parse(json, json.includes('"isolated":') ? hidden : undefined)
}

function hidden(name, value) {
  if (value?.isolated) isolated.set(value, value.isolated)
  delete value?.isolated
  return value
}

/** Returns the sentences of violations as people read them, each once. */
export const sentences = (violations) =>
  [...new Set(violations.map((violation) => isolated.get(violation) ?? violation.message))].join(" ")
