/** The words of the controls, which the element around the pictures has as JSON. */
export interface LightboxWords {
  close: string
  previous: string
  next: string
  /** With `{n}` and `{count}`. */
  position: string
}

/** The dialog and its parts. */
export interface View {
  dialog: HTMLDialogElement
  /** Holds the picture. */
  stage: HTMLElement
  caption: HTMLElement
  close: HTMLButtonElement
  previous: HTMLButtonElement
  next: HTMLButtonElement
  /** Writes which picture of how many it is. */
  position: (n: number, count: number) => void
}

const cross = 'M5 5l10 10M15 5L5 15'
const arrows = { previous: 'M17 10H4M9 5l-5 5 5 5', next: 'M3 10h13M11 5l5 5-5 5' }

/**
 * Builds the dialog, and adds its styles to the page at the first time.
 *
 * @param several whether there are pictures before and after
 */
export function buildDialog(words: Partial<LightboxWords>, several: boolean): View {
  addStyles()
  const close = button(words.close, cross)
  const previous = button(words.previous, arrows.previous)
  const next = button(words.next, arrows.next)
  const count = element('p', 'lightbox-position')
  count.setAttribute('aria-live', 'polite')
  const stage = element('div', 'lightbox-stage')
  const caption = element('p', 'lightbox-caption')
  const head = element('div', 'lightbox-head', count, close)
  const foot = element('div', 'lightbox-foot', caption, ...(several ? [previous, next] : []))
  const dialog = element('dialog', 'lightbox', head, stage, foot)
  const position = (n: number, of: number) => {
    const shown = (value: number) => new Intl.NumberFormat(document.documentElement.lang).format(value)
    const values: Record<string, string> = { n: shown(n), count: shown(of) }
    count.textContent = several
      ? (words.position ?? '').replace(
          /\{(\w+)\}/g,
          (placeholder, name: string) => values[name] ?? placeholder,
        )
      : ''
  }
  return { dialog, stage, caption, close, previous, next, position }
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: readonly Node[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  made.className = className
  made.append(...children)
  return made
}

/** A round button with a line drawing in it, which is turned round where text runs to the left. */
function button(name = '', path = ''): HTMLButtonElement {
  const made = element('button', 'lightbox-button')
  made.type = 'button'
  made.setAttribute('aria-label', name)
  made.innerHTML = `<svg viewBox="0 0 20 20" aria-hidden="true" focusable="false"><path d="${path}"/></svg>`
  return made
}

let areAdded = false

/** By script into an empty element, which the content policy allows, and before the owner's own styles. */
function addStyles(): void {
  if (areAdded) return
  areAdded = true
  const sheet = document.createElement('style')
  document.head.prepend(sheet)
  for (const [index, rule] of styles.entries()) sheet.sheet?.insertRule(rule, index)
}

/** The width of a picture in the dialog, all of which fits, and which is never larger than its file. */
const wholeSize = 'min(100cqi, 100cqb * var(--ratio, 1.5), var(--natural, 100cqi))'

/** That of a picture so tall that it is scrolled. */
const tallSize = 'min(100cqi, var(--measure) * 1.5, var(--natural, 100cqi))'

/**
 * The rules of the dialog, in tokens of the page. They come with the code that a first press loads, so that no page has
 * them before.
 */
const styles: readonly string[] = [
  `.lightbox[open] {
    position: fixed;
    inset: 0;
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
    inline-size: 100%;
    max-inline-size: none;
    block-size: 100%;
    max-block-size: none;
    padding: 0;
    border: 0;
    overflow: hidden;
    background: var(--background);
    color: var(--text);
  }`,
  '.lightbox::backdrop { background: var(--background); }',
  `:is(.lightbox-head, .lightbox-foot) {
    display: flex;
    align-items: center;
    gap: var(--space-1h);
    padding: var(--space-1) max(var(--gutter), env(safe-area-inset-right)) var(--space-1) max(var(--gutter), env(safe-area-inset-left));
  }`,
  '.lightbox-head { min-block-size: var(--header); }',
  `.lightbox-foot {
    min-block-size: calc(var(--header) + var(--space-3));
    padding-block-end: max(var(--space-1), env(safe-area-inset-bottom));
  }`,
  ':is(.lightbox-position, .lightbox-caption) { margin-inline-end: auto; font-size: var(--type-label); color: var(--muted); }',
  '.lightbox-position { font-variant-numeric: tabular-nums; }',
  `.lightbox-caption {
    max-inline-size: var(--measure-short);
    max-block-size: calc(4 * 1.45 * var(--type-label));
    line-height: 1.45;
    color: var(--text);
    overflow: auto;
    text-wrap: pretty;
  }`,
  '.lightbox-caption a { text-decoration: underline; text-underline-offset: var(--underline); }',
  `.lightbox-stage {
    container-type: size;
    display: grid;
    place-items: center;
    overflow: hidden;
    margin-inline: max(env(safe-area-inset-left), env(safe-area-inset-right));
    touch-action: pan-y pinch-zoom;
    cursor: zoom-out;
  }`,
  '.lightbox-stage[data-tall] { place-items: start center; overflow: hidden auto; overscroll-behavior: contain; }',
  '.lightbox-stage:focus-visible { outline-offset: calc(-1 * var(--stroke)); border-radius: 0; }',
  '.lightbox-stage picture { display: contents; }',
  '.lightbox-stage source { display: none; }',
  `.lightbox-stage img {
    inline-size: ${wholeSize};
    block-size: auto;
    aspect-ratio: var(--ratio, 1.5);
    object-fit: contain;
    background: center / cover no-repeat;
    cursor: default;
    user-select: none;
    -webkit-user-drag: none;
  }`,
  `.lightbox-stage[data-tall] img { inline-size: ${tallSize}; }`,
  `.lightbox-button {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: var(--control);
    block-size: var(--control);
    border: var(--hairline) solid var(--border);
    border-radius: 50%;
    color: var(--text);
    transition: border-color var(--quick) var(--ease), background-color var(--quick) var(--ease);
  }`,
  '.lightbox-button:hover { border-color: var(--text); }',
  '.lightbox-button:active { background: var(--raised); }',
  '.lightbox-button:focus-visible { border-radius: 50%; }',
  `.lightbox-button > svg {
    inline-size: var(--arrow);
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }`,
  '[dir="rtl"] .lightbox-button > svg { transform: scaleX(-1); }',
  '@media print { .lightbox { display: none !important; } }',
]
