// Messages next to an element of the page, also for screen readers.

/**
 * Returns whether a validity is an error. An intermediate text is an error only after the user has left the field.
 */
export const isWrong = ({ validity }, wasLeft) => validity === "invalid" || (validity !== "valid" && wasLeft)

export const sentences = (violations) => [...new Set(violations.map(({ message }) => message))].join(" ")

/** Returns the element's custom validity message, empty if the text is valid. */
export const complaint = ({ validity, violations }) => validity === "valid" ? "" : sentences(violations)

/** A status that describes an element, created after the element or its label unless one is given. */
export class Notice {
  #element
  #status
  #restore

  constructor(element, given, last = element) {
    this.#element = element
    const status = this.#status = given ?? element.ownerDocument.createElement("span")
    if (!given) status.className = "intercepter-notice"
    const saved = ["aria-invalid", "aria-describedby"].map((name) => [name, element.getAttribute(name)])
    const ownMessage = element.validity.customError ? element.validationMessage : ""
    const statuses = ["id", "role", "aria-live"].map((name) => [name, status.getAttribute(name)])
    const words = status.textContent
    status.id ||= `intercepter-${(lastNotice += 1)}`
    status.setAttribute("role", "status")
    status.setAttribute("aria-live", "polite")
    const isBoxed = ["checkbox", "radio"].includes(last.type)
    if (!given) ((isBoxed && last.closest("label")) || last).after(status)
    const described = element.getAttribute("aria-describedby")
    const ids = new Set([...(described ?? "").split(" "), status.id].filter(Boolean))
    element.setAttribute("aria-describedby", [...ids].join(" "))
    this.#restore = () => {
      const put = (target) => ([name, value]) =>
        value === null ? target.removeAttribute(name) : target.setAttribute(name, value)
      saved.forEach(put(element))
      element.setCustomValidity(ownMessage)
      if (!given) return status.remove()
      statuses.forEach(put(status))
      status.textContent = words
    }
  }

  /** Marks the element as invalid and shows why, or marks it as valid. */
  mark(judgement, wasLeft) {
    const wrong = isWrong(judgement, wasLeft)
    if (wrong) this.#element.setAttribute("aria-invalid", "true")
    else this.#element.removeAttribute("aria-invalid")
    if (wrong) this.say(sentences(judgement.violations))
    return wrong
  }

  say(text) {
    if (this.#status.textContent !== text) this.#status.textContent = text
  }

  /** Restores both elements. */
  detach() { this.#restore() }
}

let lastNotice = 0
