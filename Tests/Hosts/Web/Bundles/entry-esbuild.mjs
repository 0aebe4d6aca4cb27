import { judge, offer } from "./bundled.mjs"
import catalogue from "text-input-intercepter/emoji-catalogue.bin"
import names from "text-input-intercepter/emoji-names.bin"
import source from "text-input-intercepter/intercepter-emoji.wasm"
import engine from "text-input-intercepter/intercepter-full.wasm"
await judge(engine)
await offer({ source, catalogue, names })
document.title = "Ready"
