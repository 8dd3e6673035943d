import { readStyleSheet, styleFile, styleHost } from '../../../../schema/files/styleSheet.ts'
import type { PolicyHosts } from '../../../client/sections/metadata.ts'
import type { ValidContent } from '../../content/content.ts'
import { type Inline, inlineStyle } from './pieces.ts'

/** The owner's style sheet, if there is one; `addressOf` gives the URL of each file that it uses. */
export type OwnerStyles = (addressOf: (file: string) => string) => Inline[]

/**
 * The owner's style sheet; none where the YAML names none. It must follow all other styles.
 *
 * @param beside the absolute path of a file that the YAML names
 */
export function ownerStyles(
  { portfolio, text }: ValidContent,
  beside: (path: string) => string,
): OwnerStyles {
  const { styles } = portfolio.theme
  if (styles === undefined) return () => []
  const sheet = readStyleSheet(text(styles) ?? '')
  return (addressOf) => {
    const css = sheet.css((href) => {
      const file = styleFile(href, styles)
      // A query or fragment stays, such as that of a part of a drawing.
      return file === undefined ? href : addressOf(beside(file)) + (/[?#].*$/.exec(href)?.[0] ?? '')
    })
    return [inlineStyle(css)]
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
