import type { WrittenSection } from '../../../written.ts'

const picture = (index: number) => ({
  src: index % 4 ? `https://pictures.example/${index}.jpg` : 'images/portrait.webp',
  alt: `Picture ${index}`,
})

const longWord = 'Rindfleischetikettierungsüberwachungsaufgabe'
const sentence = 'It went as it was drawn, and people still speak of it.'

/** Titles of some words, of one letter, of one long word, in turn. */
const title = (index: number) => ['Meridian Banking', 'A', longWord, `Work ${index}`][index % 4] ?? ''

const head = (id: string, heading: string) => ({ id, label: heading, heading })

/** `count` projects for a list, every second with a long description, every third with tags. */
const projectItems = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: title(index),
    description: index % 2 ? sentence.repeat(3) : sentence,
    image: picture(index),
    link: '#',
    ...(index % 3 === 0 && { tags: ['Rust', longWord.slice(0, 40)] }),
  }))

/** Testimonials of one word, of a sentence and of many, in turn, some with a picture. */
const testimonialsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: index % 3 ? `Client ${index}` : longWord,
    company: `Company ${index}`,
    feedback: ['Wow.', sentence, sentence.repeat(3), sentence.repeat(9)][index % 4] ?? '',
    ...(index % 2 && { avatar: picture(index) }),
  }))

const names = (count: number) =>
  Array.from({ length: count }, (_, index) => (index % 7 === 2 ? `C${index}` : title(index)))

/**
 * A section in each layout that is not the default of its type.
 *
 * @param count how many entries the lists have
 */
export const laidOutSections = (count: number): WrittenSection[] => [
  { type: 'testimonials', ...head('wall', 'Words'), layout: 'wall', items: testimonialsOf(count) },
  { type: 'skills', ...head('tags', 'Tags'), layout: 'tags', items: names(count).map((name) => ({ name })) },
  {
    type: 'skills',
    ...head('groups', 'Groups'),
    layout: 'groups',
    groups: [
      { name: 'Languages', items: names(count) },
      { name: longWord, items: ['C'] },
    ],
  },
  {
    type: 'services',
    ...head('offers', 'Offers'),
    layout: 'list',
    items: names(Math.min(count, 8)).map((title) => ({ icon: 'lucide:box', title, description: sentence })),
  },
  {
    type: 'about',
    ...head('person', 'Person'),
    layout: 'end',
    paragraphs: [sentence, sentence.repeat(4)],
    portrait: { ...picture(0), caption: 'In the studio.' },
    facts: [{ icon: 'lucide:box', title: 'Made', text: 'Boxes' }],
  },
  {
    type: 'about',
    ...head('crew', 'Crew'),
    layout: 'above',
    paragraphs: [sentence],
    portrait: { ...picture(0), caption: 'All of us.' },
    facts: ['One', 'Two', 'Three'].map((title) => ({ icon: 'lucide:box', title, text: sentence })),
  },
  {
    type: 'about',
    ...head('statement', 'Statement'),
    layout: 'none',
    paragraphs: [sentence, sentence, sentence],
  },
  {
    type: 'timeline',
    ...head('rows', 'Rows'),
    layout: 'rows',
    items: names(count).map((title, index) => ({
      title,
      organisation: index % 2 ? longWord : 'A harbour',
      start: `${2000 + (index % 20)}`,
      ...(index % 3 === 0 && { text: sentence }),
      ...(index % 5 === 0 && { link: { href: '#' } }),
    })),
  },
  { type: 'projects', ...head('grid', 'Grid'), layout: 'grid', filter: true, items: projectItems(count) },
  { type: 'projects', ...head('lines', 'Lines'), layout: 'list', filter: true, items: projectItems(count) },
]

/** The same layouts with samples, where a type may have them. */
export const sampledSections: WrittenSection[] = [
  {
    type: 'testimonials',
    ...head('wall', 'Words'),
    layout: 'wall',
    samples: { count: 4, words: 4, seed: 1 },
  },
  { type: 'projects', ...head('grid', 'Grid'), layout: 'grid', samples: { count: 4, words: 1, seed: 79 } },
  { type: 'projects', ...head('lines', 'Lines'), layout: 'list', samples: { count: 4, words: 1, seed: 79 } },
  {
    type: 'projects',
    ...head('long', 'Long'),
    layout: 'list',
    action: 'Read all that there is to be read about it',
    samples: { count: 4, words: 19, seed: 0 },
  },
]
