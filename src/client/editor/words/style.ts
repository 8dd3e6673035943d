/** The style of what the words need beside the bar's own. */
export const wordsStyle = `
  .words-strip { position: fixed; margin: 0 auto; display: flex; align-items: center;
    max-inline-size: calc(100vw - 24px); box-sizing: border-box; background: var(--ground); border: 1px solid var(--line);
    border-radius: 23px; box-shadow: var(--shade); overflow: clip }
  .words-strip button { padding-inline: 0 }
  .words-strip button[aria-disabled=true] { color: var(--soft); opacity: .6; cursor: default }
  .words-strip p { margin: 0; padding: 6px 18px 6px 8px; font-weight: 400; color: var(--soft); overflow-wrap: anywhere;
    max-inline-size: 34rem; white-space: pre-line }
  .words-panel { position: fixed; box-sizing: border-box; inline-size: min(26rem, calc(100vw - 20px)); max-block-size: 70vh;
    overflow: auto; padding: 12px 14px; background: var(--ground); border: 1px solid var(--line); border-radius: 14px;
    box-shadow: var(--shade); color: var(--ink) }
  .words-panel p { margin: 0; font: 500 12px/1.4 ui-monospace, 'SF Mono', Menlo, monospace; color: var(--soft); overflow-wrap: anywhere }
  .words-panel label { all: unset; display: block; margin-block: 10px 3px; font-weight: 500 }
  .words-panel :is(input, textarea) { all: unset; position: static; box-sizing: border-box; display: block; inline-size: 100%;
    min-block-size: 44px; padding: 9px 12px; border: 1px solid var(--soft); border-radius: 9px; background: transparent;
    font: 400 16px/1.5 system-ui, sans-serif; color: var(--ink); white-space: pre-wrap; overflow-wrap: anywhere; cursor: text }
  .words-panel textarea { field-sizing: content; min-block-size: 5lh; max-block-size: 45vh; overflow: auto; resize: vertical }
  .words-panel :is(input, textarea):focus { outline: 2px solid var(--on); outline-offset: -1px; border-color: transparent }
  .words-panel [aria-invalid=true] { border-color: light-dark(#b3261e, #ffb4ab) }
  .words-panel .words-problem { font: 400 13px/1.45 system-ui, sans-serif; color: light-dark(#b3261e, #ffb4ab); white-space: pre-line }
  .words-panel .words-problem:not(:empty) { margin-block-start: 8px }
`
