// Numbers that the browser writes with other symbols than the engine reads.

/**
 * Warns of the locales of a profile in JSON whose numbers this browser does not write as CLDR does.
 *
 * A browser may claim a locale for which it has no data. `read` loads a profile.
 */
export function warnOfOtherSymbols(source, read) {
  for (const locale of localesOf(source)) {
    if (warned.has(locale)) continue
    warned.add(locale)
    const text = written(locale)
    const profile = { version: 1, fields: { number: { rules: [{ rule: "decimal", places: 1, locale }] } } }
    const number = text && read(profile).submit({ number: text }).results[0].value?.number
    if (!text || number === "1234567.5") continue
    console.warn(`In “${locale}”, this browser writes 1234567.5 as “${text}”, which fields read as ${number ?? "no number"}. \
Fields have the symbols of CLDR; let them format numbers, not Intl.`)
  }
}

const warned = new Set()

/** Returns what the browser writes, or `undefined` in a locale that it does not know. */
function written(locale) {
  try {
    return new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(1234567.5)
  } catch {
    return undefined
  }
}

/** Returns the locales of numbers in a profile in JSON, or in its value. */
function localesOf(source) {
  const { fields } = typeof source === "string" ? JSON.parse(source) : source
  return new Set(Object.values(fields).flatMap(({ rules = [], format }) => [...rules, format])
    .filter((kind) => kind?.rule === "decimal" || kind?.kind === "grouped")
    .map(({ locale }) => locale).filter(Boolean))
}
