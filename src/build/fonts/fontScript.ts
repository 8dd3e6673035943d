/** The time to first byte, in ms, below which a line brings a font before the words could be painted. */
const quick = 80

/** Letters by the family that has them: one of each face that is needed. */
export type FamilyLetters = Readonly<Record<string, string>>

/** The faces that a page needs at its first paint. */
export interface FirstFonts {
  /** Those within the document. */
  carried: FamilyLetters
  /** Those in files. */
  linked: FamilyLetters
}

/**
 * The inline script that follows the `@font-face` rules. A browser by itself loads a font when it lays out the first
 * letter, even one within the document, which would come a frame after the words. Chromium's first paint waits for what
 * a script loads before, a tenth of a second at most. For files that is worth it on a quick line, and where they are
 * likely to be cached, after another page of the site or a reload; also where a fragment leads below the first screen,
 * whose fonts are swapped. Otherwise words come sooner without.
 */
export const fontScript = ({ carried, linked }: FirstFonts): string =>
  `{const load=faces=>{for(const name in faces)document.fonts.load("medium "+name,faces[name]).catch(()=>0)},[n]=performance.getEntriesByType("navigation");load(${JSON.stringify(carried)});` +
  `if(location.hash||n?.type!="navigate"||document.referrer.startsWith(location.origin)||n.responseStart-n.requestStart<${quick})load(${JSON.stringify(linked)})}`
