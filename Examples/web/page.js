import { Intercepter, ProfileErrors, attach } from "./intercepter.js"

const start = {
  version: 1,
  fields: {
    nickname: {
      label: "Nickname", required: true,
      rules: [
        { rule: "emoji", policy: "forbidden" },
        { rule: "maxLength", limit: 10, unit: "gb18030" },
      ],
      fixes: [{ fix: "trimWhitespace" }],
    },
    amount: { label: "Amount", rules: [{ rule: "decimal", places: 2, maximum: 9999.99 }] },
    card: {
      label: "Card number",
      rules: [
        { rule: "numbersOnly", digits: "normalized", onViolation: "amend" },
        { rule: "maxLength", limit: 16, unit: "graphemes", onViolation: "amend" },
      ],
    },
    account: { label: "Account", rules: [{ rule: "matches", pattern: "[a-z][a-z0-9_]{3,15}" }] },
    status: {
      label: "Status",
      rules: [{ rule: "maxLength", limit: 20, unit: "graphemes", onViolation: "amend" }],
    },
  },
}
const languages = ["en", "zh-Hans", "zh-Hant", "ja", "ko", "de", "fr", "es"]

const find = (id) => document.getElementById(id)
const make = (name, text, properties = {}) =>
  Object.assign(document.createElement(name), { textContent: text }, properties)

const intercepter = await Intercepter.load()
let profile
/** The fields as the profile writes them. */
let written
let attachment

find("profile").value = JSON.stringify(start, null, 2)
for (const language of languages) {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language)
  find("languages").append(make("option", name, { value: language, lang: language }))
}
find("languages").value = languages.find((one) => navigator.language.startsWith(one)) ?? "en"
for (const id of ["profile", "languages"]) find(id).addEventListener("input", readProfile)
for (const id of ["fields", "multiline"]) find(id).addEventListener("input", () => takeField(""))
readProfile()

function readProfile() {
  let read
  try {
    read = intercepter.profile(find("profile").value, { language: find("languages").value })
  } catch (error) {
    if (!(error instanceof ProfileErrors)) throw error
    return find("problems").replaceChildren(
      ...error.errors.map(({ line, column, path, message }) =>
        make("li", `${line ? `${line}:${column}: ` : ""}${path}: ${message}`)))
  }
  profile?.release()
  profile = read
  written = JSON.parse(find("profile").value).fields
  find("problems").replaceChildren(
    ...profile.warnings.map(({ path, message }) => make("li", `${path}: ${message}`)))
  const chosen = find("fields").value
  find("fields").replaceChildren(...profile.fields.map((name) => make("option", name)))
  if (profile.fields.includes(chosen)) find("fields").value = chosen
  takeField(attachment?.element.value ?? "")
}

function takeField(text) {
  attachment?.detach()
  const name = find("fields").value
  if (!name) return find("place").replaceChildren()
  const element = document.createElement(find("multiline").checked ? "textarea" : "input")
  Object.assign(element, { id: "text", value: text, autocomplete: "off", spellcheck: false })
  find("place").replaceChildren(element)
  find("field-label").textContent = written[name].label ?? name
  find("notice").lang = profile.language
  element.addEventListener("input", show)
  attachment = attach(element, profile.field(name), {
    notice: find("notice"),
    onDecision(decision) {
      find("outcome").textContent = decision.outcome
      find("outcome").className = `outcome ${decision.outcome}`
      find("violations").replaceChildren(
        ...decision.violations.map(({ rule, message }) => make("li", `${rule}: ${message}`)))
      show()
    },
  })
  find("outcome").textContent = "nothing typed yet"
  find("outcome").className = "outcome"
  find("violations").replaceChildren()
  show()
}

function show() {
  const { element, field, validity } = attachment
  const text = element.value
  find("validity").textContent = validity.validity
  find("validity").className = `outcome ${validity.validity}`
  find("sanitized").textContent = field.sanitize(text).text
  const clusters = [...new Intl.Segmenter().segment(text)].slice(0, 200)
  find("clusters").replaceChildren(...clusters.map(({ segment }) => make("span", segment)))
  const { rules } = written[field.name]
  find("lengths").replaceChildren(...Object.entries(field.measure(text)).map(([unit, length]) => {
    const limit = rules.find((one) => one.rule === "maxLength" && one.unit === unit)?.limit
    const row = make("tr", "", { className: length > limit ? "over" : "" })
    row.append(make("th", unit, { scope: "row" }), make("td", length), make("td", limit ?? ""))
    return row
  }))
}
