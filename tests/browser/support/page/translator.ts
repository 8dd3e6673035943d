import type { Page } from '@playwright/test'

/** What stands before each text that was translated. */
export const mark = '¡'

/**
 * Translates the page from now on as Chrome and Edge do: each text gives way to one of another length in elements of the
 * translator's own, and so does each that comes later. The root element tells of it.
 */
export const translatePage = (page: Page): Promise<void> =>
  page.evaluate((mark) => {
    const translated = (text: string) => {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      outer.style.verticalAlign = inner.style.verticalAlign = 'inherit'
      inner.textContent = `${mark}${text} ${text.slice(0, 4)}`
      outer.append(inner)
      return outer
    }
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let node: Node | null = root; node; node = walker.nextNode())
        if (node instanceof Text && node.data.trim()) texts.push(node)
      for (const text of texts)
        if (!text.parentElement?.closest('font, script, style, textarea, noscript'))
          text.replaceWith(translated(text.data))
    }
    document.documentElement.lang = 'eo'
    document.documentElement.classList.add('translated-ltr')
    translate(document.body)
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of [target, ...addedNodes]) translate(node)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  }, mark)

/** Texts that are shown and were not translated, as those that stand beside a new one. */
export const untranslated = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const left: string[] = []
    while (walker.nextNode()) {
      const { parentElement: around, textContent: text } = walker.currentNode
      if (text?.trim() && !around?.closest('font, script, style, textarea, noscript')) left.push(text)
    }
    return left
  })
