import { en } from '@faker-js/faker'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { projects } from '../../schema/model/sections/projects.ts'
import { testimonials } from '../../schema/model/sections/testimonials.ts'
import { makeProjects } from '../../src/client/sections/projects/ProjectParts.tsx'
import { makeTestimonials } from '../../src/client/sections/testimonials/testimonial.tsx'
import { cutLocale } from '../../src/node/build/bundle/locale.ts'
import { everyFifth } from '../setup/cases.ts'

/** Enough seeds to use every pattern of a name and every list of words. */
const seeds = Array.from({ length: 300 }, (_, seed) => seed)

const head = { id: 'samples', label: 'Samples', heading: 'Samples' }

/** Samples of many seeds, made with the words of `locale`. Throws if a list is missing. */
async function samplesWith(locale: typeof en) {
  vi.resetModules()
  vi.doMock('virtual:samples-locale', () => ({ locale }))
  const { sampleMaker } = await import('../../src/client/samples/sampleMaker.ts')
  return seeds.map((seed) => {
    const projectSection = projects.parse({ type: 'projects', ...head, samples: { seed } })
    const testimonialSection = testimonials.parse({ type: 'testimonials', ...head, samples: { seed } })
    if (!projectSection.samples || !testimonialSection.samples) throw new Error('No samples')
    return [
      makeProjects(sampleMaker(seed, 'ltr'), projectSection.samples),
      makeTestimonials(sampleMaker(seed, 'ltr'), testimonialSection.samples),
    ]
  })
}

// Other test files run in the same process.
afterAll(() => {
  vi.doUnmock('virtual:samples-locale')
  vi.resetModules()
})

describe('the reduced locale of samples', () => {
  it('makes the same samples as the whole English locale', async () => {
    expect(await samplesWith(cutLocale(en))).toEqual(await samplesWith(en))
  })

  it('has only lists that samples use: without any one of them samples change or fail', async () => {
    const cut = cutLocale(en)
    const whole = JSON.stringify(await samplesWith(cut))
    const lists = Object.entries(cut).flatMap(([module, lists]) =>
      Object.keys(lists ?? {}).map((name) => ({ module, name, lists })),
    )
    for (const { module, name, lists: all } of everyFifth(lists)) {
      const { [name]: _, ...rest } = { ...all }
      const without = await samplesWith({ ...cut, [module]: rest }).then(JSON.stringify, () => 'none')
      expect(without, `${module}.${name}`).not.toBe(whole)
    }
  })
})
