// The grid of a picker, which creates elements only for the emoji in view.

/** The number of rows above and below the view that are also drawn. */
const margin = 3

export class EmojiGrid {
  columns = 8
  #view
  #names
  #grid
  #sections = []
  /** The headings and rows of the grid from top to bottom, each with its position. */
  #lines = []
  #drawn = new Map()
  #selected = null
  #height = 0

  constructor(view, names) {
    this.#view = view
    this.#names = names
    this.#grid = document.createElement("div")
    this.#grid.id = "grid"
    this.#grid.className = "grid"
    this.#grid.setAttribute("role", "grid")
    view.append(this.#grid)
  }

  set label(text) { this.#grid.setAttribute("aria-label", text) }

  /** The size of a cell, in pixels. */
  get #cell() { return parseFloat(getComputedStyle(this.#grid).getPropertyValue("line-height")) || 40 }

  get columnsInView() { return Math.floor(this.#view.clientWidth / this.#cell) }

  get rowsInView() { return Math.max(1, Math.floor(this.#view.clientHeight / this.#cell) - 1) }

  fill(sections) {
    const cell = this.#cell
    const heading = Math.round(cell * 0.7)
    let top = 0
    this.#sections = sections
    this.#lines = []
    for (const [index, { start, emoji, name }] of sections.entries()) {
      this.#lines.push({ top, name, height: heading })
      top += heading
      for (let place = start; place < start + emoji.length; place += this.columns) {
        const end = Math.min(place + this.columns, start + emoji.length)
        this.#lines.push({ top, section: index, place, end, height: cell })
        top += cell
      }
    }
    this.#height = top
    this.#grid.style.height = `${top}px`
    this.#grid.setAttribute("aria-rowcount", this.#lines.filter(({ name }) => name === undefined).length)
    this.#grid.setAttribute("aria-colcount", this.columns)
    let row = 0
    for (const line of this.#lines) if (line.name === undefined) line.row = row += 1
    for (const [, element] of this.#drawn) element.remove()
    this.#drawn.clear()
    this.#view.scrollTop = Math.min(this.#view.scrollTop, top)
    this.draw()
  }

  /** Draws the lines in view, and removes the others from the page. */
  draw() {
    const { scrollTop, clientHeight } = this.#view
    const room = margin * this.#cell
    const wanted = new Set()
    for (const [index, { top, height }] of this.#lines.entries()) {
      if (top + height >= scrollTop - room && top <= scrollTop + clientHeight + room) wanted.add(index)
    }
    for (const [index, element] of this.#drawn) {
      if (wanted.has(index)) continue
      element.remove()
      this.#drawn.delete(index)
    }
    const missing = [...wanted].filter((index) => !this.#drawn.has(index))
    const rows = missing.map((index) => this.#lines[index]).filter(({ name }) => name === undefined)
    const first = rows[0]?.place ?? 0
    const names = rows.length ? this.#names(first, rows.at(-1).end) : []
    for (const index of missing) {
      const line = this.#lines[index]
      const element = line.name === undefined ? this.#row(line, names, first) : this.#heading(line)
      element.style.top = `${line.top}px`
      this.#drawn.set(index, element)
    }
    // Append them in reading order.
    const sorted = [...this.#drawn].sort(([one], [other]) => one - other).map(([, element]) => element)
    if (missing.length) this.#grid.append(...sorted)
  }

  #heading({ name }) {
    const element = document.createElement("div")
    element.className = "heading"
    element.setAttribute("role", "presentation")
    element.textContent = name
    return element
  }

  #row({ section, place, end, row }, names, first) {
    const element = document.createElement("div")
    element.className = "row"
    element.setAttribute("role", "row")
    element.setAttribute("aria-rowindex", row)
    const { start, emoji } = this.#sections[section]
    for (let at = place; at < end; at += 1) {
      const cell = document.createElement("span")
      cell.id = `place-${at}`
      cell.className = "cell"
      cell.textContent = emoji[at - start]
      cell.dataset.place = at
      cell.setAttribute("role", "gridcell")
      cell.setAttribute("aria-colindex", at - place + 1)
      cell.setAttribute("aria-label", names[at - first])
      cell.title = names[at - first]
      cell.setAttribute("aria-selected", String(at === this.#selected))
      element.append(cell)
    }
    return element
  }

  /** Marks the cell at a place as selected, or none if `null`. */
  select(place) {
    const mark = (at, isSelected) =>
      this.#grid.querySelector(`#place-${at}`)?.setAttribute("aria-selected", String(isSelected))
    if (this.#selected !== null) mark(this.#selected, false)
    this.#selected = place
    if (place !== null) mark(place, true)
  }

  /** Scrolls until a place is in view, or to the top of the view. */
  reveal(place, toTop = false) {
    const index = this.#lines.findIndex((line) => line.place <= place && place < line.end)
    if (index < 0) return
    const line = this.#lines[index]
    const above = this.#lines[index - 1]
    const top = above?.name === undefined ? line.top : above.top
    const { scrollTop, clientHeight } = this.#view
    if (toTop || top < scrollTop) this.#view.scrollTop = top
    else if (line.top + line.height > scrollTop + clientHeight) this.#view.scrollTop = line.top + line.height - clientHeight
    this.draw()
  }
}
