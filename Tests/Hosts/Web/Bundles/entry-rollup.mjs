import { judge, offer } from "./bundled.mjs"
await judge()
await offer()
document.title = "Ready"
