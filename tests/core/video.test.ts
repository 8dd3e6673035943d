import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { loadPortfolio } from '../../schema/check/loadPortfolio.ts'
import { linkedFiles } from '../../schema/files/linkedFiles.ts'
import { portfolio as schema } from '../../schema/model/portfolio.ts'
import { playerOf, videoSource } from '../../schema/model/video.ts'
import { contentPolicy } from '../../src/node/build/hosts/csp.ts'

function loaded(change: object) {
  const content = parse(readFileSync('tests/fixtures/site/portfolio.yaml', 'utf8'))
  content.sections.push({
    type: 'video',
    id: 'video',
    label: 'Video',
    heading: 'See It Move.',
    title: 'Reel',
    poster: { src: 'images/portrait.webp', alt: 'A person at a desk' },
    ...change,
  })
  return loadPortfolio(stringify(content), { file: 'portfolio.yaml' })
}

const codesOf = (change: object) => {
  const result = loaded(change)
  return ('diagnostics' in result ? result.diagnostics : result.warnings).map(({ code }) => code)
}

function policyOf(change: object): string[] {
  const result = loaded(change)
  if (!('portfolio' in result)) throw new Error('The content is not in order.')
  return contentPolicy({ portfolios: [result.portfolio], documents: [] })
}

describe('the address of a video', () => {
  it.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ',
    'https://m.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ?t=4',
    'https://www.youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  ])('%s is recognized as YouTube', (address) => {
    expect(videoSource(address)).toEqual({ kind: 'youtube', id: 'aqz-KE-bpKQ' })
  })

  it('is recognized as Vimeo, also for an unlisted video', () => {
    expect(videoSource('https://vimeo.com/1084537')).toEqual({ kind: 'vimeo', id: '1084537' })
    expect(playerOf('https://vimeo.com/1084537/0a1b2c').src).toBe(
      'https://player.vimeo.com/video/1084537?autoplay=1&dnt=1&h=0a1b2c',
    )
  })

  it.each([
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v="><script>',
    'http://youtu.be/aqz-KE-bpKQ',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://vimeo.com/channels/staffpicks',
    'https://video.example/a.mp4',
    'javascript:alert(1)//youtu.be/aqz-KE-bpKQ',
    'videos/reel.avi',
    '../videos/reel.mp4',
    '/videos/reel.mp4',
  ])('%s is refused', (address) => {
    expect(codesOf({ video: address })).toContain('video-address')
  })
})

it('captions are required if the page plays the video itself, and only then', () => {
  expect(codesOf({ video: 'videos/reel.mp4' })).toContain('missing-captions')
  expect(codesOf({ video: 'videos/reel.mp4', captions: 'videos/reel.vtt' })).toEqual([])
  expect(codesOf({ video: 'https://vimeo.com/1084537' })).toEqual([])
})

it('the policy allows only the host of the video', () => {
  const opened = (change: object) => policyOf(change).filter((one) => /^(?:frame|media)-src/.test(one))
  expect(opened({ video: 'https://youtu.be/aqz-KE-bpKQ' })).toEqual([
    'frame-src https://www.youtube-nocookie.com',
  ])
  expect(opened({ video: 'https://vimeo.com/1084537' })).toEqual(['frame-src https://player.vimeo.com'])
  expect(opened({ video: 'videos/reel.mp4', captions: 'videos/reel.vtt' })).toEqual([`media-src 'self'`])
})

it('a video of the site and its captions are published with it', () => {
  const result = loaded({ video: 'videos/reel.mp4', captions: 'videos/reel.vtt' })
  expect('portfolio' in result && linkedFiles(result.portfolio, schema)).toEqual(
    expect.arrayContaining(['videos/reel.mp4', 'videos/reel.vtt']),
  )
})
