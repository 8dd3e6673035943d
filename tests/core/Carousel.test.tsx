import { Globals } from '@react-spring/web'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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
    /** Waits until the slide with this name is the only one that is visible and not inert. */
    shows: (name: string) =>
      waitFor(() => {
        const shown = slides().filter(
          (slide) => !slide.closest('[inert]') && slide.style.visibility !== 'hidden',
        )
        expect(shown.map((slide) => names.find((one) => within(slide).queryByText(one)))).toEqual([name])
      }),
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
    const isInert = () => slides().map((slide) => slide.closest('[inert]') !== null)
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
      expect(slide.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
    }
  })

  it('goes forward with the next button and around the end', async () => {
    const { user, next, shows } = carousel()
    for (const name of ['Grace', 'Edsger', 'Barbara', 'Niklaus', 'Ada']) {
      await user.click(next())
      await shows(name)
    }
  })

  it('renders no slide as it turns, which could put back what its springs have changed meanwhile', async () => {
    const rendered = vi.fn()
    const watched = {
      ...section,
      get slide() {
        rendered()
        return 'slide'
      },
    }
    render(<Carousel section={watched} items={items} />)
    expect(rendered).toHaveBeenCalledTimes(items.length)
    await userEvent.setup().click(screen.getByRole('button', { name: 'Next testimonial' }))
    await waitFor(() => expect(screen.getByText('“Grace was content.”')).toBeVisible())
    expect(rendered).toHaveBeenCalledTimes(items.length)
  })

  it('goes back from the first slide to the last', async () => {
    const { user, previous, shows } = carousel()
    await user.click(previous())
    await shows('Niklaus')
  })

  it('goes back and forth between two slides', async () => {
    const { user, next, previous, shows } = carousel(2)
    await user.click(next())
    await shows('Grace')
    await user.click(previous())
    await shows('Ada')
  })

  it('shows the last slide if later ones are removed, as by an edit in the dev server', async () => {
    const { user, previous, shows, take } = carousel()
    await user.click(previous())
    take(2)
    await shows('Grace')
    await user.click(previous())
    await shows('Ada')
  })

  it('keeps the focus on the button, so that it can be pressed again', async () => {
    const { user, next, shows } = carousel()
    next().focus()
    await user.keyboard('{Enter} ')
    expect(next()).toHaveFocus()
    await shows('Edsger')
  })

  it('follows the arrow keys, except with a modifier', async () => {
    const { user, next, shows } = carousel()
    next().focus()
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    await shows('Grace')
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}{ArrowRight}{/Control}{Meta>}{ArrowRight}{/Meta}')
    await user.keyboard('{ArrowRight}')
    await shows('Edsger')
  })

  it('follows swipes: left for the next slide, right for the previous one', async () => {
    const { swipe, shows } = carousel()
    swipe(300, 200)
    await shows('Grace')
    swipe(200, 300)
    swipe(200, 300)
    await shows('Niklaus')
  })

  it('ignores taps, scrolls, second fingers, cancelled swipes and mouse drags', async () => {
    const { swipe, shows } = carousel()
    swipe(300, 290)
    swipe(300, 200, { toY: 400 })
    swipe(300, 100, { isPrimary: false })
    swipe(300, 100, { isCancelled: true })
    swipe(300, 100, { pointerType: 'mouse' })
    // A swipe that counts shows that those before did not.
    swipe(300, 200)
    await shows('Grace')
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
