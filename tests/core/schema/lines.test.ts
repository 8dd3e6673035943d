import { expect, test } from 'vitest'
import { loaded } from './loaded.ts'
import { good, spoil } from './setting.ts'

test('a line break in a text of one line is a blank, however it is written', () => {
  const broken = [
    ['title: Ada Byron\n', 'title: "Ada \\n Byron"\n'],
    [
      '    name: Ada Byron\n',
      '    name: "Ada\\r\\nByron"\n    role: |\n      Programmer\n      of machines\n',
    ],
    ['headline: Hello', 'headline: "Hello\\nall"'],
    ['name: Down', 'name: "Down\\u2028there"'],
  ] as const
  const { site, sections } = loaded(broken.reduce((text, [was, is]) => spoil(text, was, is), good))
  expect(site.title).toBe('Ada Byron')
  expect(site.owner).toMatchObject({ name: 'Ada Byron', role: 'Programmer of machines' })
  expect(sections[0]).toMatchObject({ headline: 'Hello all', scroll: { name: 'Down there' } })
})

test('texts of several lines keep theirs: paragraphs, and the body of a mail', () => {
  const contact = `  - type: contact
    id: contact
    label: Contact
    heading: Write
    text: "One.\\n\\nTwo."
    form: { body: "{message}\\n\\nYours, {name}" }
footer:`
  const { sections } = loaded(spoil(good, 'footer:', contact))
  expect(sections.at(-1)).toMatchObject({
    text: 'One.\n\nTwo.',
    form: { body: '{message}\n\nYours, {name}' },
  })
})
