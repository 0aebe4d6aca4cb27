// What a bundler makes of an app that imports the package.
import { Intercepter, attach } from "text-input-intercepter/full.js"
import "text-input-intercepter/element.js"
import { EmojiPicker } from "text-input-intercepter/emoji-picker.js"

export async function judge(engine) {
  const intercepter = await Intercepter.load(engine)
  const profile = intercepter.profile({ version: 1, fields: { name: { rules: [{ rule: "emoji", policy: "forbidden" }] } } })
  attach(document.querySelector("#text"), profile.field("name"))
}

export async function offer(files) {
  const picker = await EmojiPicker.open(files)
  window.offered = picker.search("pizza").sections[0].emoji
}
