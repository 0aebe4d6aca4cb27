// Checked by TypeScript, never run: what the types let through, and what they do not.
import { Intercepter, ProfileErrors, attach, attachForm, attachmentOf, formatted, loadProfile } from "./full.js"
import type { Attachment, Decision, Field, Violation } from "./intercepter.js"
import { Intercepter as Runtime, loadProfile as loadRuntime } from "./intercepter.js"
import { compile } from "./compile.js"
import "./element.js"
import { EmojiPicker } from "./emoji-picker.js"
import type { ChosenEmoji } from "./emoji-picker.js"

const intercepter: Intercepter = await Intercepter.load()
await Intercepter.load(new Uint8Array())
const profile = intercepter.profile({ version: 1, fields: {} }, { language: "ko" })
const field: Field = profile.field("nickname")
const compiled: Uint8Array = await compile("{}", { language: "ja", fields: ["nickname"] })
const runtime: Runtime = await Runtime.load()
console.log(runtime.profile(compiled).fields, intercepter.compile({ version: 1 }).length, profile.respond("{}"))
console.log((await loadProfile(fetch("signup.json"), { language: "ja" })).respond("{}"))
console.log((await loadRuntime("signup.intercepter", { engine: "engine.wasm" })).fields)
// @ts-expect-error
await loadRuntime({ version: 1, fields: {} })
const decision: Decision = field.intercept({ text: "张三" }, { text: "", selection: [0, 0] })
const text: string = decision.state.text
const length: number = field.measure(text).gb18030
const sanitized: string = field.sanitize(field.finish(text)).text
const names: readonly string[] = profile.submit({ nickname: text, amount: 7 }).results.map(({ name }) => name)
console.log(length, sanitized, names, new ProfileErrors([]).errors[0]?.line)

const element = document.querySelector("input")!
const attachment = attach(element, field, { onDecision: ({ outcome }) => console.log(outcome) })
attachment.detach()

const form = attachForm(document.querySelector("form")!, profile, {
  onSubmit: (submission, event) => { if (submission.validity === "valid") event.preventDefault() },
})
const [first]: readonly Violation[] = form.add({ results: [{ name: "nickname", violations: [] }] }).results[0]!.violations
console.log(first?.code, form.fields.get("nickname")?.validity, form.submission.validity)
const html: Attachment | null = document.querySelector("intercepted-field")!.attachment
html?.refresh()
const number: string | undefined = form.submission.results[0]?.value?.number ?? attachment.value?.number ?? field.value("1")?.number
attachForm(document.querySelector("form")!, profile, {
  submits: "value", elementValue: "unformatted", rules: { birthday: (_, value) => value?.date === "" ? "" : null },
}).detach()
console.log(number, formatted(field, { show: (text) => text, unformat: (text) => text }).name)
document.querySelector("intercepted-field")!.addEventListener("decision", ({ detail }) => console.log(detail.outcome))
document.querySelector("intercepted-field")!.addEventListener("click", ({ clientX }) => console.log(clientX))
document.querySelector("emoji-picker")!.addEventListener("choose", ({ detail }) => console.log(detail.text))
attachment.set("12")
attachmentOf(element)?.update(field)
attachment.update(profile.field("amount"))
attach(element, field, { onValidityChange: ({ validity }, isError) => console.log(validity, isError) }).unformattedText.length
const missing: string = field.missing("12")
console.log(missing)

const picker: EmojiPicker = await EmojiPicker.open({ names: "de.emoji", upTo: "15.0", filter: (text) => text.length < 4 })
const chosen: ChosenEmoji | undefined = picker.search("herz").sections[0] && picker.key("choose").chosen
console.log(chosen?.tones[0], picker.names(0, 8)[0], picker.texts.search)
await document.querySelector("emoji-picker")!.openAt(element)

// @ts-expect-error: the runtime reads no JSON
runtime.profile("{}")
// @ts-expect-error: nor does it answer requests in JSON
runtime.profile(compiled).respond("{}")
// @ts-expect-error: a decision has no such member
document.querySelector("intercepted-field")!.addEventListener("decision", ({ detail }) => detail.verdict)
// @ts-expect-error: there is no such key
picker.key("enter")
// @ts-expect-error: there is no such outcome
decision.outcome === "refused"
// @ts-expect-error: a div holds no text
attach(document.createElement("div"), field)
// @ts-expect-error: an input is no form
attachForm(element, profile)
// @ts-expect-error: a selection is two offsets
field.intercept({ text: "", selection: [0] }, { text: "" })
// @ts-expect-error: an edit is a range and a replacement
field.edit({ range: [0, 0] }, { text: "" })
// @ts-expect-error: a text is no number
field.validate(7)
