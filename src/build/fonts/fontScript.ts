/**
 * Loads the faces of the style sheet before it that come as `data:` before anything more is painted, as an inline script.
 * A browser decodes such a font aside when it first meets a letter of it, which would be a frame after the words.
 * From bytes in memory it is there at once. A preload would do it too, but WebKit fails each of a `data:` address,
 * and then fails the face with it.
 */
export const fontScript =
  `try{for(const{style}of[...document.styleSheets].at(-1).cssRules){const of=name=>style?.getPropertyValue(name),[,data]=/base64,([^")]+)/.exec(of("src"))??[];` +
  `if(data)document.fonts.add(new FontFace(of("font-family"),Uint8Array.from(atob(data),c=>c.charCodeAt()),{weight:of("font-weight"),stretch:of("font-stretch")||"normal",unicodeRange:of("unicode-range")||"U+0-10FFFF"}))}}catch{}`

/**
 * Has the first paint wait for fonts, as an inline script of the head, where a visitor may be brought to what is below the
 * first screen: by a fragment, or by going back or loading the page anew in its midst. There a font that came within a tenth
 * of a second, which is how long it is waited for, would move the words.
 */
export const arrivalScript = (hrefs: readonly string[]): string =>
  `if(location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate")for(const href of ${JSON.stringify(hrefs)})` +
  `document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href}))`
