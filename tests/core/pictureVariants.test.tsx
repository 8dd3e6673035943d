import { portfolio } from 'virtual:portfolio'
import { afterEach, describe, expect, it } from 'vitest'
import { Logo } from '../../src/client/layout/header/Logo.tsx'
import { Picture } from '../../src/client/ui/pictures/Picture.tsx'
import { render } from './onPage.tsx'

const { mode } = portfolio.theme
afterEach(() => {
  portfolio.theme.mode = mode
})

const srcs = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))

describe('a picture with another file for a mode', () => {
  const picture = { src: 'a.svg', alt: 'A logo', width: 40, height: 30, dark: { src: 'b.svg' } }

  it('shows the one of the mode', () => {
    for (const [mode, shown] of [
      ['dark', ['b.svg']],
      ['light', ['a.svg']],
      ['system', ['b.svg', 'a.svg']],
    ] as const) {
      portfolio.theme.mode = mode
      const { container, unmount } = render(<Picture picture={picture} width={4} height={3} />)
      expect(srcs(container)).toEqual(shown)
      unmount()
    }
  })

  it('shows one of both, by the mode, where a visitor may choose', () => {
    portfolio.theme.mode = 'system'
    const { container } = render(<Picture picture={picture} width={4} height={3} />)
    const modes = [...container.querySelectorAll('[data-mode-only]')].map((one) =>
      one.getAttribute('data-mode-only'),
    )
    expect(modes).toEqual(['dark', 'light'])
  })

  it('and so does a logo', () => {
    const drawing = (body: string) => ({ body, viewBox: '0 0 1 1', width: 1, height: 1 })
    const logo = { file: 'logo.svg', ...drawing('<g id="main"/>'), light: drawing('<g id="light"/>') }
    for (const [mode, shown] of [
      ['dark', ['main']],
      ['light', ['light']],
      ['system', ['main', 'light']],
    ] as const) {
      portfolio.theme.mode = mode
      const { container, unmount } = render(<Logo logo={logo} />)
      expect([...container.querySelectorAll('g')].map(({ id }) => id)).toEqual(shown)
      unmount()
    }
  })
})

describe('a picture in a frame', () => {
  const position = (picture: { width: number; height: number; focus?: string }) => {
    const { container, unmount } = render(
      <Picture picture={{ src: 'a.jpg', alt: 'A page', ...picture }} width={4} height={3} />,
    )
    const found = container.querySelector('img')?.style.objectPosition
    unmount()
    return found
  }

  it('keeps its focus in view, or its top where it is far taller', () => {
    expect(position({ width: 1440, height: 18_000 })).toBe('top')
    expect(position({ width: 1440, height: 18_000, focus: '30% 20%' })).toBe('30% 20%')
    expect(position({ width: 800, height: 600 })).toBe('')
  })

  it('that is animated has a control, unless it stands still', () => {
    const sources = [
      { type: 'image/webp', srcset: 'a-320-moving.webp 320w, a-640-moving.webp 640w', media: '(prefers-x)' },
      { type: 'image/avif', srcset: 'a-320.avif 320w' },
    ]
    const shown = (isStill: boolean) => {
      const { container, unmount } = render(
        <Picture
          picture={{ src: 'a.webp', alt: 'A ball', sources }}
          width={4}
          height={3}
          isStill={isStill}
        />,
      )
      const control = container.querySelector('a[data-plays]')?.getAttribute('href')
      const media = [...container.querySelectorAll('source')].map((source) => source.getAttribute('media'))
      unmount()
      return { control, media }
    }
    expect(shown(false)).toEqual({ control: 'a-640-moving.webp', media: ['(prefers-x)', null] })
    expect(shown(true)).toEqual({ control: undefined, media: [null] })
  })

  it('is a link to its largest file where it opens', () => {
    const { container } = render(
      <Picture
        picture={{ src: 'a-640.webp', full: 'a-2000.webp', alt: 'A wall' }}
        width={4}
        height={3}
        opens
      />,
    )
    expect(container.querySelector('a[data-opens]')?.getAttribute('href')).toBe('a-2000.webp')
  })
})
