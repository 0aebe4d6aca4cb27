// node --test Tests/Hosts/Web: bounds that are relative to the date of the page.
//
// PACKAGE is the folder that make-package has written.
import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { mock, test } from "node:test"
import { pathToFileURL } from "node:url"

const { PACKAGE } = process.env
const load = (name) => import(pathToFileURL(`${PACKAGE}/${name}`))
const full = await (await load("full.js")).Intercepter.load(readFileSync(`${PACKAGE}/intercepter-full.wasm`))
const small = await (await load("intercepter.js")).Intercepter.load(readFileSync(`${PACKAGE}/intercepter.wasm`))
const birthday = { rules: [], format: { kind: "date", locale: "de", latest: "-18 years" } }
const profile = { version: 1, fields: { birthday } }

test("a field counts from the day of the page, which may change while it is open", () => {
  mock.timers.enable({ apis: ["Date"], now: new Date(2026, 10, 26, 23, 59) })
  try {
    for (const form of [full.profile(profile, { language: "de" }), small.profile(full.compile(profile, { language: "de" }))]) {
      const validity = (text) => form.field("birthday").validate(text).validity
      mock.timers.setTime(new Date(2026, 10, 26, 23, 59).getTime())
      assert.equal(validity("26.11.2008"), "valid")
      assert.equal(validity("27.11.2008"), "invalid")
      const edit = form.field("birthday").edit({ range: [9, 9], replacement: "8" }, { text: "27.11.200", selection: [9, 9] })
      assert.deepEqual(edit.violations.map(({ bound }) => bound), ["26.11.2008"])
      mock.timers.tick(60_000)
      assert.equal(validity("27.11.2008"), "valid")
      mock.timers.setTime(new Date(2026, 10, 25, 12).getTime())
      assert.equal(validity("26.11.2008"), "invalid")
      // Whoever flies to Honolulu is there on the day before.
      process.env.TZ = "Asia/Tokyo"
      mock.timers.setTime(Date.UTC(2026, 10, 25, 20))
      assert.equal(validity("26.11.2008"), "valid")
      process.env.TZ = "Pacific/Honolulu"
      mock.timers.tick(60_000)
      assert.equal(validity("26.11.2008"), "invalid")
      delete process.env.TZ
    }
  } finally {
    delete process.env.TZ
    mock.timers.reset()
  }
})
