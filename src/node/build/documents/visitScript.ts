import { dataArrived } from '../../../shared/dataAttributes.ts'

/** The time to first byte, in ms, below which a line brings a font before the words could be painted. */
const quick = 80

/** Letters by the family that has them: one of each face that is needed. */
export type FamilyLetters = Readonly<Record<string, string>>

/** The fonts that a page may load before its first paint. */
export interface FirstFonts {
  /** Those within the document. */
  carried: FamilyLetters
  /** The addresses of those of a first screen with an end. */
  files: readonly string[]
  /** All others. */
  rest: FamilyLetters
}

/**
 * The inline script that follows the `@font-face` rules. It marks a page on which a visitor may land below the first
 * screen, by a fragment, by going back, by a reload or from another page of the site: planes do not arrive there.
 *
 * It also loads fonts. A browser by itself loads one when it lays out the first letter, even one within the document,
 * which would come a frame after the words; Chromium's first paint waits for what is asked for here, a tenth of a second
 * at most. For files of what is on the screen that is worth it on a quick line, and where they are likely to be cached,
 * as on a marked page. Otherwise words come sooner without.
 */
export const visitScript = ({ carried, files, rest }: FirstFonts): string =>
  '{const load=faces=>{for(const name in faces)document.fonts.load("medium "+name,faces[name]).catch(()=>0)},[n]=performance.getEntriesByType("navigation"),again=location.hash||n&&n.type!="navigate"||document.referrer.startsWith(location.origin+"/"),' +
  `soon=again||n&&n.responseStart-n.requestStart<${quick};load(${JSON.stringify(carried)});` +
  `if(soon)for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href}));` +
  `if(${files.length > 0 ? 'again' : 'soon'})load(${JSON.stringify(rest)});if(again)document.documentElement.setAttribute("${dataArrived}","")}`

/** For a page whose fonts are not loaded early. */
export const noFonts: FirstFonts = { carried: {}, files: [], rest: {} }
