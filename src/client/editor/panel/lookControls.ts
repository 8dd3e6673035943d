import type { Choices, FaceChoice, PaletteChoice } from '../../../shared/choices.ts'
import type { Edit } from '../../../shared/edits.ts'
import { choiceGroup } from './choiceGroup.ts'
import { disclosure } from './disclosure.ts'
import { element } from './elements.ts'
import type { Trying } from './trying.ts'

/** A control of the panel, which follows what is chosen. */
export interface Control {
  element: HTMLElement
  show: (choices: Choices) => void
}

const set = (path: string[], value: string | number): Edit => ({
  kind: 'set',
  path: ['theme', ...path],
  value,
})

/** A control below a heading. */
const titled = (name: string, ...children: (Node | string)[]) =>
  element('div', { class: 'control' }, element('h3', {}, name), ...children)

/** What a theme chooses among a few words. */
function words(
  name: string,
  path: string[],
  values: readonly [value: string, shown: string][],
  of: (theme: Choices['theme']) => string,
  trying: Trying,
): Control {
  const options = values.map(([value, shown]) => ({ value, name: shown, edit: set(path, value) }))
  const group = choiceGroup(name, 'chips', options, trying)
  return { element: titled(name, group.element), show: ({ theme }) => group.show(of(theme)) }
}

/** All controls of the theme, in the order in which people try them. */
export function lookControls(choices: Choices, trying: Trying): Control[] {
  const { texture, headers, mode } = {
    mode: words(
      'Mode',
      ['mode'],
      [
        ['dark', 'Dark'],
        ['light', 'Light'],
        ['system', 'System'],
      ],
      (theme) => theme.mode,
      trying,
    ),
    headers: words(
      'Section headers',
      ['sectionHeaders'],
      [
        ['beside', 'Beside'],
        ['above', 'Above'],
      ],
      (theme) => theme.sectionHeaders,
      trying,
    ),
    texture: words(
      'Texture',
      ['shape', 'texture'],
      [
        ['plain', 'Plain'],
        ['grain', 'Grain'],
        ['grid', 'Grid'],
      ],
      (theme) => theme.texture,
      trying,
    ),
  }
  return [
    looks(choices, trying),
    accent(trying),
    mode,
    faces('Headings', 'display', choices.faces, trying),
    faces('Text', 'text', choices.faces, trying),
    headers,
    corners(trying),
    texture,
  ]
}

/** Each look as a small card in its own colours and letters. */
function looks(choices: Choices, trying: Trying): Control {
  const none = {
    value: '',
    name: 'None',
    says: 'No look: what the theme itself says.',
    edit: { kind: 'remove', path: ['theme', 'look'] } as const,
    drawing: element('span', { class: 'swatch none' }),
  }
  const options = choices.looks.map(({ path, name, says, background, text, accent, display }) => {
    const drawing = element('span', { class: 'swatch', 'aria-hidden': 'true' }, 'A', element('i', {}, 'a'))
    drawing.style.cssText = `background:${background};color:${text};font-family:${drawnIn(choices.faces, display)};--dot:${accent}`
    return { value: path, name, says, edit: set(['look'], path), drawing }
  })
  const group = choiceGroup('Look', 'cards', [none, ...options], trying)
  return { element: titled('Look', group.element), show: ({ theme }) => group.show(theme.look ?? '') }
}

/** A colour, and what is derived from it. */
function accent(trying: Trying): Control {
  const field = element('input', { type: 'color', 'aria-label': 'Accent' })
  const hex = element('input', {
    type: 'text',
    'aria-label': 'Accent as hex digits',
    spellcheck: 'false',
    autocomplete: 'off',
    maxlength: 7,
  })
  const palettes = element('div', { class: 'palettes' })
  let chosen = ''
  const edit = (colour: string) => set(['accent'], colour)
  const isColour = (text: string) => /^#[\da-f]{6}$/i.test(text)
  for (const input of [field, hex]) {
    const other = input === field ? hex : field
    input.addEventListener('input', () => {
      if (!isColour(input.value)) return
      other.value = input.value
      trying.preview(edit(input.value))
    })
    input.addEventListener('change', () => {
      if (isColour(input.value) && input.value !== chosen) trying.choose(edit(input.value))
    })
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !trying.isTrying()) return
      event.stopPropagation()
      for (const one of [field, hex]) one.value = chosen
      trying.leave()
    })
  }
  return {
    element: titled('Accent', element('div', { class: 'colour' }, field, hex), palettes),
    show({ theme, palettes: { dark, light } }) {
      const shown = theme.mode === 'system' ? [dark, light] : [theme.mode === 'light' ? light : dark]
      palettes.replaceChildren(...shown.map(paletteRow))
      if (trying.isTrying()) return
      chosen = theme.accent
      for (const input of [field, hex]) input.value = chosen
    },
  }
}

