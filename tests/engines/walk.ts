import type { Check } from './checks/check.ts'
import { fonts, photograph, pictureSizes } from './checks/files.ts'
import { contactForm } from './checks/form.ts'
import { language, switched } from './checks/languages.ts'
import { links, whole, widths } from './checks/layout.ts'
import { menu } from './checks/menu.ts'
import { carousel, header, reveal, skillBars, stack } from './checks/motion.ts'
import { filter, projectPage } from './checks/projects.ts'
import { nothingHidden, stillCarousel, unscripted, unscriptedMenu } from './checks/still.ts'
import type { Visitor } from './engine.ts'
import type { Walked } from './site.ts'

/** Visits of one kind: the settings of the browser, the size of the screen in px, and the checks in order. */
export interface Part {
  name: string
  visitor: Visitor
  size: readonly [width: number, height: number]
  /** Which site is visited, by default `origin`. */
  site?: keyof Walked
  checks: Readonly<Record<string, Check>>
}

const wide = [1280, 800] as const
const phone = [390, 844] as const

/** The walk through the page: the checks of every engine. */
export const parts: readonly Part[] = [
  {
    name: 'wide',
    visitor: {},
    size: wide,
    checks: {
      fonts,
      header,
      links,
      reveal,
      'skill bars': skillBars,
      stack,
      carousel,
      'contact form': contactForm,
      'picture sizes': pictureSizes,
    },
  },
  {
    name: 'phone',
    visitor: {},
    size: phone,
    checks: { header, menu, 'picture sizes': pictureSizes, reveal },
  },
  {
    name: 'widths',
    visitor: {},
    size: wide,
    checks: Object.fromEntries(widths.map((width) => [`whole at ${width} px`, whole(width)])),
  },
  {
    name: 'languages',
    site: 'languages',
    visitor: {},
    size: wide,
    checks: { 'Arabic, from the right': language, 'another at the same section': switched },
  },
  {
    name: 'projects',
    site: 'caseStudies',
    visitor: {},
    size: phone,
    checks: { filter, 'page of a project': projectPage },
  },
  ...(['layouts', 'more', 'art'] as const).map((site) => ({
    name: site,
    site,
    visitor: {},
    size: phone,
    checks: { 'whole at 390 px': whole(390), 'whole at 1280 px': whole(1280) },
  })),
  { name: 'photograph', site: 'art', visitor: {}, size: phone, checks: { 'picture sizes': photograph } },
  {
    name: 'less motion',
    visitor: { lessMotion: true },
    size: wide,
    checks: { 'nothing hidden': nothingHidden, carousel: stillCarousel },
  },
  {
    name: 'without scripts',
    visitor: { withoutScripts: true },
    size: phone,
    checks: { whole: unscripted, menu: unscriptedMenu },
  },
]
