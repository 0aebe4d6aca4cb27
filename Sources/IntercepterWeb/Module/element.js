// The element <intercepted-field>, for pages that are written in HTML alone. See element.d.ts.
import { Intercepter, attach } from "./intercepter.js"

let engine
const texts = new Map()

/** The engine of the page, loaded once, when the first field asks for it. */
const intercepter = () => engine ??= Intercepter.load()

/** The text of a profile: that of an element of the page, or of an address. */
async function profileText(page, reference) {
  if (reference.startsWith("#")) {
    const element = page.querySelector(reference)
    if (!element) throw new Error(`there is no element ${reference}`)
    return element.textContent
  }
  const address = new URL(reference, page.baseURI).href
  if (!texts.has(address)) {
    texts.set(address, fetch(address).then((response) => {
      if (!response.ok) throw new Error(`${address}: ${response.status} ${response.statusText}`)
      return response.text()
    }))
  }
  return texts.get(address)
}

export class InterceptedFieldElement extends HTMLElement {
  static observedAttributes = ["profile", "field", "lang"]

  /** What keeps the field to its rules; `null` until it does. */
  attachment = null
  #waiting = null
  /** Counts what was asked for, so that an earlier answer is passed over. */
  #turn = 0

  connectedCallback() { this.#attach() }

  disconnectedCallback() { this.#detach() }

  attributeChangedCallback() { if (this.isConnected) this.#attach() }

  async #attach() {
    this.#detach()
    const turn = this.#turn
    const reference = this.getAttribute("profile")
    if (!reference) return
    try {
      const element = await this.#textField()
      const [loaded, json] = await Promise.all([intercepter(), profileText(this.ownerDocument, reference)])
      if (turn !== this.#turn) return
      const language = this.closest("[lang]")?.lang || undefined
      const field = loaded.profile(json, { language }).field(this.getAttribute("field") ?? element.name)
      this.attachment = attach(element, field, {
        notice: this.querySelector("output") ?? undefined,
        onDecision: (detail) => this.#tell("decision", detail),
        onFailure: (error) => this.#fail(error),
      })
      this.#tell("attached", this.attachment)
    } catch (error) {
      if (turn === this.#turn) this.#fail(error)
    }
  }

  #detach() {
    this.#turn += 1
    this.#waiting?.disconnect()
    this.attachment?.detach()
    this.attachment = null
  }

  /** The field inside, as soon as it has been read. */
  #textField() {
    const find = () => this.querySelector("input, textarea")
    return find() ?? new Promise((resolve) => {
      this.#waiting = new MutationObserver((_, observer) => {
        const element = find()
        if (!element) return
        observer.disconnect()
        resolve(element)
      })
      this.#waiting.observe(this, { childList: true, subtree: true })
    })
  }

  /** The field stays an ordinary one. */
  #fail(error) {
    if (this.#tell("failure", error)) reportError(error)
  }

  #tell(type, detail) {
    return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, cancelable: type === "failure" }))
  }
}

customElements.define("intercepted-field", InterceptedFieldElement)
