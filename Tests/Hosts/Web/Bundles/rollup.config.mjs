import { readFileSync } from "node:fs"
import { join } from "node:path"

const folder = process.env.PACKAGE
const { name, exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
// What the plugin for packages does, which Debian does not have.
const resolve = (id) => {
  if (!id.startsWith(name)) return null
  const target = exports[`.${id.slice(name.length)}`]
  return join(folder, target.default ?? target)
}

export default { plugins: [{ name: "packages", resolveId: resolve }] }
