import type { EditablePicture } from '../../shared/editor.ts'
import type { EditPath, Patch } from '../../shared/editorQuestions.ts'
import { element } from './controls.ts'
import { showForm } from './dialog.ts'
import { keepDraft } from './draft.ts'

/** The largest file that is sent, in bytes. The server has the same bound: this one says so before the file is read. */
const mostBytes = 25 * 1024 * 1024

/** The formats of pictures that a page shows, as browsers call them. */
const formats = ['avif', 'webp', 'jpeg', 'png', 'gif', 'svg+xml']

/** A file that was chosen on the owner's disk: its name, and its whole content as an address. */
interface Upload {
  name: string
  address: string
}

/**
 * Shows what can be changed of a picture: the file, the words that are read out for it, and what stays in view of it.
 * All of it is saved at once, as one step to undo.
 * Resolves to what came of it once it is closed, or to nothing.
 */
export function showPicture(root: ShadowRoot, picture: EditablePicture): Promise<string | undefined> {
  let upload: Upload | undefined
  const { choices, isDrawing, alt } = picture
  /** The versions in which the picture and its words were seen. */
  let { seen } = picture
  let seenAlt = alt?.seen

  const shown = element('img', { alt: '', draggable: 'false' })
  const focus = focusControl(picture.focus ?? '', shown)
  const addressOf = (src: string) => choices.find((one) => one.src === src)?.address ?? ''
  const chosen = () => group.querySelector<HTMLInputElement>('input:checked')?.value ?? picture.src
  const showChosen = () => {
    const isUpload = upload !== undefined && chosen() === ''
    const address = isUpload ? (upload?.address ?? '') : addressOf(chosen())
    shown.src = address
    // A first logo is none until one is chosen.
    preview.hidden = address === ''
    // A focus belongs to its picture.
    focus.set(chosen() === picture.src ? (picture.focus ?? '') : '')
  }
  const preview = element('div', {}, focus.frame, picture.focus === undefined ? undefined : focus.element)
  const group = element('div', { role: 'radiogroup', 'aria-label': 'Pictures', class: 'choices' })
  for (const { src, address } of choices) group.append(choice(src, nameOf(src), address))
  group.addEventListener('change', showChosen)
  const check = (value: string) => {
    for (const radio of group.querySelectorAll('input')) radio.checked = radio.value === value
    showChosen()
  }

  const take = async (file: File | undefined) => {
    if (!file) return
    const types = (isDrawing ? ['svg+xml'] : formats).map((format) => `image/${format}`)
    if (file.size > mostBytes)
      return say(`${file.name} is larger than ${mostBytes / 1024 / 1024} MB: save it smaller first.`)
    const address = await contentOf(file)
    if (!types.includes(file.type) || !(await isPicture(address)))
      return say(
        `${file.name} cannot be shown here: take ${isDrawing ? 'an SVG' : 'AVIF, WebP, JPEG, PNG, GIF or SVG'}.`,
      )
    upload = { name: file.name, address }
    group.querySelector('input[value=""]')?.parentElement?.remove()
    group.prepend(choice('', file.name, upload.address))
    check('')
    say('')
    group.scrollTop = 0
  }
  const input = element('input', {
    type: 'file',
    accept: isDrawing ? '.svg' : '.avif,.webp,.jpg,.jpeg,.png,.gif,.svg',
  })
  input.addEventListener('change', () => take(input.files?.[0]))

  const words = element('textarea', { dir: 'auto', rows: 2 })
  words.value = alt?.value ?? ''
  words.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing) return
    event.preventDefault()
    words.form?.requestSubmit()
  })
  const kind = isDrawing ? 'an SVG file' : 'a picture'
  const wordsName = alt?.name === 'name' ? 'Name, which is read out' : 'What it shows, in words (alt)'
  const parts = element(
    'div',
    { class: 'parts' },
    preview,
    element(
      'div',
      {},
      group,
      element('label', { class: 'drop' }, `Drop ${kind} here, or choose a file`, input),
      alt && element('label', { class: 'field' }, wordsName, words),
    ),
  )

  const patches = (): Patch[] => {
    const { file, path } = picture
    const isUpload = upload !== undefined && chosen() === ''
    const value = isUpload
      ? { name: upload?.name ?? '', bytes: upload?.address.split(',')[1] ?? '' }
      : chosen()
    // Also where it stays: it may be another picture by now.
    const all: Patch[] = [{ op: 'set', file, path, value, seen }]
    if (picture.focus !== undefined && focus.value() !== picture.focus) {
      const at = { file, path: [...path.slice(0, -1), 'focus'], seen }
      all.push(focus.value() === '' ? { op: 'remove', ...at } : { op: 'set', ...at, value: focus.value() })
    }
    if (alt && words.value.trim() !== alt.value)
      all.push({ op: 'set', file: alt.file, path: alt.path, value: words.value.trim(), seen: seenAlt })
    return all
  }
  check(picture.src)
  const follow = (path: EditPath, now: string) => {
    if (alt && path.join() === alt.path.join()) seenAlt = now
    else seen = now
  }
  const { dialog, say, outcome } = showForm(root, 'Picture', picture.place, [parts], { patches, follow })
  group.addEventListener('change', () => say(''))
  // The words are kept where the page goes away; a file is chosen again.
  const keep = () => {
    const text = words.value.trim()
    if (alt && text !== alt.value) keepDraft({ typed: { field: alt, text }, place: picture.place })
  }
  addEventListener('pagehide', keep)
  dialog.addEventListener('close', () => removeEventListener('pagehide', keep))
  dialog.addEventListener('dragover', (event) => {
    event.preventDefault()
    dialog.classList.add('over')
  })
  dialog.addEventListener('dragleave', () => dialog.classList.remove('over'))
  dialog.addEventListener('drop', (event) => {
    event.preventDefault()
    dialog.classList.remove('over')
    take(event.dataTransfer?.files[0])
  })
  group.querySelector<HTMLInputElement>('input:checked')?.focus()
  return outcome
}

