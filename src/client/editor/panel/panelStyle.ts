/** The style of the panel, in a shadow root of its own; its colours are those of the bar. */
export const panelStyle = `
  :host { all: initial; font: 400 13px/1.4 system-ui, sans-serif; color: var(--ink); color-scheme: inherit }
  *, *::before { box-sizing: border-box }
  .panel { position: fixed; inset: 12px 12px 12px auto; inline-size: 300px; max-block-size: 720px; display: flex; flex-direction: column;
    background: var(--ground); border: 1px solid var(--line); border-radius: 18px; box-shadow: var(--shade); overflow: clip }
  header { display: flex; justify-content: space-between; padding: 6px 6px 0 10px; border-block-end: 1px solid var(--line) }
  [role=tablist] { display: flex }
  button, summary { all: unset; box-sizing: border-box; cursor: pointer; touch-action: manipulation; -webkit-tap-highlight-color: transparent }
  button { min-block-size: 44px; min-inline-size: 44px; display: flex; align-items: center; justify-content: center; gap: 8px }
  button[hidden] { display: none }
  :is(button, summary, input):focus-visible { outline: 2px solid var(--on); outline-offset: -2px; border-radius: 10px }
  [role=tab] { padding-inline: 12px; font-weight: 500; color: var(--soft); border-block-end: 2px solid transparent; margin-block-end: -1px }
  [role=tab][aria-selected=true] { color: var(--ink); border-color: var(--ink) }
  :is(button:disabled, button[aria-disabled=true]) { opacity: .3; cursor: default }
  .body { flex: 1; min-block-size: 0; overflow: auto; overscroll-behavior: contain; scrollbar-width: thin; padding-inline: 16px }
  .control { padding-block: 14px 4px }
  h3 { margin: 0 0 8px; font: 500 13px/1.4 system-ui, sans-serif; color: var(--soft) }
  svg { display: block; inline-size: 16px; block-size: 16px; fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round }
  .cards { display: grid; grid-template-columns: repeat(3, 1fr); gap: 6px 8px }
  .pictures { grid-template-columns: repeat(2, 1fr); gap: 10px 8px; padding-block: 4px 12px }
  .cards button { flex-direction: column; align-items: stretch; gap: 5px; padding: 3px 3px 5px; border-radius: 12px; text-align: center; justify-content: flex-start }
  .cards button:hover { background: color-mix(in srgb, var(--ink) 7%, transparent) }
  .cards [aria-checked=true] { box-shadow: inset 0 0 0 2px var(--ink) }
  .cards span { font-size: 12px; line-height: 1.3; color: var(--soft); overflow-wrap: anywhere }
  .cards [aria-checked=true] span:last-child { color: var(--ink) }
  .swatch { block-size: 48px; border-radius: 9px; display: flex; align-items: center; justify-content: center;
    box-shadow: inset 0 0 0 1px light-dark(#0000001a, #ffffff1f) }
  .cards .swatch { font-size: 25px; line-height: 1 }
  .swatch i { font-style: normal; color: var(--dot) }
  .cards .swatch:not(.none) { color: inherit }
  .none { border: 1px dashed var(--soft); box-shadow: none }
  .pictures img { inline-size: 100%; block-size: auto; aspect-ratio: 8 / 5; object-fit: cover; object-position: top; border-radius: 9px;
    background: color-mix(in srgb, var(--ink) 6%, transparent); display: block }
  .chips { display: flex; background: color-mix(in srgb, var(--ink) 6%, transparent); border-radius: 12px }
  .chips button { flex: 1; padding-inline: 6px; border-radius: 12px; color: var(--soft); text-align: center; line-height: 1.2 }
  .chips button:hover { color: var(--ink) }
  .chips [aria-checked=true] { color: var(--ink); background: var(--ground); box-shadow: inset 0 0 0 2px var(--ink); font-weight: 500 }
  .rows { max-block-size: 240px; overflow: auto; scrollbar-width: thin; margin-inline: -8px }
  .rows button { inline-size: 100%; justify-content: flex-start; padding-inline: 8px; font-size: 18px; border-radius: 10px }
  .rows button:hover { background: color-mix(in srgb, var(--ink) 7%, transparent) }
  .rows [aria-checked=true] { background: color-mix(in srgb, var(--ink) 10%, transparent) }
  .colour, .slider { display: flex; gap: 10px; align-items: center }
  input { font: inherit; color: inherit; accent-color: var(--ink) }
  input[type=color] { inline-size: 56px; block-size: 44px; padding: 0; border: 0; border-radius: 10px; background: none; cursor: pointer }
  input[type=color]::-webkit-color-swatch-wrapper { padding: 0 }
  input[type=color]::-webkit-color-swatch, input[type=color]::-moz-color-swatch { border: 0; border-radius: 10px }
  input[type=text] { flex: 1; min-inline-size: 0; inline-size: 100%; block-size: 44px; padding-inline: 12px; font-size: max(13px, 1em); color: var(--ink);
    background: none; border: 1px solid var(--line); border-radius: 10px }
  .colour input[type=text] { font-family: ui-monospace, Menlo, monospace }
  input[type=range] { flex: 1; min-inline-size: 0; block-size: 44px; margin: 0; cursor: pointer }
  output { min-inline-size: 40px; text-align: end; color: var(--soft); font-variant-numeric: tabular-nums }
  .strip { display: flex; block-size: 20px; border-radius: 6px; overflow: clip; margin-block-start: 10px; box-shadow: inset 0 0 0 1px var(--line) }
  .strip span { flex: 1 }
  .contrasts { display: flex; justify-content: space-between; margin: 5px 0 0; font-size: 12px; color: var(--soft); font-variant-numeric: tabular-nums }
  .low, .problem { color: light-dark(#b3261e, #ffb4ab) }
  details { border-block-end: 1px solid var(--line) }
  summary { display: flex; align-items: center; gap: 10px; min-block-size: 44px }
  summary::-webkit-details-marker { display: none }
  .name { font-weight: 500; flex: none; max-inline-size: 60% }
  .value { flex: 1; min-inline-size: 0; text-align: end; color: var(--soft); overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
  summary .icon { color: var(--soft) }
  [open] > summary .icon { rotate: 180deg }
  .content { padding-block: 2px 12px }
  .content > input[type=text] { margin-block-start: 8px }
  .sections { list-style: none; margin: 0; padding: 4px 0 0 }
  .row { display: flex; align-items: center; margin-inline: -12px }
  .row button:not(:disabled, [aria-disabled=true]):hover { background: color-mix(in srgb, var(--ink) 7%, transparent); border-radius: 12px }
  .add { border: 0; margin-block-end: 8px }
  .content > .chips { margin-block-end: 8px }
  footer { border-block-start: 1px solid var(--line); padding: 8px 16px 4px }
  footer .row { justify-content: flex-start }
  .copy { margin-inline-start: auto; padding-inline: 12px; font-weight: 500 }
  footer p { margin: 0 0 4px; white-space: pre-line; overflow-wrap: anywhere; color: var(--soft) }
  footer p.problem { color: light-dark(#b3261e, #ffb4ab) }
  footer p:empty { display: none }
  /* Of one height: nothing must move below a pointer that tries. */
  .said { block-size: 112px; overflow: auto; scrollbar-width: thin }
  .what { font: 400 12px/1.5 ui-monospace, 'SF Mono', Menlo, monospace }
  .what small { display: block; font: 400 12px/1.6 system-ui, sans-serif; color: var(--soft) }
  :is(ins, del) { display: block; text-decoration: none; white-space: pre; overflow: hidden; text-overflow: ellipsis; padding-inline: 8px; border-radius: 5px; margin-block-end: 3px }
  ins { background: light-dark(#e3f2e4, #1f3324) } del { background: light-dark(#fae6e4, #3d2422); color: var(--soft) }
  @media (max-width: 639px) {
    .panel { inset: auto 0 0 0; inline-size: auto; max-block-size: 50vh; max-block-size: 50dvh; border-radius: 18px 18px 0 0; border-width: 1px 0 0;
      padding-block-end: env(safe-area-inset-bottom) }
    input[type=text] { font-size: 16px } .said { block-size: auto; max-block-size: 76px }
  }
  @media (forced-colors: active) { [aria-checked=true], [aria-selected=true] { outline: 2px solid Highlight; outline-offset: -2px }
    [role=tab][aria-selected=false] { border-color: Canvas } del { text-decoration: line-through } }
`
