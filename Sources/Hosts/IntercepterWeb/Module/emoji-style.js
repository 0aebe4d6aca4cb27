// The style of <emoji-picker>. A page can set its custom properties and style its parts.
export const style = `
:host {
  --cell: 2.6rem; --accent: #1a56c4; --surface: #fff; --ink: #1c1d1f; --faint: #5c5f66; --edge: #d9d6cf; --hover: #eef2fb;
  display: flex; flex-direction: column; position: relative; box-sizing: border-box;
  width: 23rem; max-width: 100%; height: 25rem; max-height: 100vh;
  border: 1px solid var(--edge); border-radius: .6rem; overflow: hidden;
  background: var(--surface); color: var(--ink); font: 1rem/1.4 system-ui, sans-serif;
}
@supports (color: light-dark(#000, #fff)) {
  :host {
    --accent: light-dark(#1a56c4, #8ab4ff); --surface: light-dark(#fff, #212327); --ink: light-dark(#1c1d1f, #e9e7e2);
    --faint: light-dark(#5c5f66, #a9adb5); --edge: light-dark(#d9d6cf, #3b3e44); --hover: light-dark(#eef2fb, #2d3340);
  }
}
:host([hidden]), :host([popover]:not(:popover-open)) { display: none; }
:host([popover]) { position: fixed; inset: auto; margin: 0; padding: 0; box-shadow: 0 .4rem 1.6rem #0004; }
[hidden] { display: none !important; }
#search {
  font: inherit; color: inherit; background: transparent; border: 1px solid var(--edge); border-radius: .4rem;
  margin: .6rem .6rem .3rem; padding: .4rem .6rem; min-width: 0;
}
#search::placeholder { color: var(--faint); opacity: 1; }
.groups { display: flex; padding: 0 .4rem; border-bottom: 1px solid var(--edge); }
.groups button { flex: 1 1 0; min-width: 0; padding: .25rem 0; border-radius: .3rem .3rem 0 0; border-bottom: 2px solid transparent; }
.groups button[aria-current] { border-bottom-color: var(--accent); }
button { font: inherit; color: inherit; background: none; border: 0; cursor: pointer; }
button:hover { background: var(--hover); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
.view { flex: 1; min-height: 0; overflow-y: scroll; overscroll-behavior: contain; padding: 0 .4rem; }
.grid { position: relative; line-height: var(--cell); -webkit-user-select: none; user-select: none; -webkit-touch-callout: none; }
.grid .row, .heading { position: absolute; left: 0; right: 0; }
.row { display: flex; }
.heading { color: var(--faint); font-size: .8rem; line-height: calc(var(--cell) * .7); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.cell, .shown, .groups button { font-family: "Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", sans-serif; }
.cell {
  width: var(--cell); height: var(--cell); line-height: var(--cell); text-align: center; cursor: pointer; border-radius: .4rem;
  font-size: calc(var(--cell) * .62); overflow: hidden;
}
.cell[aria-selected=true] { background: var(--hover); box-shadow: inset 0 0 0 2px var(--accent); }
.nothing { flex: 1; margin: 0; padding: 1rem; color: var(--faint); }
.tones { align-self: center; padding: .3rem; border-top: 1px solid var(--edge); width: 100%; box-sizing: border-box; }
.tones .row { justify-content: center; }
.preview { display: flex; align-items: center; gap: .5rem; min-height: 2.8rem; padding: 0 .6rem; border-top: 1px solid var(--edge); }
.shown { font-size: 1.7rem; line-height: 1.2; }
.name { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; line-height: 1.2; }
.preview button { border-radius: .3rem; padding: .2rem .4rem; font-size: 1.1rem; }
.status { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (forced-colors: active) { .cell[aria-selected=true] { outline: 3px solid Highlight; outline-offset: -3px; } }
`
