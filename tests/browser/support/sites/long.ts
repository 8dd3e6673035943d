import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WrittenSection } from '../../../written.ts'

/** How many entries each list has: as many as a page is made for. */
export const entries = 100

/** The index of the project that has a page, far from the first. */
export const paged = 85

const numbers = Array.from({ length: entries }, (_, index) => index)

const sentence = 'A shop that loads before the kettle boils, with every product in view.'

const project = (index: number) => ({
  title: `Project ${index + 1}`,
  // Descriptions of different lengths.
  description: [sentence, sentence.slice(0, 27), `${sentence} `.repeat(3).trim()][index % 3] ?? '',
  image: { src: 'images/portrait.webp', alt: `Picture ${index + 1}` },
  link: '#',
  tags: index % 10 ? ['Rust'] : ['Rust', 'Go'],
})

const head = (id: string, heading: string) => ({ id, label: heading, heading })

/** Sizes of pictures, in turn: upright, square and landscape. */
const sizes = [
  [1500, 1000],
  [800, 1000],
  [2400, 1000],
  [1000, 1000],
  [700, 1100],
] as const

/** A section for each list that may be long, all with pictures. */
export const longSections: WrittenSection[] = [
  {
    type: 'projects',
    ...head('projects', 'Stack'),
    filter: true,
    items: numbers.map((index) => ({
      ...project(index),
      ...(index === paged && { page: 'projects/deep.md' }),
    })),
  },
  {
    type: 'gallery',
    ...head('pictures', 'Pictures'),
    items: numbers.map((index) => {
      const [width, height] = sizes[(index * 3) % 5] ?? sizes[0]
      return {
        src: `https://pictures.example/${index}.jpg`,
        alt: `Picture ${index + 1}`,
        width,
        height,
        ...(index % 4 === 0 && { caption: `What picture ${index + 1} shows.` }),
      }
    }),
  },
  { type: 'projects', ...head('grid', 'Grid'), layout: 'grid', items: numbers.map(project) },
  { type: 'projects', ...head('lines', 'Lines'), layout: 'list', items: numbers.map(project) },
]

/** Writes the Markdown of that project's page. */
export function writePage(folder: string): void {
  mkdirSync(join(folder, 'projects'))
  writeFileSync(join(folder, 'projects/deep.md'), 'Far down, and found all the same.\n')
}
