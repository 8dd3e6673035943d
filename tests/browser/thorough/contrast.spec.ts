import { written } from '../../sites/content.ts'
import { openFeedback } from '../support/page/samples.ts'
import { expect, scrollThrough, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

// System colours replace those of the page, so anything shown by colour alone would be invisible.

test('in forced colours every control shows its focus', async ({ page }) => {
  await openFeedback(page)
  await page.evaluate(() => getSelection()?.setPosition(document.body, 0))
  let stops = 0
  for (; stops < 60; stops++) {
    await page.keyboard.press('Tab')
    const ring = await page.evaluate(() => {
      const { activeElement } = document
      if (!activeElement || activeElement === document.body) return undefined
      const { outlineStyle, outlineWidth } = getComputedStyle(activeElement)
      return { name: activeElement.textContent, outlineStyle, width: Number.parseFloat(outlineWidth) }
    })
    if (!ring) break
    expect(ring.outlineStyle, `${ring.name}`).not.toBe('none')
    expect(ring.width, `${ring.name}`).toBeGreaterThanOrEqual(2)
  }
  expect(stops).toBeGreaterThan(20)
})

test('in forced colours the menu button shows its lines', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto('/')
  const colours = await page.locator('button[popovertarget] > span').evaluate((lines) => {
    const { borderBlockStartColor, borderBlockStartWidth } = getComputedStyle(lines, '::before')
    return [borderBlockStartColor, borderBlockStartWidth, getComputedStyle(document.body).backgroundColor]
  })
  expect(colours[0]).not.toBe(colours[2])
  expect(colours[1]).toBe('2px')
})

test('in forced colours buttons, fields and cards have edges', async ({ page }) => {
  await openFeedback(page)
  await scrollThrough(page)
  const edges = await page
    .locator('#home a, button:visible, input, textarea, #services article, #projects article')
    .evaluateAll((all) =>
      all.map((each) => {
        const { borderBlockEndStyle, borderBlockEndWidth } = getComputedStyle(each)
        return { each: each.outerHTML.slice(0, 60), borderBlockEndStyle, wide: borderBlockEndWidth !== '0px' }
      }),
    )
  expect(edges.length).toBeGreaterThan(10)
  for (const { each, borderBlockEndStyle, wide } of edges)
    expect(borderBlockEndStyle !== 'none' && wide, each).toBe(true)
})

test('in forced colours the bars and the mark of the current section are visible', async ({ page }) => {
  await page.goto('/')
  await scrollThrough(page)
  const parts = page.locator('#skills li, header [aria-current]')
  const marked = await parts.evaluateAll((parts) =>
    parts.map((part) =>
      [...part.querySelectorAll('*')].some((each) => {
        const { forcedColorAdjust, backgroundColor } = getComputedStyle(each)
        return forcedColorAdjust === 'none' && backgroundColor !== 'rgba(0, 0, 0, 0)'
      }),
    ),
  )
  expect(marked).toEqual(Array(7).fill(true))
  // How far each bar is filled, in the Highlight colour of the system.
  const filled = await page.locator('#skills li').evaluateAll((bars) => {
    const mark = document.body.appendChild(document.createElement('i'))
    mark.style.color = 'Highlight'
    const { color } = getComputedStyle(mark)
    mark.remove()
    return bars.map((bar) =>
      [...bar.querySelectorAll('*')]
        .filter((each) => getComputedStyle(each).backgroundColor === color)
        .map((each) => each.getBoundingClientRect())
        .map(({ width, height }) => (height >= 1 ? Math.round((100 * width) / bar.clientWidth) : 0)),
    )
  })
  expect(filled).toEqual(written('skills').items?.map(({ level }) => [level]))
})
