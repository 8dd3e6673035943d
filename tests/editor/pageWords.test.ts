import { expect, test } from 'vitest'
import type { Path } from '../../schema/report/diagnostics.ts'
import { pageWords } from '../../src/node/editor/pageWords.ts'

const content = {
  nav: [{ name: 'Work', href: '#work' }],
  sections: [
    { type: 'hero', id: 'home', action: { name: 'See my work', href: '#work' } },
    {
      type: 'projects',
      id: 'work',
      label: 'Work',
      items: [{ title: 'Atlas', description: 'A map.' }],
      paragraphs: ['One'],
    },
  ],
  footer: { copyright: 'Ada', groups: [{ title: 'More', links: [{ name: 'Imprint', href: 'a.md' }] }] },
}

test.each<[Path, string]>([
  [['sections', 0, 'action', 'href'], 'the button ‘See my work’ in the first section'],
  [['nav', 0, 'href'], 'the link ‘Work’ in the header'],
  [['sections', 1, 'items', 0, 'description'], 'the description of ‘Atlas’ in the section ‘Work’'],
  [['sections', 1, 'items', 0], '‘Atlas’ in the section ‘Work’'],
  [['sections', 1, 'heading'], 'the heading of the section ‘Work’'],
  [['sections', 1, 'paragraphs', 0], 'the paragraphs of the section ‘Work’'],
  [['footer', 'groups', 0, 'links', 0, 'href'], 'the link ‘Imprint’ in the footer'],
  [['theme', 'sectionHeaders'], 'the section headers of the theme'],
  [['footer'], 'the footer'],
])('%j is called %s', (path, words) => {
  expect(pageWords(path, content)).toBe(words)
})
