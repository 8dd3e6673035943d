import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ContentFile } from '../../../src/node/content/content.ts'
import { portfolioPlugin } from '../../../src/node/content/plugin.ts'
import { localesResolver } from '../../../src/node/content/resolveLocales.ts'

const folder = mkdtempSync(join(tmpdir(), 'refused-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const yaml = join(folder, 'portfolio.yaml')

beforeAll(async () => {
  for (const name of ['images', 'work']) mkdirSync(join(folder, name))
  const square = { width: 1300, height: 1300, channels: 3, background: '#c63' } as const
  for (const name of ['wall', 'a room'])
    await sharp({ create: square })
      .png()
      .toFile(join(folder, `images/${name}.png`))
  writeFileSync(join(folder, 'work/room.md'), 'Words.\n\n![A room](<../images/a room.png#wide>)\n')
  writeFileSync(
    yaml,
    `site:
  title: Ada Byron
  description: The page of Ada Byron.
  owner: { name: Ada Byron, email: ada@example.com }
sections:
  - type: projects
    id: work
    label: Work
    heading: Work
    items:
      - title: Room
        description: A room.
        page: work/room.md
        image: { src: images/wall.png, alt: A wall }
footer: { copyright: © 2026 }
`,
  )
})

/** The message of a build that cannot encode the picture with this name. */
const messageWithout = (name: string) => {
  const source = new ContentFile(yaml)
  return build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      portfolioPlugin(
        source,
        localesResolver(source, {
          picture: async (file) => {
            if (file.endsWith(name)) throw new Error('Some reason.\nInside of the encoder')
            return { src: 'there.webp' }
          },
        }),
      ),
    ],
    build: { write: false, rolldownOptions: { input: 'virtual:portfolio' } },
  }).then(
    () => 'The build ended well.',
    (error: Error) => error.message,
  )
}

it.each([
  ['wall.png', 'portfolio.yaml:14:23', 'images/wall.png'],
  ['a room.png', 'work/room.md:3:12', 'images/a room.png'],
])('a picture that cannot be encoded, %s, fails the build at its place', async (name, place, src) => {
  const message = await messageWithout(name)
  expect(message).toContain(`error[broken-picture] "${src}" cannot be encoded (Some reason)`)
  expect(message).toContain(join(folder, place))
  expect(message).not.toMatch(/Inside|\n +at /)
})
