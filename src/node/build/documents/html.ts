/** An opening tag with its attributes, whose values may be any text. */
export const tag = (name: string, attributes: Record<string, string>) =>
  `<${name}${attributesOf(attributes)}>`

/** Attributes as they follow the name of an element, each after a space. */
export const attributesOf = (attributes: Record<string, string>): string =>
  Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join('')

/** Escapes text for HTML or XML. */
export const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

/** Reverses `escapeHtml` and the escaping of React. */
export const unescapeHtml = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replace(/&#(?:39|x27);/g, "'")
    .replaceAll('&amp;', '&')

/** JSON that can stand within a `<script>`: nothing in it ends the element or opens a comment. */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
