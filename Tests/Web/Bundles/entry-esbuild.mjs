import { judge } from "./bundled.mjs"
import engine from "text-input-intercepter/intercepter.wasm"
await judge(engine)
document.title = "Ready"
