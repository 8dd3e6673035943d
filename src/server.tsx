import { prerender } from 'react-dom/static'
import { ServerStyleSheet } from 'styled-components'
import { Page } from './Page.tsx'
import type { Rendered } from './publish/prerender.ts'

/** Renders the whole page once, waiting for every lazy section. */
export async function render(): Promise<Rendered> {
  const sheet = new ServerStyleSheet()
  try {
    const { prelude } = await prerender(sheet.collectStyles(<Page />), {
      // Without this React moves long sections into hidden templates that scripts put in place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error
      },
    })
    const html = await new Response(prelude).text()
    return { html, style: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}
