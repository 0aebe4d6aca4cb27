// The emoji of a picker: of two thousand, those that are in view are elements of the page.

/** The rows above and below the view that are drawn as well. */
const margin = 3

export class EmojiGrid {
  columns = 8
  #view
  #names
  #grid
  #sections = []
  /** What stands below each other: headings and rows of places, each with its top. */
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

  /** The edge of a cell, in pixels. */
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

  /** Draws the lines in view, and takes the others out of the page. */
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
    // In the order in which they are read.
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

  /** Shows the cell of a place as the selected one; `null` for none. */
  select(place) {
    const mark = (at, isSelected) =>
      this.#grid.querySelector(`#place-${at}`)?.setAttribute("aria-selected", String(isSelected))
    if (this.#selected !== null) mark(this.#selected, false)
    this.#selected = place
    if (place !== null) mark(place, true)
  }

  /** Scrolls as far as is needed for a place to be in view, or until its section begins there. */
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
