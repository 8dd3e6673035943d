/**
 * The style of the bar, which is in a shadow root: neither it nor the page reaches the other. The bar itself is room at
 * the end of the page, so that nothing there stays beneath what it shows above it. It is in the middle: first screens
 * have links in their corners.
 */
export const barStyle = `
  :host { all: initial; display: block; block-size: 68px; position: relative; z-index: 2147483000; color-scheme: inherit;
    --ground: light-dark(#fff, #1b1c1f); --ink: light-dark(#191a1c, #f3f1ec); --soft: light-dark(#5d5e62, #b0aea8);
    --line: light-dark(#0000001f, #ffffff29); --on: light-dark(#1f5fd6, #8ab4ff); --shade: 0 1px 2px #0002, 0 6px 20px #0003;
    font: 500 13px/1.3 system-ui, sans-serif; color: var(--ink); -webkit-text-size-adjust: none }
  :host([hidden]) { display: block; block-size: 0 } :host([hidden]) :is(nav, #more) { display: none }
  @media print { :host { display: none } }
  nav, #more { position: fixed; box-sizing: border-box; color: inherit; background: var(--ground); border: 1px solid var(--line);
    box-shadow: var(--shade); margin: 0 auto; padding: 0 }
  nav, #more, .words-strip { inset: auto 12px calc(68px + env(safe-area-inset-bottom)); inline-size: fit-content }
  nav { inset-block-end: calc(12px + env(safe-area-inset-bottom)); display: flex; border-radius: 23px; overflow: clip }
  button, label { all: unset; box-sizing: border-box; min-block-size: 44px; min-inline-size: 44px; padding-inline: 14px;
    display: flex; align-items: center; justify-content: center; gap: 8px; cursor: pointer; touch-action: manipulation }
  nav button:last-child { padding-inline: 0 4px }
  :is(button, label):hover { background: color-mix(in srgb, var(--ink) 8%, transparent) }
  :is(button, label):has(:focus-visible), button:focus-visible { outline: 2px solid var(--on); outline-offset: -4px; border-radius: 20px }
  button[aria-pressed=true] { background: var(--ink); color: var(--ground) }
  svg { flex: none; inline-size: 16px; block-size: 16px; fill: none; stroke: currentColor; stroke-width: 1.5;
    stroke-linecap: round; stroke-linejoin: round }
  /* Where the panel leaves no room in the middle. */
  @media (min-width: 640px) and (max-width: 991px) { nav, #more, .words-strip { margin-inline-start: 0 } }
  #more { border-radius: 14px; overflow: clip; padding-block: 6px;
    max-inline-size: calc(100vw - 24px) }
  #more > * { justify-content: flex-start; padding: 8px 16px 8px 44px; display: flex; inline-size: 100%; position: relative }
  #more :focus-visible { outline: none }
  #more > :has(:focus-visible), #more > :focus-visible { outline: 2px solid var(--on); outline-offset: -4px; border-radius: 12px }
  input { position: absolute; inset-inline-start: 14px; inline-size: 18px; block-size: 18px; margin: 0; accent-color: var(--on) }
  small { display: block; font: 400 12px/1.4 system-ui, sans-serif; color: var(--soft) }
  .frame { position: fixed; box-sizing: border-box; border: 2px solid var(--on); border-radius: 5px; display: none;
    pointer-events: none; box-shadow: 0 0 0 1px var(--ground); background: color-mix(in srgb, var(--on) 10%, transparent) }
  .tag { position: fixed; display: none; max-inline-size: min(34rem, calc(100vw - 16px)); box-sizing: border-box;
    padding: 7px 11px; border-radius: 7px; background: var(--ink); color: var(--ground); overflow-wrap: anywhere;
    pointer-events: none; box-shadow: var(--shade); font: 500 12px/1.4 ui-monospace, 'SF Mono', Menlo, monospace }
  .tag small { color: inherit; opacity: .85 }
  .shown { display: block }
  .lit { animation: lit 1200ms ease-out forwards }
  @keyframes lit { 0% { opacity: 0 } 15% { opacity: 1 } 100% { opacity: 0 } }
  .unseen { position: fixed; inset-block-start: 0; inline-size: 1px; block-size: 1px; overflow: clip; clip-path: inset(50%) }
  @media (max-width: 639px) { nav .tool span { position: absolute; inline-size: 1px; block-size: 1px; overflow: clip; clip-path: inset(50%) } }
  @media (forced-colors: active) { button[aria-pressed=true] { outline: 3px solid Highlight; outline-offset: -4px } }
`
