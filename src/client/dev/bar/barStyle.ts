/** The style of the bar, which is in a shadow root: neither it nor the page reaches the other. */
export const barStyle = `
  :host { all: initial; position: fixed; inset: 0; z-index: 2147483000; pointer-events: none; color-scheme: light dark;
    --ground: light-dark(#fff, #17181a); --ink: light-dark(#17181a, #f4f2ee); --line: light-dark(#d6d4cf, #3a3c40);
    --on: light-dark(#1f5fd6, #8ab4ff); font: 500 13px/1.3 system-ui, sans-serif; color: var(--ink) }
  :host([hidden]) { display: block } :host([hidden]) nav { display: none }
  @media print { :host { display: none } }
  nav { position: absolute; inset: auto auto 12px 12px; display: flex; pointer-events: auto; background: var(--ground);
    border: 1px solid var(--line); border-radius: 22px; overflow: clip; opacity: .82; transition: opacity 160ms }
  nav:hover, nav:focus-within, nav:has([aria-pressed=true]) { opacity: 1 }
  button { all: unset; box-sizing: border-box; block-size: 44px; min-inline-size: 44px; padding-inline: 14px; display: flex;
    align-items: center; justify-content: center; gap: 8px; cursor: pointer }
  button + button { border-inline-start: 1px solid var(--line) }
  button:hover { background: color-mix(in srgb, var(--ink) 8%, transparent) }
  button:focus-visible { outline: 2px solid var(--on); outline-offset: -4px; border-radius: 20px }
  button[aria-pressed=true] { color: var(--on) }
  svg { inline-size: 16px; block-size: 16px; fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round }
  .frame { position: absolute; box-sizing: border-box; border: 2px solid var(--on); border-radius: 4px; display: none;
    background: color-mix(in srgb, var(--on) 10%, transparent) }
  .tag { position: absolute; display: none; max-inline-size: min(34rem, calc(100vw - 16px)); box-sizing: border-box;
    padding: 6px 10px; border-radius: 6px; background: var(--ink); color: var(--ground); overflow-wrap: anywhere;
    font: 500 12px/1.4 ui-monospace, monospace }
  .tag small { display: block; font: 400 12px/1.4 system-ui, sans-serif; opacity: .85 }
  .shown { display: block }
  .lit { animation: lit 1200ms ease-out forwards }
  @keyframes lit { 0% { opacity: 0 } 15% { opacity: 1 } 100% { opacity: 0 } }
  .status { position: absolute; inline-size: 1px; block-size: 1px; overflow: clip; clip-path: inset(50%) }
`
