import { Intercepter, ProfileErrors, attach } from "./full.js"
import { profiles, trials } from "./profiles.js"
import { Recorder, replay } from "./script.js"

const languages = ["en", "zh-Hans", "zh-Hant", "ja", "ko", "de", "fr", "es"]

const find = (id) => document.getElementById(id)
const make = (name, text, properties = {}) =>
  Object.assign(document.createElement(name), { textContent: text }, properties)

const recorder = new Recorder(window)
const intercepter = await Intercepter.load()
let profile
/** The fields as the profile writes them. */
let written
let attachment
let lastDecision
/** What the field held before the last edit. */
let before

for (const language of languages) {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language)
  find("languages").append(make("option", name, { value: language, lang: language }))
}
find("languages").value = languages.find((one) => navigator.language.startsWith(one)) ?? "en"
find("profiles").append(
  ...Object.keys(profiles).map((name) => make("option", name)), make("option", "Your own", { disabled: true }))
find("trials").append(...trials.map((text) => {
  const button = make("button", text, { type: "button", lang: "zxx" })
  // The field keeps the focus, and its caret.
  button.addEventListener("pointerdown", (event) => event.preventDefault())
  button.addEventListener("click", () => {
    attachment?.element.focus()
    document.execCommand("insertText", false, text)
  })
  return button
}))
find("profiles").addEventListener("input", chooseProfile)
find("profile").addEventListener("input", () => {
  find("profiles").value = "Your own"
  readProfile()
})
find("languages").addEventListener("input", readProfile)
for (const id of ["fields", "multiline"]) find(id).addEventListener("input", () => takeField(""))
document.addEventListener("selectionchange", () => { before = held() ?? before })
find("emoji").addEventListener("click", async () => {
  // The picker is loaded when somebody wants it; the names and the messages are in one language.
  await import("./emoji-picker.js")
  find("picker").lang = find("languages").value
  if (attachment) await find("picker").openAt(attachment.element)
})
find("record").addEventListener("click", () => record(!recorder.isOn))
find("replay").addEventListener("click", async () => {
  record(false)
  const { expectations, failures } = await replay(find("script").value, attachment, () => lastDecision)
  find("replayed").replaceChildren(...failures.map((failure) => make("li", failure)))
  if (failures.length === 0) {
    find("replayed").append(make("li", `All ${expectations} expectations hold.`, { className: "good" }))
  }
})
find("script").addEventListener("input", offerFiles)
chooseProfile()
attachment?.element.focus()

function chooseProfile() {
  find("profile").value = JSON.stringify(profiles[find("profiles").value], null, 2)
  readProfile()
}

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
  find("fields").replaceChildren(
    ...profile.fields.map((name) => make("option", written[name].label ?? name, { value: name })))
  const isThere = profile.fields.includes(chosen)
  if (isThere) find("fields").value = chosen
  takeField(isThere ? attachment?.element.value ?? "" : "")
}

function takeField(text) {
  record(false)
  attachment?.detach()
  attachment = undefined
  const name = find("fields").value
  if (!name) return find("place").replaceChildren()
  const element = document.createElement(find("multiline").checked ? "textarea" : "input")
  Object.assign(element, { id: "text", value: text, autocomplete: "off", spellcheck: false })
  find("place").replaceChildren(element)
  find("field-label").textContent = written[name].label ?? name
  find("notice").lang = profile.language
  element.addEventListener("input", show)
  attachment = attach(element, profile.field(name), { notice: find("notice"), onDecision: showDecision })
  lastDecision = undefined
  before = held()
  find("outcome").textContent = "none yet"
  find("outcome").className = "outcome"
  for (const id of ["violations", "edit", "rules"]) find(id).replaceChildren()
  show()
}

function held() {
  if (!attachment) return undefined
  const { value, selectionStart, selectionEnd } = attachment.element
  return { text: value, selection: [selectionStart, selectionEnd] }
}

function showDecision(decision) {
  lastDecision = decision
  recorder.decided(decision, before, held())
  showEdit(decision, before)
  before = held()
  find("outcome").textContent = decision.outcome
  find("outcome").className = `outcome ${decision.outcome}`
  find("violations").replaceChildren(
    ...decision.violations.map(({ rule, code, range: [from, to] }) =>
      make("li", `${rule}: ${code}, UTF-16 units ${from} to ${to} of what was proposed`)))
  if (recorder.isOn) showScript()
  show()
}

/** The edit that the engine found, what it would have led to, and what each rule says of it. */
function showEdit({ edit, outcome, state, violations }, previous) {
  if (!edit || !previous) return
  const [from, to] = edit.range
  find("edit").replaceChildren(
    `${from}..${to} + ${JSON.stringify(edit.replacement)} · proposed ${previous.text.slice(0, from)}`,
    make("mark", edit.replacement), `${previous.text.slice(to)} · ${outcome}, shown ${notation(state)}`)
  let isRejected = false
  find("rules").replaceChildren(...written[attachment.field.name].rules.map(({ rule }) => {
    const own = violations.filter((violation) => violation.rule === rule)
    const verdict = isRejected ? "not evaluated" : own.length === 0 ? "accepts" : verdicts[outcome] ?? outcome
    isRejected ||= own.length > 0 && outcome === "rejected"
    return make("li", [`${rule}: ${verdict}`, ...own.map(({ message }) => message)].join(" — "))
  }))
}

const verdicts = { accepted: "reports", amended: "amends", rejected: "rejects" }

/** A state as scripts write it: `ab|c`, `a‹b›c`. */
function notation({ text, selection: [from, to] }) {
  const [front, inside, back] = [text.slice(0, from), text.slice(from, to), text.slice(to)]
  return inside ? `${front}‹${inside}›${back}` : `${front}|${back}`
}

function show() {
  if (!attachment) return
  const { element, field, validity } = attachment
  const text = element.value
  find("validity").textContent = validity.validity
  find("validity").className = `outcome ${validity.validity}`
  find("sanitized").textContent = field.sanitize(text).text || "(empty)"
  const clusters = [...new Intl.Segmenter().segment(text)].slice(0, 200)
  find("clusters").replaceChildren(...clusters.map(({ segment }) =>
    make("span", segment, { title: [...segment].map((one) => `U+${one.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}`).join(" ") })))
  if (clusters.length === 0) find("clusters").textContent = "(none)"
  const { rules } = written[field.name]
  find("lengths").replaceChildren(...Object.entries(field.measure(text)).map(([unit, length]) => {
    const limit = rules.find((one) => one.rule === "maxLength" && one.unit === unit)?.limit
    const row = make("tr", "", { className: length > limit ? "over" : limit ? "limited" : "" })
    row.append(make("th", unit, { scope: "row" }), make("td", length), make("td", limit ?? ""))
    if (limit) row.lastChild.append(make("progress", "", { max: limit, value: Math.min(length, limit) }))
    return row
  }))
}

function record(isOn) {
  if (isOn) recorder.start(attachment.field.name, attachment.state)
  else recorder.stop()
  find("record").textContent = isOn ? "Stop" : "Record"
  find("record").setAttribute("aria-pressed", String(isOn))
  if (isOn) {
    find("replayed").replaceChildren()
    showScript()
    attachment.element.focus()
  }
  offerFiles()
}

function showScript() {
  find("script").value = recorder.lines.join("\n") + "\n"
  find("script").scrollTop = find("script").scrollHeight
  offerFiles()
}

function offerFiles() {
  for (const [link, text] of [["save-script", "script"], ["save-profile", "profile"]]) {
    find(link).href = `data:text/plain;charset=utf-8,${encodeURIComponent(find(text).value)}`
  }
}
