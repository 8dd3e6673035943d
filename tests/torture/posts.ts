import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The feed that sections of posts name. */
export const writtenFeed = 'https://blog.example/feed.xml'

const titles = [
  'A',
  'Notes on everything that was learnt '.repeat(6).trim(),
  'ملاحظات عن الضوء',
  '光についての覚え書き',
]

/** Writes the stored posts of that feed: as many as there can be, short and long, some without a day. */
export function writePosts(folder: string): void {
  const entries = Array.from({ length: 60 }, (_, index) => ({
    title: titles[index % titles.length],
    link: `https://blog.example/${index}`,
    ...(index % 7 && { date: `2024-05-${String(31 - (index % 28)).padStart(2, '0')}` }),
  }))
  writeFileSync(join(folder, 'posts.json'), JSON.stringify({ feed: writtenFeed, entries }))
}
