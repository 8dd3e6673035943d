import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { projects } from '../../schema/model/sections/projects.ts'
import { testimonials } from '../../schema/model/sections/testimonials.ts'
import { sampleMaker } from '../../src/client/samples/sampleMaker.ts'
import { makeProjects } from '../../src/client/sections/projects/ProjectParts.tsx'
import { makeTestimonials, mostLetters } from '../../src/client/sections/testimonials/testimonial.tsx'
import { sentence } from '../../src/client/ui/text/sentence.tsx'
import { plain } from '../../src/shared/plain.ts'
import type { ResolvedSentence } from '../../src/shared/resolved.ts'

const head = { id: 'samples', label: 'Samples', heading: 'Samples' }

/** The options of sample projects from the schema: defaults, with the changes of a YAML. */
function projectOptions(changed: object = {}) {
  const { samples } = projects.parse({ type: 'projects', ...head, samples: changed })
  if (!samples) throw new Error('No samples')
  return samples
}

function testimonialOptions(changed: object = {}) {
  const { samples } = testimonials.parse({ type: 'testimonials', ...head, samples: changed })
  if (!samples) throw new Error('No samples')
  return samples
}

const sampleProjects = (changed: object = {}, dir: 'ltr' | 'rtl' = 'ltr') => {
  const options = projectOptions(changed)
  return makeProjects(sampleMaker(options.seed, dir), options)
}

const sampleTestimonials = (changed: object = {}, dir: 'ltr' | 'rtl' = 'ltr') => {
  const options = testimonialOptions(changed)
  return makeTestimonials(sampleMaker(options.seed, dir), options)
}

const wordsOf = (text: ResolvedSentence) => plain(text).split(' ')

/** Enough seeds for rare long names and rare short words to occur. */
const seeds = Array.from({ length: 60 }, (_, seed) => seed)

describe('sample projects', () => {
  it('are named after a company of at most 18 letters, followed by Platform', () => {
    for (const seed of seeds)
      for (const { title } of sampleProjects({ seed })) {
        expect(title).toMatch(/^\S.*\S Platform$/)
        expect(title.replace(/ Platform$/, '').length).toBeLessThanOrEqual(18)
      }
  })

  it('follow the options of the YAML', () => {
    const image = 'https://photos.example/{seed}.jpg'
    const changed = {
      count: 2,
      words: 7,
      suffix: 'App',
      link: 'https://example.com/',
      image,
      alt: 'Of {title}',
    }
    const made = sampleProjects(changed)
    expect(made).toHaveLength(2)
    for (const { title, description, link, image } of made) {
      expect(title).toMatch(/ App$/)
      expect(wordsOf(description)).toHaveLength(7)
      expect(link).toBe('https://example.com/')
      expect(image.src).toMatch(/^https:\/\/photos\.example\/\w+\.jpg$/)
      expect(image.alt).toBe(`Of ${title}`)
    }
  })

  it('have as many words as the YAML asks for, whatever it asks for', () => {
    for (let words = 1; words <= 40; words++)
      for (const { description } of sampleProjects({ words, count: 20, seed: words }))
        expect(wordsOf(description)).toHaveLength(words)
  })

  it('are about different products by companies with different names', () => {
    for (const seed of seeds) {
      const made = sampleProjects({ seed })
      expect(new Set(made.map(({ title }) => title.split(' ')[0])).size).toBe(5)
      expect(new Set(made.map(({ description }) => wordsOf(description).slice(0, 4).join(' '))).size).toBe(5)
    }
  })

  it('read as English: a product, what it does, and no word of Latin', () => {
    for (const seed of seeds)
      for (const { description } of sampleProjects({ seed }))
        expect(plain(description)).toMatch(/^(?:A [^aeiou]|An [aeiou])[a-z ]+ that [a-z]+s [A-Za-z ]+\.$/)
  })

  it('are reproducible with a seed, and differ with another or with none', () => {
    const seeded = () => sampleProjects({ seed: 7 })
    expect(seeded()).toEqual(seeded())
    expect(seeded()).not.toEqual(sampleProjects({ seed: 8 }))
    expect(sampleProjects()).not.toEqual(sampleProjects())
  })
})

describe('sample testimonials', () => {
  it('are five, each with a name, a company, an avatar and feedback', () => {
    const made = sampleTestimonials()
    expect(made).toHaveLength(5)
    for (const { name, company, avatar, feedback } of made) {
      expect([name, company, feedback]).not.toContain('')
      expect(avatar?.src).toMatch(/^https:\/\/picsum\.photos\/seed\/\w{10}\/96\/96$/)
      expect(avatar?.alt).toBe(`Sample picture for ${name}`)
    }
  })

  it('are whole thoughts of two sentences, about equally long, none twice', () => {
    for (const seed of seeds) {
      const texts = sampleTestimonials({ seed }).map(({ feedback }) => plain(feedback))
      for (const text of texts) {
        expect(text).toMatch(/^[^.]+\. [^.]+\.$/)
        expect(text.split(' ').length).toBeLessThanOrEqual(28)
        expect(text.length).toSatisfy((letters) => letters >= 112 && letters <= 150)
      }
      expect(new Set(texts).size).toBe(texts.length)
    }
  })

  it('have at most as many words as the YAML allows, and letters as there is room for, whatever it allows', () => {
    for (let words = 1; words <= 60; words++)
      for (const { feedback } of sampleTestimonials({ words, count: 10, seed: words })) {
        expect(wordsOf(feedback).length).toBeLessThanOrEqual(words)
        // A line is there in any case.
        expect(plain(feedback).length).toBeLessThanOrEqual(Math.max(mostLetters({ words }), 20))
      }
  })

  it('consist of whole sentences', () => {
    for (const { feedback } of sampleTestimonials({ words: 55 }))
      expect(plain(feedback)).toMatch(/^(?:\p{Lu}[^.]*\.(?: |$))+$/u)
  })

  it('are reproducible with a seed, and differ without', () => {
    const seeded = () => sampleTestimonials({ seed: 7 })
    expect(seeded()).toEqual(seeded())
    expect(sampleTestimonials()).not.toEqual(sampleTestimonials())
  })
})

it('in a page in another language samples say that they are in English', () => {
  const english = { lang: 'en', dir: 'ltr' }
  for (const { description } of makeProjects(sampleMaker(1, 'rtl', 'ar'), projectOptions())) {
    expect(description).toMatchObject({ language: english })
    expect(renderToString(sentence(description))).toBe(plain(description))
  }
  for (const { feedback } of makeTestimonials(sampleMaker(1, 'ltr', 'de'), testimonialOptions()))
    expect(feedback).toMatchObject({ language: english })
})

describe('in a right-to-left page', () => {
  it('samples keep their final punctuation at their end', () => {
    for (const { title, description } of sampleProjects({ suffix: 'مشروع' }, 'rtl')) {
      expect(title).toMatch(/\u200e مشروع$/u)
      expect(description).toMatch(/\.\u200e$/u)
    }
    for (const { company, feedback } of sampleTestimonials({}, 'rtl')) {
      expect(company).toMatch(/\u200e$/u)
      expect(feedback).toMatch(/\.\u200e$/u)
    }
  })
})
