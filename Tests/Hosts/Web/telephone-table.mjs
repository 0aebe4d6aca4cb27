// Writes the table of the formats and the example numbers of all regions, from metadata as telephone-metadata.py
// writes it:
//
//   node Tests/Hosts/Web/telephone-table.mjs PhoneNumberMetadata.xml
//     > Tests/Forms/IntercepterProfilesTests/Formats/TelephoneTable.generated.swift
import { readFileSync } from "node:fs"
import { pathToFileURL } from "node:url"
import { attribute, elements, expanded, formats } from "../../../Examples/web/telephones.mjs"

/** Returns the example numbers of all regions: fixed lines, mobile telephones and calls free of charge. */
export function numbers(xml) {
  return elements(xml, "territory").flatMap(([, tag, territory]) => {
    const prefix = attribute(tag, "preferredInternationalPrefix")?.replace(/\D/g, "")
      ?? expanded(attribute(tag, "internationalPrefix") ?? "")?.[0] ?? ""
    const known = ["fixedLine", "mobile", "tollFree"].flatMap((kind) => elements(territory, kind))
      .flatMap(([, , kind]) => elements(kind, "exampleNumber"))
      .map(([, own]) => ({
        region: attribute(tag, "id"), code: attribute(tag, "countryCode"), prefix,
        international: attribute(own, "international"), national: attribute(own, "national"),
      }))
    return known.filter((one, place) => known.findIndex(({ international }) => international === one.international) === place)
  })
}

/** Returns prefixes as a list in which `12-5` stands for 12, 13, 14 and 15. */
function list(prefixes) {
  return [...prefixes].sort().reduce((ranges, prefix) => {
    const last = ranges.at(-1)
    if (last && last[1].length === prefix.length && Number(last[1]) + 1 === Number(prefix) && !prefix.endsWith("0")) last[1] = prefix
    else ranges.push([prefix, prefix])
    return ranges
  }, []).map(([first, last]) => (first === last ? first : `${first}-${last.at(-1)}`)).join(",")
}

/** Returns patterns, of which several have one text, as `mask:prefixes`, with a trunk prefix other than the region's. */
function patterns(all, code, trunkPrefix) {
  const rows = []
  for (const { pattern, prefixes = [], trunkPrefix: own = "" } of all) {
    const mask = pattern.replace(`+${code} `, "") + (own === trunkPrefix ? "" : `!${own}`)
    const last = rows.at(-1)
    if (last?.mask === mask && last.prefixes.length % 100 === 0) last.prefixes.push(...prefixes)
    else rows.push({ mask, prefixes: [...prefixes] })
  }
  return rows.map(({ mask, prefixes }) => (prefixes.length > 0 ? `${mask}:${list(prefixes)}` : mask)).join(";")
}

/** Returns the lines of the table. */
function table(xml) {
  const known = formats(xml)
  const all = numbers(xml)
  return elements(xml, "territory").map(([, tag]) => {
    const [region, code, trunkPrefix = ""] = ["id", "countryCode", "nationalPrefix"].map((name) => attribute(tag, name))
    const own = all.filter((one) => one.region === region && one.code === code)
    const written = own.map(({ international, national }) => `${international.replace(`+${code} `, "")}=${national}`)
    const format = known[region]?.patterns.filter(({ pattern }) => pattern.startsWith(`+${code} `)) ?? []
    return [region, code, trunkPrefix, own[0]?.prefix, patterns(format, code, trunkPrefix), written.join(";")].join("|")
  })
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(`// Generated, do not edit: python Tests/Hosts/Web/telephone-metadata.py > FILE && node Tests/Hosts/Web/telephone-table.mjs FILE
// From phonenumbers 9.0.35 of PyPI, libphonenumber's metadata of July 2026 (Apache License 2.0).

/// The formats that Examples/web/telephones.mjs makes for all regions, and their example numbers.
///
/// A row has the region, its calling code, its trunk prefix, its international prefix, its patterns with their
/// prefixes, and numbers as libphonenumber formats them in other countries and in the region.
enum TelephoneTable {
  static let lines = """
${table(readFileSync(process.argv[2], "utf8")).map((line) => `    ${line}`).join("\n")}
    """
}`)
}
