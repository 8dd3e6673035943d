import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Picture } from '../../src/client/ui/pictures/Picture.tsx'
import { render } from './onPage.tsx'

const picture = {
  src: 'a-640.webp',
  alt: 'A harbour',
  width: 1600,
  height: 900,
  sources: [
    { type: 'image/avif', srcset: 'a-320.avif 320w, a-640.avif 640w' },
    { type: 'image/webp', srcset: 'a-320.webp 320w, a-640.webp 640w' },
  ],
}

const frame = { width: 400, height: 300 }

it('a picture offers its sources in order, with the width at which it covers its frame', () => {
  render(
    <Picture
      picture={picture}
      {...frame}
      sizes={[{ media: '(min-width: 1rem)', width: '50vw' }, { width: '90vw' }]}
    />,
  )
  const sources = [...(screen.getByRole('img').parentElement?.querySelectorAll('source') ?? [])]
  expect(sources.map(({ type, srcset }) => ({ type, srcset }))).toEqual(picture.sources)
  // 16:9 in a frame of 4:3: a third wider than the frame.
  const sizes = '(min-width: 1rem) calc(50vw*1.33),calc(90vw*1.33)'
  expect(sources.map(({ sizes }) => sizes)).toEqual([sizes, sizes])
})

it('a picture without sources is rendered as a plain img with the size of its frame', () => {
  render(<Picture picture={{ src: 'https://a.example/a.jpg', alt: 'A harbour' }} {...frame} />)
  const image = screen.getByRole('img')
  expect(image.parentElement?.querySelector('source')).toBeNull()
  expect(image).toHaveAttribute('width', '400')
  expect(image).toHaveAttribute('height', '300')
})

it('a picture loads lazily, unless it is at the top of the page', () => {
  render(<Picture picture={picture} {...frame} />)
  render(<Picture picture={{ ...picture, alt: 'First', atOnce: true }} {...frame} />)
  expect(screen.getByRole('img', { name: 'A harbour' })).toHaveAttribute('loading', 'lazy')
  const first = screen.getByRole('img', { name: 'First' })
  expect(first).toHaveAttribute('loading', 'eager')
  expect(first).toHaveAttribute('fetchpriority', 'high')
})
