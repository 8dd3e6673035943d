import type { Page } from '@playwright/test'
import type { Portfolio } from '../../schema/model/portfolio.ts'
import { markdownHtml } from '../../schema/text/markdown.ts'

type Section = Portfolio['sections'][number]

/**
 * Keys of sections whose texts do not show on the page as it stands: addresses, names for screen readers, later states
 * of forms.
 */
const unseen = new Set([
  ...['type', 'id', 'src', 'alt', 'href', 'link', 'icon', 'samples', 'delivery', 'form'],
  ...['art', 'layout', 'page', 'scroll', 'position', 'previous', 'next', 'carousel', 'slide', 'quote'],
])

/** The same for single types: texts in place of a picture, in an address, or in a player. */
const unseenOf: Readonly<Record<string, readonly string[]>> = {
  logos: ['name'],
  publications: ['author', 'doi'],
  posts: ['feed', 'file'],
  video: ['video', 'captions', 'ratio', 'date', 'play', 'watch', 'open', 'note', 'track'],
}

/** Types whose links have words. */
const withLinks = ['timeline', 'publications']

/** The letters of a text: without white space, asterisks of the accent, and places where a line may end. */
const lettersOf = (text: string) => text.replace(/[\s\u200b\u00ad*]+/g, '')

/** The texts of a value of the YAML that show on the page. A new key counts as shown. */
function textsOf(value: unknown, key = '', type = ''): string[] {
  if (unseen.has(key) && !(key === 'link' && withLinks.includes(type))) return []
  if (unseenOf[type]?.includes(key)) return []
  if (typeof value === 'string') {
    const isMarkdown = (type === 'prose' && key === 'text') || key === 'answer'
    return isMarkdown ? [markdownHtml(value).replace(/<[^>]*>/g, '')] : [value]
  }
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, key, type))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => textsOf(item, name, type))
}

/** The texts that a section shows: all of them but the label of a hero, which only a menu has, and what samples replace. */
function shownTexts(section: Section): string[] {
  const { type } = section
  if (type === 'hero') return textsOf({ ...section, label: undefined }, '', type)
  if (type === 'projects' && section.samples) return [section.label, section.heading]
  return textsOf(section, '', type)
}

/** Runs in the page: all visible text of the parts that match a selector. */
function readShown(selector: string): string {
  let text = ''
  for (const part of document.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        text += node.textContent
  }
  return text
}

/** The texts of the YAML that a visitor cannot read on the page as it stands; links of the menu do not count. */
export async function missingWords(page: Page, site: Portfolio): Promise<string[]> {
  const missingIn = async (selector: string, texts: readonly string[]) => {
    const shown = lettersOf(await page.evaluate(readShown, selector))
    const missing = texts.filter((text) => !shown.includes(lettersOf(text)))
    return missing.map((text) => `“${text.slice(0, 60)}” is not shown in ${selector}`)
  }
  const { sections, header, nav, footer, site: about, socials, theme } = site
  const isHeaderless = header === 'none'
  const links = isHeaderless ? nav : nav.slice(0, footer.links)
  const groups = (footer.groups ?? []).flatMap(({ title, links }) => [
    title,
    ...links.map(({ name }) => name),
  ])
  // A logo may include the name.
  const hasName = theme.logo === 'none' || theme.logo.name || isHeaderless
  const isReached = sections.some(({ type }) => type === 'contact')
  const outer = [
    ...(await missingIn(isHeaderless ? 'footer' : 'header', hasName ? [about.owner.name] : [])),
    ...(await missingIn('footer', [footer.copyright, ...links.map(({ name }) => name), ...groups])),
    ...(isReached
      ? await missingIn(
          'main',
          socials.map(({ name }) => name),
        )
      : []),
  ]
  const inner: string[] = []
  for (const section of sections) inner.push(...(await missingIn(`#${section.id}`, shownTexts(section))))
  return [...outer, ...inner]
}
