import { judge } from "./bundled.mjs"
await judge()
document.title = "Ready"