const nameOf = (src: string) => src.replace(/^images\//, '')

/** A picture as a radio button, with its thumbnail and its name. */
function choice(value: string, name: string, address: string): HTMLElement {
  return element(
    'label',
    {},
    element('input', { type: 'radio', name: 'picture', value }),
    element('img', { src: address, alt: '', loading: 'lazy', decoding: 'async' }),
    element('span', {}, name),
  )
}

/** Whether the browser can show what is at an address. */
const isPicture = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const picture = new Image()
    picture.onload = () => resolve(true)
    picture.onerror = () => resolve(false)
    picture.src = address
  })

/** The whole content of a file as an address with it in Base64. */
function contentOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

const across: Readonly<Record<string, number>> = { left: 0, right: 100 }
const down: Readonly<Record<string, number>> = { top: 0, bottom: 100 }

/** The point of a focus as the YAML has it, in percent from the left and from the top. */
export function pointOf(focus: string): [x: number, y: number] {
  const numbers = focus.match(/[\d.]+(?=%)/g)?.map(Number)
  if (numbers) return [numbers[0] ?? 50, numbers[1] ?? 50]
  const words = focus.split(/\s+/)
  const along = (sides: Readonly<Record<string, number>>) =>
    words.map((word) => sides[word]).find((side) => side !== undefined) ?? 50
  return [along(across), along(down)]
}

/** What stays in view of a picture: a press on it sets the point, and so do two sliders, for the keyboard and all else. */
function focusControl(first: string, shown: HTMLImageElement) {
  let value = first
  // From the left also on a page that reads from the right.
  const slider = (name: string) =>
    element('input', { type: 'range', min: 0, max: 100, step: 1, dir: 'ltr', 'aria-label': name })
  const [x, y] = [slider('Focus from the left, in percent'), slider('Focus from the top, in percent')]
  const point = element('span', { class: 'point', 'aria-hidden': 'true' })
  const said = element('output', {})
  const middle = element('button', { type: 'button' }, 'By default')
  const frame = element('div', { class: 'frame-of-picture' }, shown, point)
  const set = (next: string) => {
    value = next
    const [left, top] = pointOf(next)
    x.valueAsNumber = left
    y.valueAsNumber = top
    point.style.left = `${left}%`
    point.style.top = `${top}%`
    said.textContent = next || 'the middle'
    middle.disabled = next === ''
  }
  const setTo = (left: number, top: number) => set(`${Math.round(left)}% ${Math.round(top)}%`)
  for (const one of [x, y]) one.addEventListener('input', () => setTo(x.valueAsNumber, y.valueAsNumber))
  middle.addEventListener('click', () => set(''))
  const controls = element(
    'div',
    { class: 'focus', role: 'group', 'aria-label': 'Focus' },
    element('p', {}, 'Press what has to stay in view: ', said),
    x,
    y,
    middle,
  )
  frame.addEventListener('click', ({ clientX, clientY }) => {
    // Before the picture is there, its frame has no measures of which a press would be a share.
    if (!controls.isConnected || shown.naturalWidth === 0) return
    const { left, top, width, height } = frame.getBoundingClientRect()
    setTo(((clientX - left) / width) * 100, ((clientY - top) / height) * 100)
  })
  set(first)
  return { element: controls, frame, set, value: () => value }
}
