// Numbers that the browser writes with other symbols than the engine reads.

/**
 * Warns of the locales of a profile whose numbers this browser does not write as CLDR does.
 *
 * A browser may claim a locale for which it has no data. `source` is the profile's value, `read` loads a profile.
 */
export function warnOfOtherSymbols(source, read) {
  for (const locale of localesOf(source)) {
    if (warned.has(locale)) continue
    warned.add(locale)
    const profile = read({ version: 1, fields: { number: { rules: [{ rule: "decimal", places: 3, locale }] } } })
    for (const [number, text] of written(locale)) {
      const found = profile.submit({ number: text }).results[0].value?.number
      if (Number(found) === number) continue
      console.warn(`In “${locale}”, this browser writes ${number} as “${text}”, which fields read as ${found ?? "no number"}. \
Fields have the symbols of CLDR; let them format numbers, not Intl.`)
      break
    }
  }
}

const warned = new Set()

/** Returns numbers, each with what the browser writes; none in a locale that it does not know. */
function written(locale) {
  try {
    const format = new Intl.NumberFormat(locale)
    return [12345, 1.5].map((number) => [number, format.format(number)])
  } catch {
    return []
  }
}

/** Returns the locales of numbers in the value of a profile. */
function localesOf({ fields }) {
  return new Set(Object.values(fields).flatMap(({ rules = [], format }) => [...rules, format])
    .filter((kind) => kind?.rule === "decimal" || kind?.kind === "grouped")
    .map(({ locale }) => locale).filter(Boolean))
}
