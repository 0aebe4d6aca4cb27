// Makes the formats of telephone numbers from metadata that you have, in the form of libphonenumber's
// PhoneNumberMetadata.xml:
//
//   node Examples/web/telephones.mjs PhoneNumberMetadata.xml > telephones.json
//
// The result has a format for each region, as a profile takes it: { "GB": { "kind": "patterns", "patterns": [...] } }.
import { readFileSync } from "node:fs"
import { pathToFileURL } from "node:url"

export const attribute = (tag, name) => tag.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1]
export const elements = (xml, name) => [...xml.matchAll(new RegExp(`<${name}((?:\\s[^>]*)?)>([\\s\\S]*?)</${name}>`, "g"))]

// The greatest numbers of prefixes and of optional digits that a pattern of a profile may have.
const mostPrefixes = 100
const mostOptional = 4
// The greatest number of digits at the front of a number that are examined.
const mostExamined = 4
const digits = [..."0123456789"]

/** Returns the formats by region. */
export function formats(xml) {
  const known = {}
  const territories = elements(xml.replace(/<!--[\s\S]*?-->/g, ""), "territory")
  const main = new Map(territories.filter(([, tag]) => attribute(tag, "mainCountryForCode"))
    .map(([, tag, territory]) => [attribute(tag, "countryCode"), territory]))
  for (const [, tag, territory] of territories) {
    const code = attribute(tag, "countryCode")
    const prefix = attribute(tag, "nationalPrefix") ?? ""
    const isNumber = numbers(territory)
    // A region without formats has those of the main one with its calling code, such as Jersey those of the United Kingdom.
    const described = /<numberFormat/.test(territory) ? territory : main.get(code) ?? territory
    const found = elements(described, "numberFormat").flatMap(([, own, format]) => {
      const prefixes = leadingDigits(format)
      // In Belarus, people dial 8 and 0 before some numbers.
      const trunkPrefix = prefix + (attribute(own, "nationalPrefixFormattingRule")?.match(/^\$NP (0)\$FG$/)?.[1] ?? "")
      return masks(attribute(own, "pattern"), template(format))
        .flatMap((mask) => unlikePrefix({ mask, prefixes, trunkPrefix }, isNumber))
    })
    const all = found.length > 0
      ? [...found, ...others(territory, found, prefix, isNumber)]
      : ungrouped(lengths(territory)).map((mask) => ({ mask, trunkPrefix: prefix }))
    const patterns = all.flatMap((one) => one.prefixes ? chunks(one.prefixes).map((prefixes) => ({ ...one, prefixes })) : [one])
      .map(({ mask, prefixes, trunkPrefix }) => (
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

/** Returns the lengths of a region's numbers, from the notation `7,[9-11]`. */
function lengths(territory) {
  const all = [...territory.matchAll(/<possibleLengths\s[^>]*?national="([^"]*)"/g)].flatMap(([, national]) =>
    [...national.matchAll(/(\d+)(?:-(\d+))?/g)].flatMap(([, least, most = least]) =>
      Array.from({ length: most - least + 1 }, (_, index) => Number(least) + index)))
  return [...new Set(all)].sort((one, other) => one - other)
}

/** Returns masks of digits without groups, for a region without formats. */
function ungrouped(lengths) {
  return lengths.length > 0 ? split([[lengths[0], lengths.at(-1)]]).map(([one]) => slots(...one)) : []
}

/** Returns masks of digits without groups for the numbers that no format is for. */
function others(territory, formats, trunkPrefix, isNumber) {
  const beginnings = (beginning, length) => {
    if (!isNumber(beginning, length) || trunkPrefix && beginning.startsWith(trunkPrefix)) return []
    const prefixes = formats.filter(({ mask }) => fits(mask, length)).flatMap(({ prefixes }) => prefixes ?? [""])
    if (prefixes.some((prefix) => beginning.startsWith(prefix))) return []
    if (!prefixes.some((prefix) => prefix.startsWith(beginning))) return [beginning]
    return beginning.length < mostExamined ? digits.flatMap((digit) => beginnings(beginning + digit, length)) : []
  }
  return lengths(territory).flatMap((length) => {
    const prefixes = digits.flatMap((digit) => beginnings(digit, length))
    return prefixes.length > 0 ? [{ mask: slots(length, length), prefixes, trunkPrefix }] : []
  })
}

/**
 * Returns the masks of a format of which some prefixes begin with the trunk prefix, one for each length, with the
 * beginnings of numbers in place of these prefixes. So the trunk prefix before a number is not its beginning.
 */
function unlikePrefix(format, isNumber) {
  const { mask, prefixes, trunkPrefix } = format
  const isAlike = (prefix) => Number(trunkPrefix) > 0 && prefix.startsWith(trunkPrefix[0])
  if (!prefixes?.some(isAlike)) return [format]
  const beginnings = (beginning, length) => {
    if (!isNumber(beginning, length)) return []
    if (beginning.length >= mostExamined) return [beginning]
    const longer = digits.flatMap((digit) => beginnings(beginning + digit, length))
    return longer.length === 10 && longer.every((one) => one.length === beginning.length + 1) ? [beginning] : longer
  }
  const optional = mask.split("[").length - 1
  return Array.from({ length: optional + 1 }, (_, more) => {
    let left = more
    const one = mask.replace(/\[#\]/g, () => (left-- > 0 ? "#" : ""))
    const length = one.split("#").length - 1
    return { mask: one, prefixes: prefixes.flatMap((prefix) => isAlike(prefix) ? beginnings(prefix, length) : [prefix]), trunkPrefix }
  }).filter(({ prefixes }) => prefixes.length > 0)
}

/** Returns whether a mask has a number of slots. */
function fits(mask, length) {
  const most = mask.split("#").length - 1
  return length <= most && length > most - mask.split("[").length
}

/** Returns a function that says whether a region has numbers of a length with a beginning. */
function numbers(territory) {
  const kinds = territory.replace(/<(generalDesc|noInternationalDialling)>[\s\S]*?<\/\1>/g, "")
  // Each part of a pattern that matches digits matches a question mark as well, which stands for any digit.
  const patterns = elements(kinds, "nationalNumberPattern").map(([, , pattern]) => new RegExp(
    `^(?:${pattern.replace(/\s/g, "").replace(/\{[\d,]+\}|\\d|\[([^\]]*)\]|\d/g, (part, set) =>
      part[0] === "{" ? part : `[${set ?? part}?]`)})$`))
  return (beginning, length) => beginning.length <= length
    && patterns.some((pattern) => pattern.test(beginning.padEnd(length, "?")))
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
export function expanded(pattern) {
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
