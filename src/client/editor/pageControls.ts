import type { Choices, LanguageChoice, PageChoice, Untranslated } from '../../shared/editor.ts'
import { button, disclosure, element, type IconName, iconButton } from './controls.ts'
import { keepDraft } from './draft.ts'
import { showAllFields } from './entryForm.ts'
import type { Control } from './lookControls.ts'
import type { PanelEdits } from './panelEdits.ts'
import { homeOf } from './places.ts'
import type { Bar } from './tool.ts'

/** The pages of text and the languages of the site, what is not translated, and how one of them is added. */
export function pageControls(choices: Choices, edits: PanelEdits, bar: Bar): Control[] {
  return [pages(edits, bar), languages(choices, edits, bar)]
}

const titled = (name: string, ...children: Node[]) =>
  element('div', { class: 'control' }, element('h3', {}, name), ...children)

/** Replaces what a list shows once it is another; what was unfolded stays so, and has the focus if it was in the list. */
function follow<T>(list: HTMLElement, rows: (value: T) => Node[]) {
  let shown = ''
  return (value: T) => {
    const now = JSON.stringify(value)
    if (now === shown) return
    shown = now
    const { activeElement } = list.getRootNode() as ShadowRoot // The panel is in one.
    const hadFocus = list.contains(activeElement)
    const isOpen = [...list.querySelectorAll('details')].map(({ open }) => open)
    list.replaceChildren(...rows(value))
    for (const [index, one] of list.querySelectorAll('details').entries()) one.open = isOpen[index] === true
    const next = list.querySelector<HTMLElement>('[open] > summary') ?? list.querySelector('a')
    const behind = list.parentElement?.querySelector<HTMLElement>('input, select')
    if (hadFocus) (next ?? behind)?.focus()
  }
}

/** Each page as a link to it with what can be done with it, and a field for the title of another. */
function pages(edits: PanelEdits, bar: Bar): Control {
  const list = element('ul', { class: 'links' })
  const title = element('input', { type: 'text', maxlength: 100, autocomplete: 'off' })
  const add = () => {
    if (title.value.trim() === '') return title.focus()
    edits.choose({ op: 'insert', path: ['pages'], value: { title: title.value } }).then((isMade) => {
      if (isMade) title.value = ''
    })
  }
  title.addEventListener('keydown', ({ key }) => key === 'Enter' && add())
  const show = follow(list, (all: PageChoice[]) =>
    all.map(({ page, title, address, isInMenu }, index) => {
      const path = ['pages', index]
      const does = (name: IconName, label: string, press: () => void) =>
        iconButton(name, `${title}: ${label}`, press)
      const row = element(
        'li',
        { class: 'page' },
        element('a', { href: `${import.meta.env.BASE_URL}${address}` }, title),
        does('fields', 'title and description', () => showAllFields(bar.root, path)),
      )
      if (!isInMenu)
        row.append(
          does('add', 'put it into the menu', () =>
            edits.choose({ op: 'insert', path: ['nav'], value: { page } }, 'It is in the menu now.'),
          ),
        )
      const gone = `It is taken away; ${page} stays on your disk.`
      row.append(
        does('remove', 'take it away', () => edits.choose({ op: 'remove', file: 'main', path }, gone)),
      )
      return row
    }),
  )
  return {
    element: titled(
      'Pages of text',
      list,
      element('label', { class: 'field' }, 'Title of a new page, such as Imprint', title),
      button('Add the page', add),
    ),
    show: (choices) => show(choices.pages),
  }
}

function languages(choices: Choices, edits: PanelEdits, bar: Bar): Control {
  const list = element('div')
  const select = element('select')
  const code = element('input', { type: 'text', maxlength: 20, autocomplete: 'off', spellcheck: 'false' })
  const title = element('input', { type: 'text', maxlength: 200, value: choices.title })
  const other = element('label', { class: 'field' }, 'Its code, such as gl or pt-BR', code)
  const showOther = () => {
    other.hidden = select.value !== ''
  }
  select.addEventListener('change', showOther)
  const add = () =>
    edits.choose({ op: 'make', file: { overlay: select.value || code.value }, title: title.value })
  const show = follow(list, (all: LanguageChoice[]) => all.map((one) => language(one, edits, bar)))
  const offer = follow(select, (all: Choices['otherLanguages']) => [
    ...all.map(({ lang, name }) => element('option', { value: lang }, name)),
    element('option', { value: '' }, 'Another one'),
  ])
  return {
    element: titled(
      'Languages',
      list,
      element('label', { class: 'field' }, 'A language to add', select),
      other,
      element('label', { class: 'field' }, 'Title of the site in it', title),
      button('Add the language', add),
    ),
    show(choices) {
      show(choices.languages)
      offer(choices.otherLanguages)
      showOther()
    },
  }
}

/** A language: how much of it there is, and each text that is not translated, which a press leads to. */
function language(choice: LanguageChoice, edits: PanelEdits, bar: Bar): HTMLElement {
  const { lang, name, count, todo, pages } = choice
  const rows = todo.map((one) => {
    const row = element(
      'button',
      { type: 'button', class: 'todo' },
      element('span', {}, one.text),
      element('small', {}, one.where),
    )
    row.addEventListener('click', async () => {
      const isThere = one.isPlaced || (await edits.choose({ op: 'make', file: { overlay: lang } }))
      if (isThere) translate(one, lang, bar)
    })
    return element('li', {}, row)
  })
  const folded = disclosure(name, [
    element(
      'ul',
      { class: 'links' },
      element('li', {}, element('a', { href: homeOf(lang) }, 'Go to this page')),
    ),
    ...pages.flatMap(({ page, file }) => [
      element('p', {}, `${file} is not written yet: its page shows the main language.`),
      button('Begin it with that text', () =>
        edits.choose(
          { op: 'make', file: { page, lang } },
          `${file} is there: open its page in ${name} to write it.`,
        ),
      ),
    ]),
    rows.length > 0 ? element('ul', { class: 'todos', 'aria-label': `Not in ${name}` }, ...rows) : undefined,
  ])
  folded.say(todo.length === 0 ? 'Whole' : `${todo.length} of ${count} to translate`)
  return folded.element
}

/**
 * Opens a text in the language that it lacks: where it stands on the page, or in a field if it is seen nowhere. It is kept
 * as a draft is, since the page of that language is another one.
 */
function translate({ text, where, shown, path, seen }: Untranslated, lang: string, bar: Bar): void {
  const name = String(path.at(-1))
  const field = { file: { overlay: lang }, path, name, value: text, seen }
  keepDraft({ typed: { field, text }, place: where, shown })
  bar.edit(document.body)
}
