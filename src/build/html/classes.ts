import type { Rendered } from '../../entry-server.tsx'

/** How styled-components notes in its style which class names it has made for a component. */
const note = /data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}/g

/**
 * Names classes by the component that they belong to. styled-components has two of each, one by the component
 * and one by the style, so that a style may change; here none does, and the browser knows components only.
 */
export function byComponent({ html, style }: Rendered): Rendered {
  const components = new Map<string, string>()
  for (const [, id = '', names = ''] of style.matchAll(note))
    for (const name of names.split(',')) if (name) components.set(name, id)
  return {
    html: html.replace(/(?<= class=")[^"]*/g, (names) =>
      names
        .split(' ')
        .filter((name) => name && !components.has(name))
        .join(' '),
    ),
    style: style
      .replace(note, '')
      .replace(/\s*\/\*!sc\*\/\s*/g, '')
      .replace(/\.([A-Za-z][\w-]*)/g, (whole, name: string) => {
        const id = components.get(name)
        return id === undefined ? whole : `.${id}`
      })
      .replace(/<style[^>]*>\s*/, '<style>'),
  }
}
