// The search of the API's page: every word of the query is a part of a symbol's name or of what the name belongs to.

/**
 * Returns the symbols that match a query, best first: the whole name, the beginning of a name, then the rest.
 *
 * @param {{ name: string, parent: string }[]} symbols in the order of the documentation
 * @param {string} query
 */
export function find(symbols, query) {
  const words = query.toLowerCase().split(/[\s.]+/).filter(Boolean)
  if (!words.length) return []
  const rank = ({ name, parent }) => {
    const own = name.toLowerCase()
    const whole = `${parent}.${name}`.toLowerCase()
    if (!words.every((word) => whole.includes(word))) return
    const last = words[words.length - 1]
    const start = own.match(/^[\w.]*/)[0]
    return start === last ? 0 : own.startsWith(last) ? 1 : own.includes(last) ? 2 : 3
  }
  return symbols.map((symbol, place) => ({ symbol, place, rank: rank(symbol) }))
    .filter(({ rank }) => rank !== undefined)
    .sort((first, second) => first.rank - second.rank || first.symbol.name.length - second.symbol.name.length || first.place - second.place)
    .map(({ symbol }) => symbol)
}

/** Shows what the field's text finds, at most 60 symbols. */
export function attachSearch(field, list, count, symbols) {
  const show = () => {
    const found = find(symbols, field.value)
    count.textContent = !field.value.trim() ? `${symbols.length} symbols` : found.length === 1 ? "1 symbol" : `${found.length} symbols`
    list.replaceChildren(...found.slice(0, 60).map(({ name, parent, module, kind, url }) => {
      const item = document.createElement("li")
      const link = document.createElement("a")
      link.href = url
      link.append(Object.assign(document.createElement("code"), { textContent: name }))
      const place = Object.assign(document.createElement("small"), { textContent: ` ${kind}${parent ? ` of ${parent}` : ""}, ${module}` })
      item.append(link, place)
      return item
    }))
  }
  field.addEventListener("input", show)
  field.value = new URLSearchParams(location.search).get("q") ?? field.value
  show()
}
