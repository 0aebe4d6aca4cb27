// node replay.mjs PROGRAM SCRIPT…
//
// Runs keystroke scripts, whose expectations are those of every other test; a failure is told, and the exit
// status is 1.
import { readFileSync } from "node:fs"
import { load } from "./program.mjs"

const [program, ...scripts] = process.argv.slice(2)
const { call, exports } = await load(program)
for (const path of scripts) {
  const failures = call(readFileSync(path, "utf8"), exports.replay)
  if (failures) {
    console.error(`${path}: ${failures}`)
    process.exitCode = 1
  }
}
