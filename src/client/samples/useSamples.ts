import { startTransition, useEffect, useRef, useState } from 'react'
import { observe } from 'react-intersection-observer'
import { useContent } from '../content.ts'
import type { SampleMaker } from './sampleMaker.ts'

/** How far from the viewport samples start to load, so that a visitor seldom sees them missing. */
const nearby = '100% 0px'

type State<Item> = { state: 'loading' } | { state: 'ready'; items: Item[] } | { state: 'failed' }

/** The module that makes samples, with its library. A build without samples drops it. */
const loadMaker = () =>
  __SAMPLES__ ? import('./sampleMaker.ts') : Promise.reject(new Error('No samples in use'))

/** What all samples are made and announced by. */
export interface SampleOptions {
  seed?: number
  loading: string
  failed: string
  retry: string
}

/** Makes samples as the options of a section ask for. */
export type MakeSamples<Options, Item> = (maker: SampleMaker, options: Options) => Item[]

/**
 * Samples made by `make` with these options, once the element with `ref` is near the viewport or a key is pressed, and
 * again only when the options change, as in the dev server. `retry` loads them again after a failure, such as a lost
 * connection.
 */
export function useSamples<Options extends SampleOptions, Item>(
  options: Options,
  make: MakeSamples<Options, Item>,
) {
  const { dir, lang } = useContent().site
  const [samples, setSamples] = useState<State<Item>>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const [isWanted, setWanted] = useState(false)
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const { current } = ref
    if (!current) return
    const stop = () => {
      unobserve()
      removeEventListener('keydown', load, true)
    }
    const load = () => {
      stop()
      setWanted(true)
    }
    const unobserve = observe(current, (inView) => inView && load(), { rootMargin: nearby })
    // Otherwise the Tab key would skip their links, and a search or a print by keyboard would miss their words.
    addEventListener('keydown', load, true)
    // A key may have been pressed before this ran.
    if (document.querySelector(':focus-visible')) load()
    return stop
  }, [])

  const key = JSON.stringify(options)

  // biome-ignore lint/correctness/useExhaustiveDependencies: made once for the options, and again on retry
  useEffect(() => {
    if (!isWanted) return
    let current = true
    const load = async () => {
      const { sampleMaker } = await loadMaker()
      const items = make(sampleMaker(options.seed, dir, lang), options)
      await loadFaces(JSON.stringify(items))
      return items
    }
    // As a transition, React renders them in slices, between which the browser can scroll.
    const show = (state: State<Item>) => {
      if (current) startTransition(() => setSamples(state))
    }
    load().then(
      (items) => show({ state: 'ready', items }),
      () => show({ state: 'failed' }),
    )
    return () => {
      current = false
    }
  }, [isWanted, attempt, key])

  const retry = () => {
    // The button is removed, and the Tab key is to go on from here.
    ref.current?.focus({ preventScroll: true })
    setSamples({ state: 'loading' })
    setAttempt((count) => count + 1)
  }
  return { ref, samples, retry }
}

/** The longest wait for fonts, in ms. A font that comes later replaces its fallback then. */
const longestWait = 5000

/**
 * Resolves when the page's faces for these words have loaded, have failed, or take too long. The build keeps the line
 * breaks of words that it knows; words made in the browser would wrap anew when their font arrives after them.
 */
async function loadFaces(words: string): Promise<void> {
  if (!('fonts' in document)) return
  const style = getComputedStyle(document.documentElement)
  const [display, weight, text] = ['--display', '--display-weight', '--text-face'].map((name) =>
    style.getPropertyValue(name),
  )
  // Headings, text, and names, which are bold. The syntax of `font` requires a size.
  const faces = [
    `${weight} ${style.fontSize} ${display}`,
    ...[400, 600].map((one) => `${one} ${style.fontSize} ${text}`),
  ]
  await Promise.race([
    Promise.allSettled(faces.map((face) => document.fonts.load(face, words))),
    new Promise((done) => setTimeout(done, longestWait)),
  ])
}
