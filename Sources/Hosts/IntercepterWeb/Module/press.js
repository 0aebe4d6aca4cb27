// Presses of the pointer. A message that appears while a button is pressed would move the button away.

const known = new WeakMap()

/** Returns the presses in a page, which are observed from the first call on. */
export function pressesIn(page) {
  if (!known.has(page)) known.set(page, new Presses(page.defaultView))
  return known.get(page)
}

class Presses {
  /** What waits for the end of the press, or `null` if nothing is pressed. */
  #waiting = null
  #timer

  constructor(view) {
    const on = (types, listener) => types.forEach((type) =>
      view.addEventListener(type, listener, { capture: true, passive: true }))
    // After a tap, the focus moves at `mousedown`, which follows `pointerup`.
    on(["pointerdown", "mousedown"], () => {
      clearTimeout(this.#timer)
      this.#waiting ??= []
    })
    // The click follows in the same task, if there is one.
    on(["pointerup", "mouseup", "click", "pointercancel", "dragend", "keydown"], () => {
      if (!this.#waiting) return
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => this.#end())
    })
  }

  /** Calls a function when nothing is pressed: now, or after the click. */
  after(act) {
    if (this.#waiting) this.#waiting.push(act)
    else act()
  }

  #end() {
    const acts = this.#waiting ?? []
    this.#waiting = null
    for (const act of acts) act()
  }
}
