// The search of the API's page.
import assert from "node:assert/strict"
import { test } from "node:test"
import { find } from "../../../Sources/Hosts/IntercepterWeb/api-search.js"

const symbols = [
  ["FormValidator", ""], ["submit(FieldTexts) -> Submission", "FormValidator"], ["Submission", ""],
  ["withholdingTexts(of: some Sequence<String>) -> Submission", "Submission"], ["submit() -> Submission", "InterceptedForm"],
].map(([name, parent]) => ({ name, parent }))
const names = (query) => find(symbols, query).map(({ name, parent }) => (parent ? `${parent}.` : "") + name.replace(/\(.*/, ""))

test("the whole name comes first, then beginnings, then parts of a name, then what a name belongs to", () => {
  assert.deepEqual(names("submission"), ["Submission", "InterceptedForm.submit", "FormValidator.submit", "Submission.withholdingTexts"])
  assert.deepEqual(names("sub")[0], "Submission")
  assert.deepEqual(names("FORM"), ["FormValidator", "InterceptedForm.submit", "FormValidator.submit"])
})

test("every word counts, and a dot separates words", () => {
  assert.deepEqual(names("form submit"), ["InterceptedForm.submit", "FormValidator.submit"])
  assert.deepEqual(names("FormValidator.submit"), ["FormValidator.submit"])
  assert.deepEqual(names("form nothing"), [])
  assert.deepEqual(names(" . "), [])
})
