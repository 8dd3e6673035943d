import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { load } from '../../schema/load.ts'
import { published } from '../../schema/published.ts'

const loaded = load(readFileSync('content/portfolio.yaml', 'utf8'), { file: 'portfolio.yaml' })
if (!('portfolio' in loaded)) throw new Error('The default content is not in order.')

const result = published(loaded.portfolio, {
  picture: (src) => `/served/${src}`,
  icon: (name) => ({ body: name, width: 24, height: 24 }),
})

const about = result.sections.find((section) => section.type === 'about')

test('a picture beside the YAML gets the address at which it is served, and keeps its words', () => {
  expect(about?.portrait).toMatchObject({ src: '/served/images/portrait.webp' })
  expect(about?.portrait.alt).toMatch(/^Mara Lind/)
  expect(about?.portrait.caption).toBeTruthy()
})

test('an icon becomes what is drawn', () => {
  expect(about?.facts[0]?.icon).toEqual({ body: 'lucide:clock-3', width: 24, height: 24 })
})

test('a foreign picture stays where it is', () => {
  const foreign = structuredClone(loaded.portfolio)
  for (const section of foreign.sections)
    if (section.type === 'about') section.portrait.src = 'https://pictures.example/me.jpg'
  const asked: string[] = []
  published(foreign, { picture: (src) => asked.push(src).toString(), icon: () => undefined })
  expect(asked).toEqual([])
})

test('everything else is as it was checked', () => {
  expect(result.motion).toEqual(loaded.portfolio.motion)
  expect(result.nav).toEqual(loaded.portfolio.nav)
  expect(result.sections.map(({ id }) => id)).toEqual(loaded.portfolio.sections.map(({ id }) => id))
})
