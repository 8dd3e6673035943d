import { readStyleSheet, styleFile, styleHost } from '../../../schema/lookup/styleSheet.ts'
import type { ValidContent } from '../../../schema/vite/content.ts'
import type { PolicyHosts } from '../../sections/facts.ts'

/** The owner's style sheet as a `<style>` element; `addressOf` gives the URL of each file that it uses. */
export type OwnerStyles = (addressOf: (file: string) => string) => string

/**
 * The owner's style sheet; gives an empty text where there is none. It must follow all other styles.
 *
 * @param beside the absolute path of a file that the YAML names
 */
export function ownerStyles(
  { portfolio, text }: ValidContent,
  beside: (path: string) => string,
): OwnerStyles {
  const { styles } = portfolio.theme
  if (styles === undefined) return () => ''
  const sheet = readStyleSheet(text(styles) ?? '')
  return (addressOf) => {
    const css = sheet.css((href) => {
      const file = styleFile(href, styles)
      // A query or fragment stays, such as that of a part of a drawing.
      return file === undefined ? href : addressOf(beside(file)) + (/[?#].*$/.exec(href)?.[0] ?? '')
    })
    return `<style>${css}</style>`
  }
}

/** The hosts from which the owner's style sheet loads fonts and pictures. */
export function ownerStyleHosts({ portfolio, text }: ValidContent): PolicyHosts {
  const { styles } = portfolio.theme
  if (styles === undefined) return {}
  const { addresses } = readStyleSheet(text(styles) ?? '')
  const hosts = (ofFonts: boolean) =>
    addresses.filter(({ isFont }) => isFont === ofFonts).flatMap(({ href }) => styleHost(href) ?? [])
  return { font: hosts(true), img: hosts(false) }
}
