import { builtFiles } from '../../../../schema/model/builtFiles.ts'
import type { Portfolio } from '../../../../schema/model/portfolio.ts'
import type { Drawings } from '../../card/draw.ts'

/** The file name of the manifest, beside the page. */
export const manifestName = builtFiles.manifest

/**
 * The web app manifest, as JSON. All addresses are relative to it.
 *
 * @param root from the manifest to the root of the site
 */
export function manifest({ site, theme }: Portfolio, { svg, png, maskable }: Drawings, root = ''): string {
  const { background } = theme.mode === 'light' ? theme.light : theme.dark
  const icon = (src: string, width: number, purpose = 'any') => ({
    src: root + src,
    sizes: `${width}x${width}`,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify({
    name: site.title,
    short_name: site.owner.name,
    description: site.description,
    lang: site.lang,
    dir: site.dir,
    start_url: './',
    scope: './',
    display: 'minimal-ui',
    theme_color: background,
    background_color: background,
    icons: [
      icon(png[192], 192),
      icon(png[512], 512),
      icon(maskable, 512, 'maskable'),
      ...(svg ? [{ src: root + svg, sizes: 'any', type: 'image/svg+xml' }] : []),
    ],
  })
}
