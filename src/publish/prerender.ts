import { readFileSync, writeFileSync } from 'node:fs'

/** What the server bundle gives: the page as HTML, and the style of all that it shows. */
export interface Rendered {
  html: string
  style: string
}

interface ServerBundle {
  render: () => Promise<Rendered>
}

/**
 * Renders the page with the server bundle at `bundle` (a URL) into the HTML file `document`.
 * Refuses what would break the page without scripts or its content policy.
 */
export async function prerenderInto(document: string, bundle: string): Promise<void> {
  const { render }: ServerBundle = await import(bundle)
  const { html, style } = await render()
  if (html.includes('<template') || html.includes('<script')) {
    throw new Error('The prerendered page has hidden templates or inline scripts.')
  }
  const place = '<div id="page"></div>'
  const bare = readFileSync(document, 'utf8')
  if (!bare.includes(place)) throw new Error(`The document has no ${place}.`)
  // Functions, because a text may hold `$&`, which a replacement string would expand.
  const whole = bare
    .replace('</head>', () => `${style}</head>`)
    .replace(place, () => `<div id="page">${html}</div>`)
  writeFileSync(document, whole)
}
