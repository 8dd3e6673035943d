/** The time to first byte, in ms, below which a line brings a font before the words could be painted. */
const quick = 80

/** Letters by the family that has them: one of each face that is needed. */
export type FamilyLetters = Readonly<Record<string, string>>

/** The fonts that a page may load before its first paint. */
export interface FirstFonts {
  /** Those within the document. */
  carried: FamilyLetters
  /** The files of what is on the screen, which are never swapped. */
  shown: FamilyLetters
  /** The files of what is below. */
  below: FamilyLetters
}

/**
 * The inline script that follows the `@font-face` rules. It marks a page on which a visitor may land below the first
 * screen, by a fragment, by going back, by a reload or from another page of the site: planes do not arrive there, and
 * all is laid out at once.
 *
 * It also loads fonts. A browser by itself loads one when it lays out the first letter, even one within the document,
 * which would come a frame after the words. Chromium's first paint waits for what a script loads before, a tenth of a
 * second at most. For files of what is on the screen that is worth it on a quick line; on a marked page, where they are
 * likely to be cached, for all. Otherwise words come sooner without.
 */
export const visitScript = ({ carried, shown, below }: FirstFonts): string =>
  `{const load=faces=>{for(const name in faces)document.fonts.load("medium "+name,faces[name]).catch(()=>0)},[n]=performance.getEntriesByType("navigation"),again=location.hash||n&&n.type!="navigate"||document.referrer.startsWith(location.origin+"/");load(${JSON.stringify(carried)});` +
  `if(again||n&&n.responseStart-n.requestStart<${quick})load(${JSON.stringify(shown)});if(again){document.documentElement.dataset.arrived="";load(${JSON.stringify(below)})}}`

/** For a page whose fonts are not loaded early. */
export const noFonts: FirstFonts = { carried: {}, shown: {}, below: {} }
