// Attaches a profile to a form of the page. See intercepter.d.ts.
import { Attachment, attached, isTextField, rootOf } from "./attach.js"
import { formatted, judged } from "./custom.js"
import { Notice, complaint, isMissing } from "./notice.js"
import { sentences } from "./sentences.js"
import { pressesIn } from "./press.js"

export function attachForm(form, profile, options = {}) {
  return new FormAttachment(form, profile, options)
}

class FormAttachment {
  /** The text fields of the form, by name. */
  fields = new Map()
  /** The notices of the other fields, by name, and the names of those that the user has left. */
  #notices = new Map()
  #left = new Set()
  #observer
  #options
  #controller = new AbortController()
  #restore
  /** The violations that a server reported for texts, by field name. */
  #added = new Map()
  /** The violations that a server reported for the form. */
  #addedToForm = []
  /** The violations of fields that have no element in the page, by field name. */
  #homeless = new Map()
  #notice
  #isReady = false

  constructor(form, profile, options) {
    if (attached.has(form)) throw new TypeError("the form is attached already")
    attached.set(form, this)
    this.form = form
    this.profile = profile
    this.#options = options
    const { noValidate } = form
    const { notice } = options
    this.#notice = notice ?? form.appendChild(form.ownerDocument.createElement("span"))
    this.#notice.setAttribute("role", "status")
    this.#restore = () => {
      form.noValidate = noValidate
      if (notice) notice.textContent = ""
      else this.#notice.remove()
    }
    // The browser's own validation would run before the rules across fields and the fixes.
    form.noValidate = true
    this.#listen()
    this.#scan()
    this.#show(this.submission.results)
    const { MutationObserver } = form.ownerDocument.defaultView
    this.#observer = new MutationObserver(() => this.rescan())
    this.#observer.observe(form, { childList: true, subtree: true })
  }

  rescan() {
    if (this.#scan()) this.#show(this.submission.results)
  }

  /** Updates the fields. Returns whether the form's elements have changed. */
  #scan() {
    this.#isReady = false
    let isChanged = false
    for (const name of this.profile.fields) {
      const element = this.#element(name)
      const known = this.fields.get(name) ?? this.#notices.get(name)
      if ((known?.element ?? null) === element) continue
      isChanged = true
      known?.detach()
      this.fields.delete(name)
      this.#notices.delete(name)
      if (element && isTextField(element)) this.fields.set(name, this.#attach(element, name))
      else if (element?.setCustomValidity) this.#notices.set(name, this.#describe(element, name))
    }
    this.#isReady = true
    return isChanged
  }

  #attach(element, name) {
    const options = this.#options
    const format = options.formats?.[name]
    const field = this.profile.field(name)
    return new Attachment(element, format ? formatted(field, format) : field, {
      judge: ({ field }) => this.#judge(field.name),
      onFailure: options.onFailure, elementValue: options.elementValue, notice: options.notices?.[name],
      onDecision: (decision) => options.onDecision?.(decision, name),
    })
  }

  /** Creates the notice of a choice, a checkbox or a date, after the last of its elements. */
  #describe(element, name) {
    const elements = this.form.elements.namedItem(name)
    const choices = elements instanceof RadioNodeList ? [...elements] : [element]
    const notice = new Notice(element, this.#options.notices?.[name], this.profile.language, choices)
    notice.require(isMissing(this.profile.field(name).validate("")))
    return {
      element,
      mark: (result) => notice.mark(result, this.#left.has(name)),
      detach: () => notice.detach(),
    }
  }

  get submission() {
    const own = this.profile.submit(this.#texts())
    const results = own.results.map((result) => this.#withAdded(result))
    const whole = joined(own, this.#addedToForm)
    const validity = results.reduce((worst, { validity }) => worse(worst, validity), whole.validity)
    return { ...whole, validity, results }
  }

  /** Returns a result with the violations of the page's rule and those that a server reported for the same text. */
  #withAdded(result) {
    const { name } = result
    const own = judged(result, this.#options.rules?.[name], this.profile.field(name), this.#text(name))
    return joined(own, this.#added.get(name)?.violations ?? [])
  }

  check() {
    for (const name of this.#notices.keys()) this.#left.add(name)
    const submission = this.submission
    this.#show(submission.results)
    for (const field of this.fields.values()) field.leave()
    if (submission.validity !== "valid") this.#focus(submission)
    return submission
  }

  add(answer) {
    for (const { name, violations } of answer.results ?? []) {
      if (this.profile.fields.includes(name)) this.#added.set(name, { text: this.#text(name), violations })
      else this.#addedToForm.push(...violations)
    }
    this.#addedToForm.push(...answer.violations ?? [])
    return this.check()
  }

  detach() {
    this.#controller.abort()
    attached.delete(this.form)
    this.#observer.disconnect()
    for (const field of [...this.fields.values(), ...this.#notices.values()]) field.detach()
    this.#restore()
  }

  // MARK: Events

  #listen() {
    const { form } = this
    const { signal } = this.#controller
    // Run before the page's own listeners, which are notified only of valid forms.
    rootOf(form).addEventListener("submit", (event) => {
      if (event.target === form) this.#submit(event)
    }, { signal, capture: true })
    form.addEventListener("input", ({ target }) => {
      if (!this.#notices.has(target.name)) return
      this.#forget(target.name)
      this.#show(this.#results(target.name))
    }, { signal })
    const presses = pressesIn(form.ownerDocument)
    form.addEventListener("focusout", ({ target }) => {
      if (!this.#notices.has(target.name)) return
      presses.after(() => {
        if (signal.aborted) return
        this.#left.add(target.name)
        this.#show(this.#results(target.name))
      })
    }, { signal })
    form.addEventListener("formdata", ({ formData }) => this.#send(formData), { signal })
    form.addEventListener("reset", () => {
      this.#added.clear()
      this.#addedToForm = []
      this.#left.clear()
      // Text fields refresh themselves after all listeners have run.
      setTimeout(() => { if (!signal.aborted) this.#show(this.submission.results) })
    }, { signal })
  }

  #submit(event) {
    this.#addedToForm = []
    let submission
    try {
      submission = this.check()
    } catch (error) {
      return this.#fail(error)
    }
    if (submission.validity !== "valid" || !this.form.checkValidity()) {
      event.preventDefault()
      event.stopImmediatePropagation()
      if (submission.validity === "valid") this.form.reportValidity()
      return
    }
    // Send the validated texts. The submission omits a secret text, which stays in its field.
    for (const { name, text } of submission.results) {
      if (text !== undefined) this.fields.get(name)?.set(text)
    }
    this.#options.onSubmit?.(submission, event)
  }

  /** Sends the unformatted texts of formatted fields, which continue to show their format, or values. */
  #send(formData) {
    try {
      for (const { name, text, value } of this.submission.results) {
        const field = this.fields.get(name)
        if (!field || text === undefined || !formData.has(name)) continue
        const submits = field.element.dataset.submit ?? this.#options.submits
        if (submits === "value" && value) formData.set(name, Object.values(value)[0])
        else if (field.shown(text) !== text) formData.set(name, text)
      }
    } catch (error) {
      this.#fail(error)
    }
  }

  /** Reports a failure of the engine. The server still validates the form. */
  #fail(error) {
    if (this.#options.onFailure) this.#options.onFailure(error)
    else reportError(error)
  }

  // MARK: Messages

  /** Returns the result of one field, and updates the fields that rules connect with it. */
  #judge(name) {
    this.#forget(name)
    const results = this.#results(name)
    if (this.#isReady) this.#show(results, name)
    return results.find((result) => result.name === name)
  }

  /** Returns the results of a field and of the fields that rules connect with it. */
  #results(name) {
    return this.profile.judge(name, (one) => this.#text(one)).map((result) => this.#withAdded(result))
  }

  /** Forgets the server's violations of a field whose text has changed. */
  #forget(name) {
    if (this.#added.get(name)?.text !== this.#text(name)) this.#added.delete(name)
  }

  /** Shows the violations of fields, except one that shows them itself. */
  #show(results, except) {
    for (const result of results) {
      const element = this.#element(result.name)
      const field = this.fields.get(result.name)
      this.#homeless.delete(result.name)
      if (field) {
        if (result.name !== except) field.take(result)
      } else if (element?.setCustomValidity) {
        element.setCustomValidity(complaint(result))
        this.#notices.get(result.name)?.mark(result)
      } else {
        this.#homeless.set(result.name, result.violations)
      }
    }
    this.#say([...this.#addedToForm, ...[...this.#homeless.values()].flat()])
  }

  #say(violations) {
    const words = sentences(violations)
    if (this.#notice.textContent !== words) this.#notice.textContent = words
  }

  /** Moves the focus to the first field of the page that is not valid. */
  #focus({ results }) {
    const wrong = results.filter(({ validity }) => validity !== "valid").map(({ name }) => this.#element(name))
    const first = [...this.form.elements].find((element) => wrong.includes(element))
    first?.focus()
    if (first && !this.#attached(first)) first.reportValidity()
  }

  // MARK: The fields of the page

  #element(name) {
    const element = this.form.elements.namedItem(name)
    return element instanceof RadioNodeList ? element[0] : element
  }

  #attached(element) { return [...this.fields.values()].some((field) => field.element === element) }

  /** Returns the text that the browser would send, without a format of the page. */
  #text(name) {
    const found = this.form.elements.namedItem(name)
    const elements = found instanceof RadioNodeList ? [...found] : found ? [found] : []
    const isSent = (element) => element.name === name && !element.matches(":disabled")
      && (element.checked || !["checkbox", "radio"].includes(element.type))
    const text = elements.find(isSent)?.value ?? ""
    return this.#options.formats?.[name]?.unformat(text) ?? text
  }

  #texts() { return Object.fromEntries(this.profile.fields.map((name) => [name, this.#text(name)])) }
}

const order = ["valid", "intermediate", "invalid"]
const worse = (one, other) => order[Math.max(order.indexOf(one), order.indexOf(other))]

/** Adds violations from others to a validity, without duplicates. */
function joined(judgement, added) {
  const known = new Set((judgement.violations ?? []).map((violation) => JSON.stringify(violation)))
  const others = added.filter((violation) => !known.has(JSON.stringify(violation)))
  if (others.length === 0) return judgement
  const isWrong = others.some(({ severity }) => severity !== "warning")
  return {
    ...judgement, validity: worse(judgement.validity, isWrong ? "invalid" : "valid"),
    violations: [...judgement.violations ?? [], ...others],
  }
}
