// Messages next to an element of the page, also for screen readers.
import { sentences } from "./sentences.js"

/**
 * Returns whether a validity is an error. An intermediate text is an error only after the user has left the field.
 */
export const isWrong = ({ validity }, wasLeft) => validity === "invalid" || (validity !== "valid" && wasLeft)

/** Returns the element's custom validity message, empty if the text is valid. */
export const complaint = ({ validity, violations }) => validity === "valid" ? "" : sentences(violations)

/** Returns whether a required text or choice is missing. */
export const isMissing = ({ violations }) => violations.some(({ code }) => code === "required")

/** A status that describes an element, created after the element or its label unless one is given. */
export class Notice {
  #element
  #elements
  #status
  #restore
  #timer

  /**
   * Creates a status in a language for an element, or for the elements of a choice, the first of which is marked.
   */
  constructor(element, given, language, elements = [element]) {
    this.#element = element
    this.#elements = elements
    const last = elements.at(-1)
    const status = this.#status = given ?? element.ownerDocument.createElement("span")
    if (!given) status.className = "intercepter-notice"
    const saved = ["aria-invalid", "aria-describedby", "aria-required"].map((name) => [name, element.getAttribute(name)])
    const others = elements.slice(1).map((one) => [one, one.getAttribute("aria-invalid")])
    const required = elements.map((one) => one.required)
    const ownMessage = element.validity.customError ? element.validationMessage : ""
    const statuses = ["id", "role", "aria-live", "lang", "dir"].map((name) => [name, status.getAttribute(name)])
    const words = status.textContent
    status.id ||= `intercepter-${(lastNotice += 1)}`
    status.setAttribute("role", "status")
    status.setAttribute("aria-live", "polite")
    if (language) {
      status.lang = language
      status.dir = fromRight.test(language) ? "rtl" : "ltr"
    }
    const isBoxed = ["checkbox", "radio"].includes(last.type)
    if (!given) ((isBoxed && last.closest("label")) || last).after(status)
    const described = element.getAttribute("aria-describedby")
    const ids = new Set([...(described ?? "").split(" "), status.id].filter(Boolean))
    element.setAttribute("aria-describedby", [...ids].join(" "))
    this.#restore = () => {
      const put = (target) => ([name, value]) =>
        value === null ? target.removeAttribute(name) : target.setAttribute(name, value)
      saved.forEach(put(element))
      for (const [one, value] of others) put(one)(["aria-invalid", value])
      elements.forEach((one, place) => { one.required = required[place] })
      element.setCustomValidity(ownMessage)
      if (!given) return status.remove()
      statuses.forEach(put(status))
      status.textContent = words
    }
  }

  /**
   * Marks the element as invalid or not, and shows the given words, or else why it is invalid.
   *
   * Without `aria-invalid`, browsers expose an element with a custom validity message as invalid.
   */
  mark(judgement, wasLeft, words = "") {
    const wrong = isWrong(judgement, wasLeft)
    setAttribute(this.#element, "aria-invalid", wrong)
    this.#say(words || (wrong ? sentences(judgement.violations) : ""))
    if (isMissing(judgement)) this.require(true)
    else if (this.#element.value === "") this.require(false)
    return wrong
  }

  /** Exposes the element as required or not. A radio button has no `aria-required`. */
  require(isRequired) {
    const element = this.#element
    if (element.type !== "radio") return setAttribute(element, "aria-required", isRequired)
    if (!isRequired) return
    for (const one of this.#elements) {
      one.required = true
      if (one !== element) one.setAttribute("aria-invalid", "false")
    }
  }

  /**
   * Has screen readers announce the message again, which they do for a text that appears. It remains visible
   * meanwhile.
   */
  repeat() {
    const words = this.#status.ownerDocument.createElement("span")
    words.textContent = this.#status.textContent
    words.setAttribute("aria-hidden", "true")
    this.#status.replaceChildren(words)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => words.removeAttribute("aria-hidden"), 100)
  }

  get text() { return this.#status.textContent }

  #say(text) {
    if (this.#status.textContent !== text) this.#status.textContent = text
  }

  /** Restores both elements. */
  detach() { this.#restore() }
}

function setAttribute(element, name, value) {
  if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value)
}

/** The languages with messages that are written from right to left. */
const fromRight = /^(ar|ckb|fa|he|ps|ug|ur|yi)\b/

let lastNotice = 0
