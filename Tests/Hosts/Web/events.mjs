// Events of text fields, recorded from the simulator: all scripts and random sessions, in both host modes, as
// requests about each field of a profile. Always the same ones for a seed.
//
//   INTERCEPTER=… node Tests/Hosts/Web/events.mjs PROFILE COUNT      writes them, one a line
import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { chooser, pieces } from "./requests.mjs"

export function events(profile, count, seed = 20261122) {
  const fields = Object.keys(JSON.parse(readFileSync(profile, "utf8")).fields)
  if (!known.has(seed)) known.set(seed, fieldless(seed))
  const lines = known.get(seed).flatMap((event) => fields.map((field) => ({ field, ...event })))
  if (lines.length < count) throw new Error(`only ${lines.length} events of ${profile}`)
  const spread = Array.from({ length: count }, (_, id) => lines[Math.floor((id * lines.length) / count)])
  return spread.map((event, id) => JSON.stringify({ id, ...event }))
}

/** The events of each seed, which are the same for every profile. */
const known = new Map()

function fieldless(seed) {
  const folder = mkdtempSync(join(tmpdir(), "sessions-"))
  try {
    const sessions = Array.from({ length: 60 }, (_, index) => {
      const path = join(folder, `${index}.keys`)
      writeFileSync(path, session(seed + index))
      return path
    })
    const scripts = readdirSync("Examples/Scripts").filter((name) => name.endsWith(".keys"))
      .map((name) => `Examples/Scripts/${name}`)
    return [...recorded(scripts), ...recorded(sessions)]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What somebody does at random, in the language of scripts. */
function session(seed) {
  const { random, pick } = chooser(seed)
  const quoted = (text) => `"${text.replace(/["\\]/g, "\\$&").replace(/[\n\r\0]/g, (one) => `\\u{${one.charCodeAt(0).toString(16)}}`)}"`
  const text = () => quoted(pick(pieces) || "x")
  const commands = [
    () => `Type ${text()}`, () => `Type ${text()}`, () => `Paste ${text()}`, () => "Backspace", () => "Delete",
    () => `Left ${1 + random(3)}`, () => "Right", () => "Home", () => "End", () => "SelectAll", () => "WordLeft",
    () => "Press Shift+Left", () => "Undo", () => "Redo", () => "Cut", () => `Autofill ${text()}`,
    () => 'Compose "n"\nCompose "ni"\nCommit "你"', () => 'Compose "ha"\nCancel', () => 'Compose "か"\nCommit "蚊"',
  ]
  return Array.from({ length: 60 }, () => pick(commands)()).join("\n")
}

/** The events of scripts; one that expects what does not come is recorded as well. */
function recorded(scripts) {
  const steps = replayed(scripts).split("\n").filter(Boolean).map((line) => JSON.parse(line)).filter(({ state }) => state)
  const events = []
  let before = null
  let baseline = null
  let place = ""
  for (const { file, mode, command, state } of steps) {
    if (place !== `${file} ${mode}`) [place, before, baseline] = [`${file} ${mode}`, null, null]
    if (before && JSON.stringify(before) !== JSON.stringify(state)) {
      events.push({ previous: before, current: state, baseline })
    }
    const inserted = /^(?:Type|Paste|Commit|Autofill) ("(?:[^"\\]|\\[nrt"\\])*")$/.exec(command)
    if (before && inserted) {
      events.push({ previous: before, edit: { range: before.selection, replacement: JSON.parse(inserted[1]) }, baseline })
    }
    if (!state.marked) baseline = null
    else if (before && !before.marked) baseline = before
    before = state
  }
  return events
}

function replayed(scripts) {
  const options = ["replay", "--json", "--mode", "both", ...scripts]
  try {
    return execFileSync(process.env.INTERCEPTER, options, { maxBuffer: 1 << 30, stdio: ["ignore", "pipe", "ignore"] }).toString()
  } catch (error) {
    if (error.status === 1) return error.stdout.toString()
    throw error
  }
}

if (process.argv[1]?.endsWith("events.mjs")) {
  const [profile, count] = process.argv.slice(2)
  console.log(events(profile, Number(count)).join("\n"))
}
