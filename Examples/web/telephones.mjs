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

// The greatest numbers of prefixes and of optional digits that a pattern of a profile may have.
const mostPrefixes = 100
const mostOptional = 4

/** Returns the formats by region. */
export function formats(xml) {
  const known = {}
  const territories = elements(xml.replace(/<!--[\s\S]*?-->/g, ""), "territory")
  const main = new Map(territories.filter(([, tag]) => attribute(tag, "mainCountryForCode"))
    .map(([, tag, territory]) => [attribute(tag, "countryCode"), territory]))
  for (const [, tag, territory] of territories) {
    const code = attribute(tag, "countryCode")
    const trunkPrefix = attribute(tag, "nationalPrefix")
    // A region without formats has those of the main one with its calling code, such as Jersey those of the United Kingdom.
    const described = /<numberFormat/.test(territory) ? territory : main.get(code) ?? territory
    const found = elements(described, "numberFormat").flatMap(([, own, format]) => {
      const prefixes = leadingDigits(format)
      return masks(attribute(own, "pattern"), template(format)).flatMap((mask) =>
        prefixes ? chunks(prefixes).map((some) => ({ mask, prefixes: some })) : [{ mask }])
    })
    const all = found.length > 0 ? found : ungrouped(territory).map((mask) => ({ mask }))
    const patterns = all.map(({ mask, prefixes }) => (
      { pattern: `+${code} ${mask}`, ...(prefixes && { prefixes }), ...(trunkPrefix && { trunkPrefix }) }))
    // The region 001 has several calling codes.
    if (patterns.length > 0) (known[attribute(tag, "id")] ??= { kind: "patterns", patterns: [] }).patterns.push(...patterns)
  }
  return known
}

/** Returns lists of at most as many prefixes as one pattern may have. */
function chunks(prefixes) {
  const count = Math.ceil(prefixes.length / mostPrefixes)
  return Array.from({ length: count }, (_, place) => prefixes.slice(place * mostPrefixes, (place + 1) * mostPrefixes))
}

/** Returns the international template, or `null` if the format is only national. */
function template(format) {
  const [found] = [...elements(format, "intlFormat"), ...elements(format, "format")]
  const words = found?.[2].trim()
  return words && words !== "NA" ? words : null
}

/** Returns the masks for groups such as `(\d{3})(\d{2,4})` in a template such as `$1-$2`, none if they cannot be read. */
function masks(pattern, template) {
  if (!pattern || !template) return []
  const groups = [...pattern.matchAll(/\(\\d(?:\{(\d+)(?:,(\d+))?\})?\)/g)]
  // Digits outside groups, or other characters, have no mask.
  if (groups.map(([group]) => group).join("") !== pattern) return []
  return split(groups.map(([, least = 1, most = least]) => [Number(least), Number(most)]))
    .map((lengths) => template.replace(/\$(\d)/g, (_, place) => slots(...lengths[place - 1])))
}

const slots = (least, most) => "#".repeat(least) + "[#]".repeat(most - least)

/** Returns lengths of groups as several lists, the shorter first, each with few enough optional digits. */
function split(groups) {
  const room = groups.map(([least, most]) => most - least)
  if (room.reduce((sum, one) => sum + one, 0) <= mostOptional) return [groups]
  const widest = room.indexOf(Math.max(...room))
  const [least, most] = groups[widest]
  const end = Math.min(least + mostOptional, most - 1)
  return [[least, end], [end + 1, most]].flatMap((part) => split(groups.with(widest, part)))
}

/** Returns masks of digits without groups, for a region without formats. */
function ungrouped(territory) {
  const lengths = [...territory.matchAll(/<possibleLengths\s[^>]*?national="([^"]*)"/g)]
    .flatMap(([, national]) => national.match(/\d+/g).map(Number))
  return lengths.length > 0 ? split([[Math.min(...lengths), Math.max(...lengths)]]).map(([one]) => slots(...one)) : []
}

/** Returns the prefixes of the most specific leading digits that can be listed, or `null`. */
function leadingDigits(format) {
  for (const [, , pattern] of elements(format, "leadingDigits").reverse()) {
    const prefixes = expanded(pattern.replace(/\s/g, ""))
    if (prefixes && !prefixes.includes("")) return [...new Set(prefixes)]
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
      if (texts.length > 4 * mostPrefixes) throw new RangeError("too many")
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
