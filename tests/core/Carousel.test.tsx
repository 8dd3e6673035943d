import { Globals } from '@react-spring/web'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testimonials } from '../../schema/model/sections/testimonials.ts'
import { Carousel, hasLongPosition } from '../../src/client/sections/testimonials/Carousel.tsx'
import { resolveHeading } from '../../src/node/content/resolveTexts.ts'
import type { ResolvedSection } from '../../src/shared/resolved.ts'
import { render } from './onPage.tsx'

const names = ['Ada', 'Grace', 'Edsger', 'Barbara', 'Niklaus']

const items = names.map((name) => ({
  name,
  company: `${name} & Daughters`,
  feedback: `${name} was content.`,
}))

const section: ResolvedSection<'testimonials'> = {
  ...testimonials.parse({ type: 'testimonials', id: 'voices', label: 'Voices', heading: 'Words.' }),
  heading: resolveHeading('Words.'),
  picture: undefined,
  items,
}

// The motion of slides is tested in a real browser; here every spring ends at once.
beforeEach(() => Globals.assign({ skipAnimation: true }))
afterEach(() => Globals.assign({ skipAnimation: false }))

/** Renders a carousel of `count` slides, with the actions and views of a visitor. */
function carousel(count = items.length) {
  const { rerender } = render(<Carousel section={section} items={items.slice(0, count)} />)
  const slides = () =>
    within(screen.getByRole('group', { name: section.label })).getAllByRole('group', { hidden: true })
  return {
    user: userEvent.setup(),
    take: (left: number) => rerender(<Carousel section={section} items={items.slice(0, left)} />),
    slides,
    next: () => screen.getByRole('button', { name: 'Next testimonial' }),
    previous: () => screen.getByRole('button', { name: 'Previous testimonial' }),
    /** The names on the slides that are visible and not inert. */
    shown: () =>
      slides()
        .filter((slide) => !slide.hasAttribute('inert') && slide.style.visibility !== 'hidden')
        .map((slide) => names.find((name) => within(slide).queryByText(name))),
    swipe(
      fromX: number,
      toX: number,
      { pointerType = 'touch', toY = 0, isPrimary = true, isCancelled = false } = {},
    ) {
      const [slide] = slides()
      if (!slide) return
      const pointer = { pointerType, isPrimary, bubbles: true }
      fireEvent(slide, new PointerEvent('pointerdown', { ...pointer, clientX: fromX, clientY: 0 }))
      if (isCancelled) fireEvent(slide, new PointerEvent('pointercancel', pointer))
      fireEvent(slide, new PointerEvent('pointerup', { ...pointer, clientX: toX, clientY: toY }))
    },
  }
}

describe('the carousel', () => {
  it('exposes every slide to screen readers until its first move', async () => {
    const { user, next, slides } = carousel()
    const isInert = () => slides().map((slide) => slide.hasAttribute('inert'))
    expect(isInert()).not.toContain(true)
    await user.click(next())
    expect(isInert()).toEqual([true, false, true, true, true])
  })

  it('is a labelled group with numbered slides, announced politely', () => {
    const { slides } = carousel()
    const whole = screen.getByRole('group', { name: 'Voices' })
    expect(whole).toHaveAttribute('aria-roledescription', 'carousel')
    expect(slides().map((slide) => slide.getAttribute('aria-label'))).toEqual(
      names.map((_, index) => `${index + 1} of 5`),
    )
    for (const slide of slides()) {
      expect(slide).toHaveAttribute('aria-roledescription', 'slide')
      expect(slide.parentElement).toHaveAttribute('aria-live', 'polite')
    }
  })

  it('goes forward with the next button and around the end', async () => {
    const { user, next, shown } = carousel()
    const seen = []
    for (const _ of names) {
      await user.click(next())
      seen.push(...shown())
    }
    expect(seen).toEqual(['Grace', 'Edsger', 'Barbara', 'Niklaus', 'Ada'])
  })

  it('goes back from the first slide to the last', async () => {
    const { user, previous, shown } = carousel()
    await user.click(previous())
    expect(shown()).toEqual(['Niklaus'])
  })

  it('goes back and forth between two slides', async () => {
    const { user, next, previous, shown } = carousel(2)
    await user.click(next())
    expect(shown()).toEqual(['Grace'])
    await user.click(previous())
    expect(shown()).toEqual(['Ada'])
  })

  it('shows the last slide if later ones are removed, as by an edit in the dev server', async () => {
    const { user, previous, shown, take } = carousel()
    await user.click(previous())
    take(2)
    await waitFor(() => expect(shown()).toEqual(['Grace']))
    await user.click(previous())
    expect(shown()).toEqual(['Ada'])
  })

  it('keeps the focus on the button, so that it can be pressed again', async () => {
    const { user, next, shown } = carousel()
    next().focus()
    await user.keyboard('{Enter} ')
    expect(next()).toHaveFocus()
    expect(shown()).toEqual(['Edsger'])
  })

  it('follows the arrow keys, except with a modifier', async () => {
    const { user, next, shown } = carousel()
    next().focus()
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    expect(shown()).toEqual(['Grace'])
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}{ArrowRight}{/Control}{Meta>}{ArrowRight}{/Meta}')
    expect(shown()).toEqual(['Grace'])
  })

  it('follows swipes: left for the next slide, right for the previous one', () => {
    const { swipe, shown } = carousel()
    swipe(300, 200)
    expect(shown()).toEqual(['Grace'])
    swipe(200, 300)
    swipe(200, 300)
    expect(shown()).toEqual(['Niklaus'])
  })

  it('ignores taps, scrolls, second fingers, cancelled swipes and mouse drags', () => {
    const { swipe, shown } = carousel()
    swipe(300, 290)
    swipe(300, 200, { toY: 400 })
    swipe(300, 100, { isPrimary: false })
    swipe(300, 100, { isCancelled: true })
    swipe(300, 100, { pointerType: 'mouse' })
    expect(shown()).toEqual(['Ada'])
  })

  it('puts feedback in quotation marks', () => {
    carousel()
    expect(screen.getByText('“Ada was content.”')).toBeInTheDocument()
  })

  it('has no buttons for a single testimonial', () => {
    carousel(1)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.getByText('“Ada was content.”')).toBeInTheDocument()
  })
})

it('sets long feedback small, except samples, whose space is reserved for large text', () => {
  const [item] = items
  const long = item ? [{ ...item, feedback: 'Grace was content. '.repeat(20) }] : []
  const isSmall = (given: typeof section) => {
    const { container, unmount } = render(<Carousel section={given} items={long} />)
    const found = container.querySelector('blockquote[data-long]') !== null
    unmount()
    return found
  }
  const { items: _, ...sampled } = {
    ...section,
    samples: testimonials.shape.samples.unwrap().parse({ words: 60 }),
  }
  expect(isSmall(section)).toBe(true)
  expect(isSmall(sampled)).toBe(false)
})

it('counts a position as long by the width of its letters: capitals and Chinese characters are wide', () => {
  const isLong = (position: string) => hasLongPosition({ position } as ResolvedSection<'testimonials'>)
  expect(['{n} of {count}', '{n} / {count}', '第{n}个'].map(isLong)).toEqual([false, false, false])
  expect(['{n} out of {count}', '{n} OF {count} MM', '{n} です 光と影 です'].map(isLong)).toEqual([
    true,
    true,
    true,
  ])
})
