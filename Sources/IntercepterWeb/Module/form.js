// A whole form of the page. See intercepter.d.ts.
import { Attachment, isTextField, rootOf } from "./attach.js"
import { Notice, complaint, sentences } from "./notice.js"

export function attachForm(form, profile, options = {}) {
  return new FormAttachment(form, profile, options)
}

class FormAttachment {
  /** The text fields of the form, by their names. */
  fields = new Map()
  /** What is said of the others, by their names; and which of them somebody has left. */
  #notices = new Map()
  #left = new Set()
  #observer
  #options
  #controller = new AbortController()
  #restore
  /** What a server has said of texts, by the names of their fields. */
  #added = new Map()
  /** What a server has said of the form. */
  #addedToForm = []
  #notice
  #isReady = false

  constructor(form, profile, options) {
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
    // The browser's own way would stop before the rules across fields, and before the fixes.
    form.noValidate = true
    this.#listen()
    this.#scan()
    this.#show(this.submission)
    const { MutationObserver } = form.ownerDocument.defaultView
    this.#observer = new MutationObserver(() => this.rescan())
    this.#observer.observe(form, { childList: true, subtree: true })
  }

  rescan() {
    if (this.#scan()) this.#show(this.submission)
  }

  /** Whether the form has other elements than before. */
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
    return new Attachment(element, this.profile.field(name), {
      judge: ({ field }) => this.#judge(field.name),
      onFailure: options.onFailure, notice: options.notices?.[name],
      onDecision: (decision) => options.onDecision?.(decision, name),
    })
  }

  /** What is said of a choice, a checkbox, a date: behind the last of its elements. */
  #describe(element, name) {
    const elements = this.form.elements.namedItem(name)
    const last = elements instanceof RadioNodeList ? elements[elements.length - 1] : element
    const notice = new Notice(element, this.#options.notices?.[name], last)
    return {
      element,
      mark: (result) => notice.mark(result, this.#left.has(name)) || notice.say(""),
      detach: () => notice.detach(),
    }
  }

  get submission() {
    const own = this.profile.submit(this.#texts())
    const results = own.results.map((result) => {
      const said = this.#added.get(result.name)
      return said ? joined(result, said.violations) : result
    })
    const whole = joined(own, this.#addedToForm)
    const validity = results.reduce((worst, { validity }) => worse(worst, validity), whole.validity)
    return { ...whole, validity, results }
  }

  check() {
    for (const field of this.fields.values()) field.leave()
    for (const name of this.#notices.keys()) this.#left.add(name)
    const submission = this.submission
    this.#show(submission)
    if (submission.validity !== "valid") this.#focus(submission)
    return submission
  }

  add(answer) {
    for (const { name, violations } of answer.results ?? []) {
      if (!violations.length) this.#added.delete(name)
      else if (this.profile.fields.includes(name)) this.#added.set(name, { text: this.#text(name), violations })
      else this.#addedToForm.push(...violations)
    }
    this.#addedToForm.push(...answer.violations ?? [])
    return this.check()
  }

  detach() {
    this.#controller.abort()
    this.#observer.disconnect()
    for (const field of [...this.fields.values(), ...this.#notices.values()]) field.detach()
    this.#restore()
  }

  // MARK: Events

  #listen() {
    const { form } = this
    const { signal } = this.#controller
    // Before the page's own listeners, which hear of a form that is right alone.
    rootOf(form).addEventListener("submit", (event) => {
      if (event.target === form) this.#submit(event)
    }, { signal, capture: true })
    form.addEventListener("input", ({ target }) => {
      if (!this.#notices.has(target.name)) return
      this.#forget(target.name)
      this.#show(this.submission)
    }, { signal })
    form.addEventListener("focusout", ({ target }) => {
      if (!this.#notices.has(target.name)) return
      this.#left.add(target.name)
      this.#show(this.submission)
    }, { signal })
    form.addEventListener("formdata", ({ formData }) => this.#send(formData), { signal })
    form.addEventListener("reset", () => {
      this.#added.clear()
      this.#addedToForm = []
      this.#left.clear()
      // Text fields look again by themselves, when all listeners have been asked.
      setTimeout(() => { if (!signal.aborted) this.#show(this.submission) })
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
    // What is sent is what was judged. A secret text is not in the submission, and stays in its field.
    for (const { name, text } of submission.results) {
      if (text !== undefined) this.fields.get(name)?.set(text)
    }
    this.#options.onSubmit?.(submission, event)
  }

  /** Formatted fields send their raw text, and go on showing it in their format. */
  #send(formData) {
    try {
      for (const { name, text } of this.submission.results) {
        const field = this.fields.get(name)
        if (!field || text === undefined || !formData.has(name)) continue
        if (field.shown(text) !== text) formData.set(name, text)
      }
    } catch (error) {
      this.#fail(error)
    }
  }

  /** The server will judge what is sent. */
  #fail(error) {
    if (this.#options.onFailure) this.#options.onFailure(error)
    else reportError(error)
  }

  // MARK: What is said

  /** What is said of one field; the others are told at once, for a rule may be across them. */
  #judge(name) {
    this.#forget(name)
    const submission = this.submission
    if (this.#isReady) this.#show(submission, name)
    return submission.results.find((result) => result.name === name)
  }

  /** What a server has said of another text holds no longer. */
  #forget(name) {
    if (this.#added.get(name)?.text !== this.#text(name)) this.#added.delete(name)
  }

  /** Shows what is wrong in each field, but not in the one that shows it itself. */
  #show({ results, violations = [] }, except) {
    const rest = [...violations]
    for (const result of results) {
      const element = this.#element(result.name)
      const field = this.fields.get(result.name)
      if (field) {
        if (result.name !== except) field.take(result)
      } else if (element?.setCustomValidity) {
        element.setCustomValidity(complaint(result))
        this.#notices.get(result.name)?.mark(result)
      } else {
        rest.push(...result.violations)
      }
    }
    this.#say(rest)
  }

  #say(violations) {
    const words = sentences(violations)
    if (this.#notice.textContent !== words) this.#notice.textContent = words
  }

  /** The first field in the page that is wrong gets the focus. */
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

  /** What the browser would send. */
  #text(name) {
    const elements = [...this.form.elements].filter((element) => element.name === name && !element.matches(":disabled"))
    const isSent = ({ type, checked }) => checked || !["checkbox", "radio"].includes(type)
    return elements.find(isSent)?.value ?? ""
  }

  #texts() { return Object.fromEntries(this.profile.fields.map((name) => [name, this.#text(name)])) }
}

const order = ["valid", "intermediate", "invalid"]
const worse = (one, other) => order[Math.max(order.indexOf(one), order.indexOf(other))]

/** A judgement with what somebody else has said, each thing once. */
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