const tokenNames: Readonly<Record<string, string>> = {
  text: 'Text',
  muted: 'Muted',
  accent: 'Accent',
  onAccent: 'Button',
}

/** The colours of a mode in a row, and below it the least contrast of each that is read. */
function paletteRow({ colours, contrasts }: PaletteChoice): HTMLElement {
  const strip = element(
    'div',
    { class: 'strip', 'aria-hidden': 'true' },
    ...Object.entries(colours).map(([name, colour]) => {
      const swatch = element('span', { title: `${name} ${colour}` })
      swatch.style.background = colour
      return swatch
    }),
  )
  const words = Object.entries(tokenNames).map(([token, name]) => {
    const all = contrasts.filter(({ front }) => front === token)
    const worst = all.toSorted((a, b) => a.ratio / a.least - b.ratio / b.least)[0]
    const ratio = (Math.floor((worst?.ratio ?? 0) * 10) / 10).toFixed(1)
    const isEnough = worst === undefined || worst.ratio >= worst.least
    return element(
      'span',
      { class: isEnough ? '' : 'low', title: worst && `at least ${worst.least} : 1 is needed` },
      `${name} ${ratio}`,
    )
  })
  return element('div', {}, strip, element('p', { class: 'contrasts' }, ...words))
}

/** The families that are installed, each drawn in itself. */
function faces(name: string, role: 'display' | 'text', all: readonly FaceChoice[], trying: Trying): Control {
  const path = ['fonts', role]
  const options = all.map(({ family }) => ({ value: family, name: family, edit: set(path, family) }))
  const group = choiceGroup(`${name}: font family`, 'rows', options, trying)
  for (const button of group.element.querySelectorAll('button'))
    button.style.fontFamily = drawnIn(all, button.dataset.value ?? '')
  const other = element('input', {
    type: 'text',
    placeholder: 'Another family by its name',
    'aria-label': `${name}: another family by its name`,
    autocomplete: 'off',
  })
  // The report has the command that installs it.
  other.addEventListener('input', () => {
    if (other.value.trim().length > 2) trying.preview(set(path, other.value.trim()))
    else trying.leave()
  })
  other.addEventListener('blur', () => trying.leave())
  const folded = disclosure(name, [group.element, other])
  return {
    element: folded.element,
    show({ theme }) {
      const family = theme[role]
      folded.say(family, drawnIn(all, family))
      group.show(family)
    },
  }
}

/** The name by which a family is drawn in the panel, once it is loaded. */
function drawnIn(all: readonly FaceChoice[], family: string): string {
  const face = all.find((one) => one.family === family)
  if (!face?.src) return 'inherit'
  const name = `onefolio-bar ${family}`
  if (![...document.fonts].some((one) => one.family.replaceAll('"', '') === name))
    document.fonts.add(new FontFace(name, `url(${face.src})`, { weight: face.weight }))
  return `"${name}", system-ui`
}

/** The radius of corners, on a line from none to most. */
function corners(trying: Trying): Control {
  const slider = element('input', { type: 'range', min: 0, max: 40, step: 1, 'aria-label': 'Corners, in px' })
  const value = element('output')
  const edit = () => set(['radius'], slider.valueAsNumber)
  let chosen = 0
  slider.addEventListener('input', () => {
    value.textContent = `${slider.value} px`
    trying.preview(edit())
  })
  slider.addEventListener('change', () => slider.valueAsNumber !== chosen && trying.choose(edit()))
  return {
    element: titled('Corners', element('div', { class: 'slider' }, slider, value)),
    show({ theme }) {
      if (trying.isTrying()) return
      chosen = theme.radius
      slider.value = String(chosen)
      value.textContent = `${chosen} px`
    },
  }
}
