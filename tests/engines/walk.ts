import { content } from '../browser/content.ts'
import { type Tab, until, type Visitor } from './engine.ts'
import * as page from './inPage.ts'

/** Asks one thing of a page. Gives what was seen, and whether that is right. */
type Check = (tab: Tab, origin: string) => Promise<[ok: boolean, seen: unknown]>

/** Visits of one kind: how the browser is set, the size of the screen in px, and what is asked in turn. */
export interface Part {
  name: string
  visitor: Visitor
  size: readonly [width: number, height: number]
  checks: Readonly<Record<string, Check>>
}

const names = content.nav?.map(({ name }) => name) ?? []
const ids = content.nav?.map(({ href }) => href.slice(1)) ?? []

/** Opens the page and waits until it is live. */
async function open(tab: Tab, url: string): Promise<void> {
  await tab.open(url)
  await until(() => tab.ask(page.isLive), Boolean)
}

async function clickOn(tab: Tab, selector: string): Promise<void> {
  const { x, y } = await tab.ask(page.placeOf, selector)
  await tab.click(x, y)
}

/** Waits until two looks that are a little apart are the same. */
async function settled<Outcome>(ask: () => Promise<Outcome>): Promise<Outcome> {
  let before = ''
  return until(ask, (seen) => {
    const now = JSON.stringify(seen)
    const isSame = now === before
    before = now
    return isSame
  })
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Waits for what a function gives in the page to be this. */
async function becomes<Outcome>(
  tab: Tab,
  work: () => Outcome | Promise<Outcome>,
  wanted: Outcome,
): Promise<[boolean, Outcome]> {
  const seen = await until(
    () => tab.ask(work),
    (seen) => same(seen, wanted),
  )
  return [same(seen, wanted), seen]
}

const full = ({ level, filled }: { level: number; filled: number }) => Math.abs(level - filled) <= 1

/** The fonts that a page must have once it is at rest: its headings' come with it. */
const hasFonts = (seen: readonly string[]) =>
  seen.includes('Headline loaded') &&
  seen.includes('Display loaded') &&
  seen.some((font) => /^Text.* loaded$/.test(font)) &&
  !seen.some((font) => font.endsWith('error'))

const visits = 20

const fonts: Check = async (tab, origin) => {
  const wrong: string[] = []
  for (let visit = 1; visit <= visits; visit++) {
    await tab.open('about:blank')
    await tab.open(origin)
    await tab.ask(page.scrollPage, 1)
    const seen = await until(() => tab.ask(page.fonts), hasFonts)
    const problems = await tab.ask(page.told)
    if (!hasFonts(seen) || problems.length > 0)
      wrong.push(`visit ${visit}: ${[...seen, ...problems].join(', ')}`)
  }
  return [wrong.length === 0, wrong.length > 0 ? wrong : `${visits} visits`]
}

const header: Check = async (tab, origin) => {
  await open(tab, origin)
  const seen = []
  for (const y of [0, 200, 0]) {
    await tab.ask(page.scrollPage, y)
    seen.push(
      await until(
        () => tab.ask(page.headerIsClear),
        (clear) => clear === (y === 0),
      ),
    )
  }
  return [same(seen, [true, false, true]), seen]
}

const links: Check = async (tab, origin) => {
  await open(tab, origin)
  const seen = []
  for (const id of ids) {
    await clickOn(tab, `header nav a[href="#${id}"]`)
    const place = () => tab.ask(page.sectionAt, id)
    const isThere = ({ top, left }: { top: number; left: number }) => Math.abs(top) < 130 || left < 2
    await until(place, isThere)
    seen.push({ id, ...(await settled(place)) })
  }
  return [seen.every(({ top, left }) => Math.abs(top) < 130 || left < 2), seen]
}

const reveal: Check = async (tab, origin) => {
  await open(tab, origin)
  // Each section is hydrated by itself.
  const before = await until(
    () => tab.ask(page.hidden),
    (count) => count > 5,
  )
  await tab.ask(page.readOn)
  const after = await until(
    () => tab.ask(page.hidden),
    (count) => count === 0,
  )
  return [before > 5 && after === 0, { before, after }]
}

const skillBars: Check = async (tab, origin) => {
  await open(tab, origin)
  // Each section is hydrated by itself, this one a little later than others.
  const empty = await until(
    () => tab.ask(page.bars),
    (bars) => bars.every(({ filled }) => filled === 0),
  )
  await tab.ask(page.bring, '[data-type=skills] ul')
  const filled = await until(
    () => tab.ask(page.bars),
    (bars) => bars.every(full),
  )
  return [
    empty.every(({ filled }) => filled === 0) && filled.length > 3 && filled.every(full),
    { empty, filled },
  ]
}

const stack: Check = async (tab, origin) => {
  await open(tab, origin)
  await tab.ask(page.bring, '[data-type=projects] li:last-child')
  const stuck = (all: Awaited<ReturnType<typeof page.cards>>) =>
    all.every(({ top, sticks }) => Math.abs(top - sticks) < 1)
  const seen = await until(async () => {
    await tab.ask(page.scrollPage, 40 + (await tab.ask(() => scrollY)))
    return settled(() => tab.ask(page.cards))
  }, stuck)
  // Cards that are hydrated where the visitor is stay as they are until the next scroll.
  const shrunk = await until(
    async () => {
      await tab.ask(page.scrollPage, 1 + (await tab.ask(() => scrollY)))
      return tab.ask(page.cards)
    },
    ([first]) => (first?.scale ?? 1) < 1,
  )
  const [first, second] = shrunk
  const offset = (second?.sticks ?? 0) - (first?.sticks ?? 0)
  return [stuck(seen) && offset === 25 && (first?.scale ?? 1) < 1, shrunk]
}

const carousel: Check = async (tab, origin) => {
  await open(tab, origin)
  await tab.ask(page.bring, '[data-type=testimonials] button')
  await until(
    () => tab.ask(page.hidden),
    (count) => count >= 0,
  )
  const steps: (() => Promise<void>)[] = [
    () => clickOn(tab, '[data-type=testimonials] button:last-of-type'),
    () => clickOn(tab, '[data-type=testimonials] button:first-of-type'),
    () => tab.press('ArrowRight'),
    () => tab.press('ArrowLeft'),
    () => clickOn(tab, '[data-type=testimonials] button:first-of-type'),
  ]
  const seen = []
  for (const [index, step] of steps.entries()) {
    await step()
    const wanted = [(index + 1) % 2]
    seen.push(
      await until(
        () => tab.ask(page.slides),
        (shown) => same(shown, wanted),
      ),
    )
  }
  return [same(seen, [[1], [0], [1], [0], [1]]), seen]
}

const words = ['Ada Lovelace', 'ada', 'Hello, with & and %']

const contactForm: Check = async (tab, origin) => {
  await open(tab, origin)
  await tab.ask(page.bring, 'form')
  await tab.ask(page.keepMails)
  await until(
    () => tab.ask(page.hidden),
    (count) => count >= 0,
  )
  const fields = ['input[name=name]', 'input[type=email]', 'textarea']
  for (const [index, field] of fields.entries()) {
    await clickOn(tab, `form ${field}`)
    await tab.type(words[index] ?? '')
  }
  await clickOn(tab, 'form button')
  const refused = await until(
    () => tab.ask(page.form),
    ({ focus }) => focus === 'email',
  )
  await tab.type('@example.org')
  await clickOn(tab, 'form button')
  const sent = await until(
    () => tab.ask(page.form),
    ({ status }) => status !== '',
  )
  const opened = await tab.ask(page.mails)
  await open(tab, origin)
  await tab.ask(page.bring, 'form')
  const typed = ['Ada Lovelace', 'ada@example.org', 'Hello, with & and %']
  const again = await until(
    () => tab.ask(page.form),
    ({ values }) => same(values, typed),
  )
  return [
    refused.status === '' &&
      same(refused.values, words) &&
      refused.focus === 'email' &&
      opened.length === 1 &&
      sent.status !== '' &&
      same(again.values, typed),
    { refused, sent, opened, again },
  ]
}

const pictureSizes: Check = async (tab, origin) => {
  await open(tab, origin)
  await tab.ask(page.readOn)
  const own = (all: ReturnType<typeof page.pictures>) =>
    all.filter(({ file }) => /\.(?:avif|webp)$/.test(file))
  const seen = await until(
    async () => own(await tab.ask(page.pictures)),
    (all) => all.length > 1 && all.every(({ pixels }) => pixels > 0),
  )
  // The next step up is at most one and a half times as wide.
  const fits = seen.every(({ file, pixels, shown }) => file.endsWith('.avif') && pixels <= shown * 1.6 + 8)
  return [seen.length > 1 && fits, seen]
}

/** At one width: nothing leaves the screen, and nothing is left hidden once the page was read. */
const widths = [320, 390, 768, 1280] as const
const whole =
  (width: (typeof widths)[number]): Check =>
  async (tab, origin) => {
    await tab.resize(width, 800)
    await open(tab, origin)
    await tab.ask(page.readOn)
    const hidden = await until(
      () => tab.ask(page.hidden),
      (count) => count === 0,
    )
    await tab.ask(page.scrollPage, 0)
    const seen = { ...(await tab.ask(page.sizes)), hidden }
    return [seen.width === width && seen.tooWide <= 0 && hidden === 0, seen]
  }

const closed = ({ links, expanded }: ReturnType<typeof page.menu>) => links === 0 && expanded === 'false'
const opened = ({ links, expanded }: ReturnType<typeof page.menu>) =>
  links === names.length && expanded === 'true'

const menu: Check = async (tab, origin) => {
  await open(tab, origin)
  const button = 'header nav button'
  const state = (wanted: typeof opened) => until(() => tab.ask(page.menu), wanted)
  const seen = [await state(closed)]
  const steps: [() => Promise<void>, typeof opened][] = [
    [() => clickOn(tab, button), opened],
    [() => clickOn(tab, button), closed],
    [() => clickOn(tab, button), opened],
    [() => tab.press('Escape'), (menu) => closed(menu) && menu.isFocused],
    [() => tab.press('Enter'), opened],
    [() => tab.press('Tab'), (menu) => opened(menu) && menu.focus === names[0]],
    [() => tab.press('Escape'), (menu) => closed(menu) && menu.isFocused],
    [() => clickOn(tab, button), opened],
    [() => tab.click(60, 780), closed],
    [() => clickOn(tab, button), opened],
    [() => clickOn(tab, `header nav a[href="#${ids[2]}"]`), closed],
  ]
  for (const [step, wanted] of steps) {
    await step()
    const now = await state(wanted)
    seen.push(now)
    if (!wanted(now)) return [false, seen]
  }
  const place = await until(
    () => tab.ask(page.sectionAt, ids[2] ?? ''),
    ({ top }) => Math.abs(top) < 130,
  )
  return [Math.abs(place.top) < 130, place]
}

const calm: Check = async (tab, origin) => {
  await tab.open(origin)
  const asked = await tab.ask(page.wantsLessMotion)
  const hidden = await tab.ask(page.hidden)
  const bars = await tab.ask(page.bars)
  return [asked && hidden === 0 && bars.every(full), { asked, hidden, bars }]
}

const calmCarousel: Check = async (tab, origin) => {
  await tab.open(origin)
  await tab.ask(page.bring, '[data-type=testimonials] button')
  await clickOn(tab, '[data-type=testimonials] button:last-of-type')
  return becomes(tab, page.slides, [1])
}

const unscripted: Check = async (tab, origin) => {
  await tab.open(origin)
  const seen = {
    hidden: await tab.ask(page.hidden),
    bars: await tab.ask(page.bars),
    sections: await tab.ask(() => document.querySelectorAll('main > section').length),
    ...(await tab.ask(page.sizes)),
  }
  return [
    seen.hidden === 0 &&
      seen.bars.every(full) &&
      seen.sections === content.sections.length &&
      seen.tooWide <= 0,
    seen,
  ]
}

const unscriptedMenu: Check = async (tab, origin) => {
  await tab.open(origin)
  const links = () => tab.ask(page.menu).then(({ links }) => links)
  const before = await links()
  await clickOn(tab, 'header nav button')
  const after = await until(links, (count) => count === names.length)
  return [before === 0 && after === names.length, { before, after }]
}

const wide = [1280, 800] as const
const phone = [390, 844] as const

/** The walk through the page: all that is asked of every engine. */
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
    name: 'less motion',
    visitor: { lessMotion: true },
    size: wide,
    checks: { 'nothing hidden': calm, carousel: calmCarousel },
  },
  {
    name: 'without scripts',
    visitor: { withoutScripts: true },
    size: phone,
    checks: { whole: unscripted, menu: unscriptedMenu },
  },
]
