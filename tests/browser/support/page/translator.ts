import type { Page } from '@playwright/test'

/** The prefix of each translated text. */
export const mark = '¡'

/**
 * Translates the page from now on as Chrome and Edge do: each text, also one that comes later, is replaced by one of
 * another length in `font` elements of the translator's own. The root element is marked.
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

/** Texts in the page that were not translated. */
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
