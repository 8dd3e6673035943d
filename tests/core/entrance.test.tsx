import { act, cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import {
  mockIsIntersecting,
  resetIntersectionMocking,
  setupIntersectionMocking,
} from 'react-intersection-observer/test-utils'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { useEntrance } from '../../src/client/motion/useEntrance.ts'

/** The distance of elements from the top of the viewport, in px, by their id. */
const tops = new Map<string, number>()
const prepare = vi.fn()
const enter = vi.fn()

beforeEach(() => {
  // A page arrives only once, so each test loads the modules anew.
  vi.resetModules()
  setupIntersectionMocking(vi.fn)
  prepare.mockClear()
  enter.mockClear()
  location.hash = ''
  vi.stubGlobal('innerHeight', 800)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, tops.get(this.id), 100, 100)
  })
})

afterEach(() => {
  cleanup()
  resetIntersectionMocking()
})

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Waits longer than a loaded page takes to arrive. */
async function arrival(): Promise<void> {
  for (let count = 0; count < 4; count += 1) await act(frame)
}

/** Renders an element `top` px below the top of the viewport, in a section with an anchor. */
async function show(top: number, threshold?: number): Promise<Element> {
  const { useEntrance: hook }: { useEntrance: typeof useEntrance } = await import(
    '../../src/client/motion/useEntrance.ts'
  )
  function Part() {
    const ref = useRef<HTMLDivElement>(null)
    hook(ref, { prepare, enter, ...(threshold === undefined ? {} : { threshold }) })
    return <div ref={ref} id="part" />
  }
  tops.set('part', top)
  const { container } = render(
    <section id="target">
      <Part />
    </section>,
  )
  const part = container.querySelector('#part')
  if (!part) throw new Error('The part is not shown.')
  return part
}

it('an element in or above the viewport does not enter', async () => {
  for (const top of [-500, 799]) {
    await show(top)
    await arrival()
    expect(prepare, String(top)).not.toHaveBeenCalled()
    cleanup()
  }
})

it('an element below the first screen of the fragment’s target enters', async () => {
  location.hash = '#target'
  tops.set('target', 3000)
  await show(3800)
  await arrival()
  expect(prepare).toHaveBeenCalledOnce()
})

it('an element that was scrolled past before the page had loaded does not enter later', async () => {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const part = await show(3000)
  mockIsIntersecting(part, true)
  readyState.mockReturnValue('complete')
  dispatchEvent(new Event('load'))
  await arrival()
  expect(prepare).not.toHaveBeenCalled()
})

it('an element with a threshold of 1 enters only when fully in view', async () => {
  const part = await show(2000, 1)
  await arrival()
  mockIsIntersecting(part, 0.5)
  expect(enter).not.toHaveBeenCalled()
  mockIsIntersecting(part, 1)
  expect(enter).toHaveBeenCalledOnce()
})

it('partly seen before the page has loaded, it does not enter', async () => {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const part = await show(3000, 1)
  mockIsIntersecting(part, 0.1)
  readyState.mockReturnValue('complete')
  dispatchEvent(new Event('load'))
  await arrival()
  expect(prepare).not.toHaveBeenCalled()
})
