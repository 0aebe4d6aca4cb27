// Makes the formats of telephone numbers from metadata that you have, in the form of libphonenumber's
// PhoneNumberMetadata.xml:
//
//   node Examples/web/telephones.mjs PhoneNumberMetadata.xml > telephones.json
//
// The result has a format for each region, as a profile takes it: { "GB": { "kind": "patterns", "patterns": [...] } }.
import { readFileSync } from "node:fs"
import { pathToFileURL } from "node:url"

const attribute = (tag, name) => tag.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1]
const elements = (xml, name) => [...xml.matchAll(new RegExp(`<${name}((?:\\s[^>]*)?)>([\\s\\S]*?)</${name}>`, "g"))]

/** The greatest number of prefixes of one pattern. */
const mostPrefixes = 300

/** Returns the formats by region. */
export function formats(xml) {
  const known = {}
  for (const [, tag, territory] of elements(xml.replace(/<!--[\s\S]*?-->/g, ""), "territory")) {
    const trunkPrefix = attribute(tag, "nationalPrefix")
    const patterns = elements(territory, "numberFormat").flatMap(([, own, format]) => {
      const mask = masked(attribute(own, "pattern"), template(format))
      if (!mask) return []
      const prefixes = leadingDigits(format)
      return [{
        pattern: `+${attribute(tag, "countryCode")} ${mask}`,
        ...(prefixes && { prefixes }), ...(trunkPrefix && { trunkPrefix }),
      }]
    })
    if (patterns.length > 0) known[attribute(tag, "id")] = { kind: "patterns", patterns }
  }
  return known
}

/** Returns the international template, or `null` if the format is only national. */
function template(format) {
  const [found] = [...elements(format, "intlFormat"), ...elements(format, "format")]
  const words = found?.[2].trim()
  return words && words !== "NA" ? words : null
}

/** Returns a mask for groups such as `(\d{3})(\d{2,4})` in a template such as `$1-$2`, or `null`. */
function masked(pattern, template) {
  if (!pattern || !template) return null
  const groups = [...pattern.matchAll(/\(\\d(?:\{(\d+)(?:,(\d+))?\})?\)/g)]
  // Digits outside groups, or other characters, have no mask.
  if (groups.map(([group]) => group).join("") !== pattern) return null
  const slots = groups.map(([, least = "1", most = least]) => "#".repeat(least) + "[#]".repeat(most - least))
  return template.replace(/\$(\d)/g, (_, place) => slots[place - 1])
}

/** Returns the prefixes of the most specific leading digits that can be listed, or `null`. */
function leadingDigits(format) {
  for (const [, , pattern] of elements(format, "leadingDigits").reverse()) {
    const prefixes = expanded(pattern.replace(/\s/g, ""))
    if (prefixes && prefixes.length <= mostPrefixes && !prefixes.includes("")) return [...new Set(prefixes)]
  }
  return null
}

/** Returns the texts that a pattern of digits, classes, groups and alternatives matches, or `null`. */
function expanded(pattern) {
  let place = 0
  const product = (starts, ends) => starts.flatMap((start) => ends.map((end) => start + end))
  const alternatives = () => {
    const all = sequence()
    while (pattern[place] === "|") {
      place += 1
      all.push(...sequence())
    }
    return all
  }
  const sequence = () => {
    let texts = [""]
    while (place < pattern.length && !"|)".includes(pattern[place])) {
      texts = product(texts, repeated(atom()))
      if (texts.length > mostPrefixes * 4) throw new RangeError("too many")
    }
    return texts
  }
  const repeated = (texts) => {
    if (pattern[place] !== "?") return texts
    place += 1
    return ["", ...texts]
  }
  const atom = () => {
    const rest = pattern.slice(place)
    const digit = rest.match(/^\d/)?.[0]
    const any = rest.startsWith("\\d") ? "[0-9]" : rest.match(/^\[[\d-]+\]/)?.[0]
    if (digit || any) {
      place += digit ? 1 : rest.startsWith("\\d") ? 2 : any.length
      return digit ? [digit] : [..."0123456789"].filter((one) => new RegExp(any).test(one))
    }
    if (!rest.startsWith("(?:")) throw new RangeError("unknown")
    place += 3
    const texts = alternatives()
    place += 1
    return texts
  }
  try {
    const texts = alternatives()
    return place === pattern.length ? texts : null
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(JSON.stringify(formats(readFileSync(process.argv[2], "utf8"))))
}
