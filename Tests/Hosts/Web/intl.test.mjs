// node --test Tests/Hosts/Web: what Intl writes in each locale is read as that number, or refused with a reason. Typed
// key by key, it is another number only if a key was refused.
//
// PACKAGE is the folder that make-package has written.
import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { test } from "node:test"
import { pathToFileURL } from "node:url"
import { chooser } from "./requests.mjs"

const { PACKAGE } = process.env
const { Intercepter } = await import(pathToFileURL(`${PACKAGE}/full.js`))
const engine = await Intercepter.load(readFileSync(`${PACKAGE}/intercepter-full.wasm`))
const table = readFileSync("Sources/Engine/IntercepterLocales/LocaleTable.generated.swift", "utf8")
/** The locales of the table that Intl knows; it writes the others as their languages. */
const locales = table.split('"""')[1].trim().split("\n").map((line) => line.split(" ")[0].replaceAll("_", "-"))
  .filter((tag) => tag !== "root" && new Intl.NumberFormat(tag).resolvedOptions().locale === tag)

/** Currencies that regions use; the others get the euro. */
const currencies = {
  AF: "AFN", AR: "ARS", AT: "EUR", AU: "AUD", AZ: "AZN", BA: "BAM", BD: "BDT", BR: "BRL", CA: "CAD", CH: "CHF", CL: "CLP",
  CN: "CNY", CO: "COP", CZ: "CZK", DK: "DKK", EG: "EGP", ET: "ETB", GB: "GBP", GE: "GEL", HK: "HKD", HU: "HUF", ID: "IDR",
  IL: "ILS", IN: "INR", IQ: "IQD", IR: "IRR", JP: "JPY", KE: "KES", KH: "KHR", KR: "KRW", KW: "KWD", KZ: "KZT", LK: "LKR",
  MA: "MAD", MM: "MMK", MX: "MXN", MY: "MYR", NG: "NGN", NO: "NOK", NP: "NPR", NZ: "NZD", PE: "PEN", PH: "PHP", PK: "PKR",
  PL: "PLN", RO: "RON", RS: "RSD", RU: "RUB", SA: "SAR", SE: "SEK", SG: "SGD", TH: "THB", TN: "TND", TR: "TRY", TW: "TWD",
  UA: "UAH", US: "USD", UZ: "UZS", VN: "VND", ZA: "ZAR",
}

const skip = Number.parseInt(process.versions.cldr) < 48 && `Intl writes the numbers of CLDR ${process.versions.cldr}`
test("amounts of Intl in each locale are pasted, submitted and typed as that number, or refused with a reason", { skip }, () => {
  const { random } = chooser(48)
  const counts = { read: 0, refused: 0, told: 0 }
  const others = []
  for (const tag of locales) {
    const { numberingSystem } = new Intl.NumberFormat(tag).resolvedOptions()
    const digits = [...Array(10).keys()].map((digit) => new Intl.NumberFormat(tag, { useGrouping: false }).format(digit))
    const currency = currencies[new Intl.Locale(tag).maximize().region] ?? "EUR"
    const styles = [
      {}, { isGrouped: true }, { style: "currency", currency }, { style: "currency", currency: "EUR" },
      { style: "currency", currency, currencySign: "accounting" },
    ]
    for (const style of styles) {
      const field = fieldOf(tag, style)
      for (let index = 0; index < 40; index += 1) {
        const places = random(4)
        const amount = (random(3) === 0 ? -1 : 1) * (random(10 ** (1 + random(7))) + random(10 ** places) / 10 ** places)
        const format = new Intl.NumberFormat(tag, style.style ? style : { minimumFractionDigits: places })
        const text = format.format(amount)
        const part = (type) => format.formatToParts(amount).filter((one) => one.type === type)
          .map(({ value }) => [...value].map((digit) => digits.indexOf(digit)).join("")).join("")
        const meant = Number(`${amount < 0 ? "-" : ""}${part("integer")}.${part("fraction")}`)
        for (const [entrance, value, reasons, isTold] of entered(field, text, index % 4 === 0)) {
          if (value === undefined && reasons.length > 0) counts.refused += 1
          else if (Number(value) === meant) counts.read += 1
          else if (isTold) counts.told += 1
          else others.push(`${tag} ${numberingSystem} ${entrance} ${JSON.stringify(style)} ${text}: ${value}`)
        }
      }
    }
  }
  console.log(`${locales.length} locales: ${counts.read} read, ${counts.refused} refused, ${counts.told} another after a refused key`)
  assert.deepEqual(others, [])
  assert.ok(counts.refused < counts.read / 50 && counts.told < counts.read / 50)
})

/** Returns a field for amounts of a style, whose format has the currency's sign where Intl writes it. */
function fieldOf(tag, style) {
  const rule = { rule: "decimal", places: 3, locale: tag, negative: true }
  const field = { rules: [rule] }
  if (style.isGrouped) field.format = { kind: "grouped", locale: tag }
  if (style.style) {
    const parts = new Intl.NumberFormat(tag, { style: "currency", currency: style.currency }).formatToParts(1)
    const place = parts.findIndex(({ type }) => type === "currency")
    const sign = parts[place].value
    const isBefore = place < parts.findIndex(({ type }) => type === "integer")
    field.format = { kind: "grouped", locale: tag, ...isBefore ? { prefix: `${sign} ` } : { suffix: ` ${sign}` } }
  }
  return engine.profile({ version: 1, fields: { amount: field } })
}

/**
 * Returns the number that a text becomes when it is pasted, submitted and, if wanted, typed; `undefined` where it is
 * refused. The last element says whether a typed key was refused.
 */
function entered(profile, text, isTyped) {
  const field = profile.field("amount")
  const submit = (text) => profile.submit({ amount: text }).results[0]
  const pasted = field.edit({ range: [0, 0], replacement: text }, { text: "", selection: [0, 0] })
  const all = [["pasted", pasted.outcome === "rejected" ? pasted : submit(pasted.state.text)], ["submitted", submit(text)]]
  let state = { text: "", selection: [0, 0] }
  let isTold = false
  if (isTyped) {
    for (const key of text) {
      const decision = field.edit({ range: state.selection, replacement: key }, state)
      isTold ||= decision.outcome === "rejected"
      state = decision.state
    }
    all.push(["typed", submit(state.text), isTold])
  }
  return all.map(([entrance, { value, violations = [] }, isTold]) => [entrance, value?.number, violations, isTold])
}
