import type { Choices, Edit, FaceChoice, PaletteChoice, ThemeChoice } from '../../shared/editor.ts'
import { choiceGroup, disclosure, element } from './controls.ts'
import type { Trying } from './trying.ts'

/** A control of the panel, which follows what is chosen. */
export interface Control {
  element: HTMLElement
  show: (choices: Choices) => void
}

/** A property of the theme as a control has it: its name, the edit that sets it, and what it is now. */
interface Property {
  name: string
  says: string
  set: (value: string | number) => Edit
  valueIn: (choices: Choices) => string | number
}

/** The controls of the theme, one for each property that the schema has a choice for. */
export function lookControls(choices: Choices, trying: Trying): Control[] {
  return choices.theme.map((choice) => controlOf(choice, choices, trying))
}

function controlOf({ path, says, value, control }: ThemeChoice, choices: Choices, trying: Trying): Control {
  const property: Property = {
    name: nameOf(path),
    says,
    set: (value) => ({ kind: 'set', path: ['theme', ...path], value }),
    valueIn: ({ theme }) => theme.find((one) => one.path.join() === path.join())?.value ?? value,
  }
  switch (control.kind) {
    case 'look':
      return looks(choices, trying)
    case 'colour':
      return accent(property, trying)
    case 'face':
      return faces(property, choices.faces, trying)
    case 'number':
      return slider(property, control, trying)
    case 'words':
      return words(property, control.values, trying)
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
function words({ name, says, set, valueIn }: Property, values: readonly string[], trying: Trying): Control {
  const options = values.map((value) => ({ value, name: capital(value), edit: set(value) }))
  const group = choiceGroup(name, 'chips', options, trying)
  return {
    element: titled(name, says, group.element),
    show: (choices) => group.show(String(valueIn(choices))),
  }
}

/** Each look as its first screen, small, or where there is no picture in its own colours and letters. */
function looks(choices: Choices, trying: Trying): Control {
  const none = {
    value: '',
    name: 'None',
    says: 'No look: what the theme itself says.',
    edit: { kind: 'remove', path: ['theme', 'look'] } as const,
    drawing: element('span', { class: 'swatch none' }),
  }
  const options = choices.looks.map(({ path, name, says, background, text, accent, display, picture }) => {
    const drawing = picture
      ? element('img', { src: picture, alt: '', width: 320, height: 200 })
      : element('span', { class: 'swatch', 'aria-hidden': 'true' }, 'A', element('i', {}, 'a'))
    if (!picture)
      drawing.style.cssText = `background:${background};color:${text};font-family:${drawnIn(choices.faces, display)};--dot:${accent}`
    return {
      value: path,
      name,
      says,
      edit: { kind: 'set', path: ['theme', 'look'], value: path } as const,
      drawing,
    }
  })
  const group = choiceGroup('Look', 'cards pictures', [none, ...options], trying)
  return {
    element: titled('Look', '', group.element),
    show: ({ theme }) =>
      group.show(String(theme.find(({ control }) => control.kind === 'look')?.value ?? '')),
  }
}

/** A colour, and what is derived from it. */
function accent({ name, says, set, valueIn }: Property, trying: Trying): Control {
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
      trying.preview(set(input.value))
    })
    input.addEventListener('change', () => {
      if (isColour(input.value) && input.value !== chosen) trying.choose(set(input.value))
    })
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !trying.isTrying()) return
      event.stopPropagation()
      for (const one of [field, hex]) one.value = chosen
      trying.leave()
    })
  }
  return {
    element: titled(name, says, element('div', { class: 'colour' }, field, hex), palettes),
    show(choices) {
      palettes.replaceChildren(...choices.palettes.map(paletteRow))
      if (trying.isTrying()) return
      chosen = String(valueIn(choices))
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
function faces({ name, set, valueIn }: Property, all: readonly FaceChoice[], trying: Trying): Control {
  const options = all.map(({ family }) => ({ value: family, name: family, edit: set(family) }))
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
    if (other.value.trim().length > 2) trying.preview(set(other.value.trim()))
    else trying.leave()
  })
  other.addEventListener('blur', () => trying.leave())
  other.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter' && other.value.trim()) trying.choose(set(other.value.trim()))
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
  trying: Trying,
): Control {
  const line = element('input', { type: 'range', min: least, max: most, step, 'aria-label': name })
  const value = element('output')
  let chosen = least
  line.addEventListener('input', () => {
    value.textContent = line.value
    trying.preview(set(line.valueAsNumber))
  })
  line.addEventListener(
    'change',
    () => line.valueAsNumber !== chosen && trying.choose(set(line.valueAsNumber)),
  )
  return {
    element: titled(name, says, element('div', { class: 'slider' }, line, value)),
    show(choices) {
      if (trying.isTrying()) return
      chosen = Number(valueIn(choices))
      line.value = String(chosen)
      value.textContent = line.value
    },
  }
}
