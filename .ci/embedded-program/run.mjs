// node run.mjs PROGRAM PROFILE REQUESTS ANSWERS COUNT
//
// Makes requests about the fields of a profile, always the same ones, and writes them and the program's
// answers to them, one a line.
import { readFileSync, writeFileSync } from "node:fs"
import { requests } from "../../Tests/Hosts/Web/requests.mjs"
import { load } from "./program.mjs"

const [program, profilePath, requestsPath, answersPath, count] = process.argv.slice(2)
const { call, exports } = await load(program)
const { read_profile, answer } = exports

const json = readFileSync(profilePath, "utf8")
const complaint = call(json, (place, length) => read_profile(place, length, true))
if (complaint) {
  console.error(complaint)
  process.exit(1)
}

const names = Object.keys(JSON.parse(json).fields)
const lines = requests(names, Number(count))
const answers = lines.map((line, index) => call(line, (place, length) => answer(place, length, index + 1)))
writeFileSync(requestsPath, lines.join("\n") + "\n")
writeFileSync(answersPath, answers.join("\n") + "\n")
