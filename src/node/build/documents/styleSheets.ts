import { Features, transform } from 'lightningcss'
import { pathInStyleSheet, readStyleSheet, styleHost } from '../../../../schema/files/styleSheet.ts'
import type { PolicyHosts } from '../../../client/sections/metadata.ts'
import { inLayer } from '../../../client/theme/layers.ts'
import type { ValidContent } from '../../content/content.ts'
import { type Inline, inlineStyle } from './pieces.ts'

/** The style sheets of a site, each with what gives the URL of a file that it uses. */
export interface StyleSheets {
  /** The CSS of the look; empty where the theme names none. */
  look: (addressOf: (file: string) => string) => string
  /** The owner's own. It must follow all other styles. */
  own: (addressOf: (file: string) => string) => Inline[]
}

/**
 * The style sheets that the content names.
 *
 * @param beside the absolute path of a file that the YAML names
 */
export function styleSheets(content: ValidContent, beside: (path: string) => string): StyleSheets {
  const look = sheetAt(content.lookStyles, content, beside)
  const own = sheetAt(content.portfolio.theme.styles, content, beside)
  return {
    look,
    own: (addressOf) => {
      const css = own(addressOf)
      return css === '' ? [] : [inlineStyle(inLayer('own', css))]
    },
  }
}

function sheetAt(
  path: string | undefined,
  { text }: ValidContent,
  beside: (path: string) => string,
): StyleSheets['look'] {
  const written = path === undefined ? undefined : text(path)
  if (path === undefined || written === undefined) return () => ''
  const sheet = readStyleSheet(written)
  return (addressOf) => {
    const css = sheet.css((href) => {
      const file = pathInStyleSheet(href, path)
      // A query or fragment stays, such as that of a part of a drawing.
      return file === undefined ? href : addressOf(beside(file)) + (/[?#].*$/.exec(href)?.[0] ?? '')
    })
    return sheet.isNested ? forOldestBrowsers(css) : css
  }
}

/** The oldest browsers that show the page as it is, as `src/README.md` says; a version is in the third byte. */
const oldestBrowsers = { chrome: 112 << 16, firefox: 115 << 16, safari: (16 << 16) | (4 << 8) }

/**
 * CSS as these know it: without nested rules, and with the prefixed names of properties such as `mask`. `light-dark()`
 * stays, which would follow the mode only where the sheet sets `color-scheme` itself.
 */
const forOldestBrowsers = (css: string): string =>
  transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    targets: oldestBrowsers,
    exclude: Features.LightDark,
    minify: true,
    errorRecovery: true,
  }).code.toString()

/** The hosts from which the style sheets load fonts and pictures. */
export function styleSheetHosts({ portfolio, lookStyles, text }: ValidContent): PolicyHosts {
  const paths = [lookStyles, portfolio.theme.styles].filter((path) => path !== undefined)
  const addresses = paths.flatMap((path) => readStyleSheet(text(path) ?? '').addresses)
  const hosts = (ofFonts: boolean) =>
    addresses.filter(({ isFont }) => isFont === ofFonts).flatMap(({ href }) => styleHost(href) ?? [])
  return { font: hosts(true), img: hosts(false) }
}
