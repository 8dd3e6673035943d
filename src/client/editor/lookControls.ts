import type { Choices, FaceChoice, PaletteChoice, ThemeChoice } from '../../shared/editor.ts'
import type { Patch } from '../../shared/editorQuestions.ts'
import { choiceGroup } from './choiceGroup.ts'
import { button, disclosure, element } from './controls.ts'
import type { PanelEdits } from './panelEdits.ts'

/** A control of the panel, which follows what is chosen. */
export interface Control {
  element: HTMLElement
  show: (choices: Choices) => void
}

/** A property of the theme as a control has it: its name, the patch that sets it, and what it is now. */
interface Property {
  name: string
  says: string
  set: (value: string | number) => Patch
  valueIn: (choices: Choices) => string | number
}

/** The controls of the theme, one for each property that the schema has a choice for. */
export function lookControls(choices: Choices, edits: PanelEdits): Control[] {
  return choices.theme.map((choice) => controlOf(choice, choices, edits))
}

function controlOf(
  { path, says, value, control }: ThemeChoice,
  choices: Choices,
  edits: PanelEdits,
): Control {
  const property: Property = {
    name: nameOf(path),
    says,
    set: (value) => ({ op: 'set', file: 'main', path: ['theme', ...path], value }),
    valueIn: ({ theme }) => theme.find((one) => one.path.join() === path.join())?.value ?? value,
  }
  switch (control.kind) {
    case 'look':
      return looks(edits)
    case 'colour':
      return accent(property, edits)
    case 'face':
      return faces(property, choices.faces, edits)
    case 'number':
      return slider(property, control, edits)
    case 'words':
      return words(property, control.values, edits)
  }
}

/** `sectionHeaders` as Section headers, `fonts.display` as Fonts: display. */
function nameOf(path: readonly string[]): string {
  const words = path.join(': ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return capital(words)
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A control below a heading. */
const titled = (name: string, says: string, ...children: (Node | string)[]) =>
  element('div', { class: 'control', title: says }, element('h3', {}, name), ...children)

/** One of a few words. */
function words(
  { name, says, set, valueIn }: Property,
  values: readonly string[],
  edits: PanelEdits,
): Control {
  const options = values.map((value) => ({ value, name: capital(value), patch: set(value) }))
  const group = choiceGroup(name, 'chips', options, edits)
  return {
    element: titled(name, says, group.element),
    show: (choices) => group.show(String(valueIn(choices))),
  }
}

const lookPlace = { file: 'main', path: ['theme', 'look'] } as const

/** The looks, which may become more, and a button that copies the chosen one. */
function looks(edits: PanelEdits): Control {
  const place = element('div')
  let offered = ''
  let group: ReturnType<typeof lookGroup> | undefined
  let chosen = ''
  const copy = button('Copy this look to change it', () =>
    edits.choose({ op: 'set', ...lookPlace, value: { copyOf: chosen } }),
  )
  return {
    element: titled('Look', '', place, copy),
    show(choices) {
      const now = choices.theme.find(({ control }) => control.kind === 'look')?.value ?? ''
      const offer = JSON.stringify(choices.looks)
      if (!group || offer !== offered) {
        group = lookGroup(choices, edits)
        place.replaceChildren(group.element)
        offered = offer
      }
      chosen = String(now)
      copy.hidden = chosen === ''
      group.show(String(now))
    },
  }
}

/** Each look as its first screen, small, or where there is no picture in its own colours and letters. */
function lookGroup(choices: Choices, edits: PanelEdits) {
  const none = {
    value: '',
    name: 'None',
    says: 'No look: what the theme itself says.',
    patch: { op: 'remove', ...lookPlace } as const,
    drawing: element('span', { class: 'swatch none' }),
  }
  const options = choices.looks.map(({ look, name, says, background, text, accent, display, picture }) => {
    const drawing = picture
      ? element('img', { src: picture, alt: '', width: 320, height: 200 })
      : element('span', { class: 'swatch', 'aria-hidden': 'true' }, 'A', element('i', {}, 'a'))
    if (!picture)
      drawing.style.cssText = `background:${background};color:${text};font-family:${drawnIn(choices.faces, display)};--dot:${accent}`
    return {
      value: look,
      name,
      says,
      patch: { op: 'set', ...lookPlace, value: look } as const,
      drawing,
    }
  })
  return choiceGroup('Look', 'cards pictures', [none, ...options], edits)
}

/** A colour, and what is derived from it. */
function accent({ name, says, set, valueIn }: Property, edits: PanelEdits): Control {
  const field = element('input', { type: 'color', 'aria-label': name })
  const hex = element('input', {
    type: 'text',
    'aria-label': `${name} as hex digits`,
    spellcheck: 'false',
    autocomplete: 'off',
    maxlength: 7,
  })
  const palettes = element('div', { class: 'palettes' })
  let chosen = ''
  const isColour = (text: string) => /^#[\da-f]{6}$/i.test(text)
  for (const input of [field, hex]) {
    const other = input === field ? hex : field
    input.addEventListener('input', () => {
      if (!isColour(input.value)) return
      other.value = input.value
      edits.chooseAtRest(input.value === chosen ? undefined : set(input.value))
    })
    input.addEventListener('change', () => edits.end())
  }
  return {
    element: titled(name, says, element('div', { class: 'colour' }, field, hex), palettes),
    show(choices) {
      palettes.replaceChildren(...choices.palettes.map(paletteRow))
      chosen = String(valueIn(choices))
      if (edits.isWaiting()) return
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

/** The least contrast at which text of any size can be read. */
const enough = 4.5

/** The colours of a mode in a row, and below it the least contrast of each that is read, with a tick where it is enough. */
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
      `${name} ${ratio}${Number(ratio) >= enough ? ' ✓' : ''}`,
    )
  })
  return element(
    'div',
    {},
    strip,
    element('p', { class: 'contrasts' }, element('b', {}, 'Contrast'), ...words),
  )
}

/** The families that are installed, each drawn in itself. */
function faces({ name, set, valueIn }: Property, all: readonly FaceChoice[], edits: PanelEdits): Control {
  const options = all.map(({ family }) => ({ value: family, name: family, patch: set(family) }))
  const group = choiceGroup(`${name}: font family`, 'rows', options, edits)
  for (const button of group.element.querySelectorAll('button'))
    button.style.fontFamily = drawnIn(all, button.dataset.value ?? '')
  const other = element('input', {
    type: 'text',
    placeholder: 'Another family by its name',
    'aria-label': `${name}: another family by its name`,
    autocomplete: 'off',
  })
  other.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter' && other.value.trim()) edits.choose(set(other.value.trim()))
  })
  const folded = disclosure(name, [group.element, other])
  return {
    element: folded.element,
    show(choices) {
      const family = String(valueIn(choices))
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

/** A number, on a line from least to most. */
function slider(
  { name, says, set, valueIn }: Property,
  { least, most, step }: Extract<ThemeChoice['control'], { kind: 'number' }>,
  edits: PanelEdits,
): Control {
  const line = element('input', { type: 'range', min: least, max: most, step, 'aria-label': name })
  const value = element('output')
  let chosen = least
  line.addEventListener('input', () => {
    value.textContent = line.value
    edits.chooseAtRest(line.valueAsNumber === chosen ? undefined : set(line.valueAsNumber))
  })
  return {
    element: titled(name, says, element('div', { class: 'slider' }, line, value)),
    show(choices) {
      chosen = Number(valueIn(choices))
      if (edits.isWaiting()) return
      line.value = String(chosen)
      value.textContent = line.value
    },
  }
}
