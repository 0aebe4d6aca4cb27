// node answers.mjs PROGRAM TABLE
//
// Asks the program about every text of Docs/FieldAnswers.jsonl, whose first line is the profile.
import { readFileSync } from "node:fs"
import { load } from "./program.mjs"

const [program, table] = process.argv.slice(2)
const { call, exports } = await load(program)
const [profile, ...rows] = readFileSync(table, "utf8").trimEnd().split("\n")
const complaint = call(profile, (place, length) => exports.read_profile(place, length, false))
const wrong = complaint ? [complaint] : []
rows.forEach((row, index) => {
  const [field, text, expected] = JSON.parse(row)
  const request = JSON.stringify({ field, validate: text })
  const answer = JSON.parse(call(request, (place, length) => exports.answer(place, length, index + 1)))
  const violations = answer.violations.map(({ code, range: [start, end] }) => ` ${code}@${start}-${end}`)
  const said = answer.validity + violations.join("") + ("text" in answer ? ` → ${answer.text}` : "")
  if (said !== expected) wrong.push(`${row}: ${said}`)
})
if (wrong.length > 0) {
  console.error(wrong.join("\n"))
  process.exit(1)
}
console.log(`${rows.length} answers are those of Docs/FieldAnswers.jsonl.`)
