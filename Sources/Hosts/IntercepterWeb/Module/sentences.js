// The sentences of violations: for programs, and for people.

/**
 * Returns the answer of the engine. Its sentences for people, with isolates around what they quote (UAX #9), are not
 * enumerable: a program gets the violations of every other host.
 */
export const parsed = (json) => JSON.parse(json, (name, value) =>
  value?.isolated ? Object.defineProperty(value, "isolated", { enumerable: false }) : value)

/** Returns the sentences of violations as people read them, each once. */
export const sentences = (violations) =>
  [...new Set(violations.map(({ isolated, message }) => isolated ?? message))].join(" ")
