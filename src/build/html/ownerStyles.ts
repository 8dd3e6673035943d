import { styleFile } from '../../../schema/lookup/styleAddress.ts'
import { readStyleSheet } from '../../../schema/lookup/styleSheet.ts'
import type { ValidContent } from '../../../schema/vite/content.ts'

/** The owner's style sheet as a `<style>` element, its files served at what `addressOf` makes of their paths. */
export type OwnerStyles = (addressOf: (file: string) => string) => string

/**
 * The owner's style sheet; an empty text where there is none. It belongs behind all other styles.
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
      // What is behind the path, as of a part of a drawing, stays.
      return file === undefined ? href : addressOf(beside(file)) + (/[?#].*$/.exec(href)?.[0] ?? '')
    })
    return `<style>${css}</style>`
  }
}
