/**
 * An inline script that loads the `data:` faces of the style sheet before it, ahead of the next paint. By itself a
 * browser decodes such a font asynchronously when it meets the first letter, so that it would come a frame after the
 * words. A `FontFace` made from bytes is ready at once. A preload would do too, but WebKit fails each of a `data:` URL,
 * and the face with it.
 */
export const fontScript =
  `try{for(const{style}of[...document.styleSheets].at(-1).cssRules){const of=name=>style?.getPropertyValue(name),[,data]=/base64,([^")]+)/.exec(of("src"))??[];` +
  `if(data)document.fonts.add(new FontFace(of("font-family"),Uint8Array.from(atob(data),c=>c.charCodeAt()),{weight:of("font-weight"),stretch:of("font-stretch")||"normal",unicodeRange:of("unicode-range")||"U+0-10FFFF"}))}}catch{}`

/** The time to first byte, in ms, below which a line brings a font before the words could be painted. */
const quick = 80

/**
 * An inline script of the head that preloads fonts on a quick line: Chromium's first paint waits for preloads of the
 * head, a tenth of a second at most, and all text then appears in its own font. On a slow line the words come sooner
 * without. It also preloads where a visitor may land below the first screen: with a fragment, by going back or by a
 * reload. Otherwise a font is requested at layout, and on a slow line comes too late to be swapped in; all it could
 * move is below the screen.
 */
export const waitScript = (hrefs: readonly string[]): string =>
  `{const[n]=performance.getEntriesByType("navigation");if(location.hash||n?.type!="navigate"||n.responseStart-n.requestStart<${quick})` +
  `for(const href of ${JSON.stringify(hrefs)})document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href}))}`
