/**
 * Loads the faces of the style sheet before it that come as `data:` before anything more is painted, as an inline script.
 * A browser decodes such a font aside when it first meets a letter of it, which would be a frame after the words.
 * From bytes in memory it is there at once. A preload would do it too, but WebKit fails each of a `data:` address,
 * and then fails the face with it.
 */
export const fontScript =
  `try{for(const{style}of[...document.styleSheets].at(-1).cssRules){const of=name=>style?.getPropertyValue(name),[,data]=/base64,([^")]+)/.exec(of("src"))??[];` +
  `if(data)document.fonts.add(new FontFace(of("font-family"),Uint8Array.from(atob(data),c=>c.charCodeAt()),{weight:of("font-weight"),stretch:of("font-stretch")||"normal",unicodeRange:of("unicode-range")||"U+0-10FFFF"}))}}catch{}`

/** How soon a server's answer begins on a line that brings a font before the words could be painted, in ms. */
const quick = 80

/**
 * Preloads fonts on a quick line, as an inline script of the head: Chromium's first paint waits for what the head preloads, a
 * tenth of a second at most, and on such a line all text then stands in its own type. A slow line brings the words alone
 * sooner. They are waited for too where a visitor may be brought to what is below the first screen, by a fragment, by going
 * back or by loading the page anew in its midst. What nobody waits for is asked for when the text is laid out, and on a slow
 * line comes after the tenth of a second in which it would be exchanged; all that it could move is below the screen.
 */
export const waitScript = (hrefs: readonly string[]): string =>
  `{const[n]=performance.getEntriesByType("navigation");if(location.hash||n?.type!="navigate"||n.responseStart-n.requestStart<${quick})` +
  `for(const href of ${JSON.stringify(hrefs)})document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href}))}`
