import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { headersFile } from '../../src/node/build/hosts/headers.ts'
import { visit } from './visit.ts'

/** The style that a patient person would write by hand: system fonts, one column, the colours of the page. */
const style = `body{max-width:60rem;margin:auto;padding:1rem;background:#0c0d0f;color:#f2eee6;font:1rem/1.6 system-ui,sans-serif}
h1{font-size:clamp(2.5rem,10vw,5rem);line-height:1.05}h2{font-size:2rem;line-height:1.1}
a{color:#ff6a3d}nav ul,footer ul{display:flex;flex-wrap:wrap;gap:1rem;padding:0;list-style:none}
section{padding:3rem 0}img{max-width:100%;height:auto}label,input,textarea{display:block;width:100%}`

/**
 * Runs in the page: its body as plain HTML. Semantic elements keep their tag and the attributes with a meaning; all
 * that only serves the look goes.
 */
function plainBody(): string {
  const tags =
    /^(?:header|nav|main|section|footer|h[1-6]|p|ul|ol|li|a|em|strong|blockquote|figure|figcaption|picture|source|img|form|label|input|textarea|button|details|summary|dl|dt|dd|time)$/
  const attributes =
    /^(?:id|href|src|srcset|sizes|type|alt|width|height|loading|for|name|action|method|rows|lang|dir)$/
  const plain = (node: Node): Node[] => {
    if (node instanceof Text) return [document.createTextNode(node.data)]
    if (!(node instanceof Element) || node.matches('svg, script, style, [aria-hidden=true]')) return []
    const children = [...node.childNodes].flatMap(plain)
    if (!tags.test(node.localName)) return children
    const element = document.createElement(node.localName)
    for (const { name, value } of node.attributes)
      if (attributes.test(name)) element.setAttribute(name, value)
    element.append(...children)
    return [element]
  }
  const body = document.createElement('body')
  body.append(...[...document.body.childNodes].flatMap(plain))
  return body.innerHTML
}

/**
 * A reference that is hard to beat: the same words and pictures as semantic HTML with a small style, system fonts and no
 * script.
 *
 * @param page a built folder without scripts
 * @param origin where that is served
 * @param into the folder for the plain page
 */
export async function plainPage(page: string, origin: string, into: string): Promise<string> {
  const body = await visit(origin, 1, async ({ page }) => {
    await page.goto(origin)
    return page.evaluate(plainBody)
  })
  const built = readFileSync(join(page, 'index.html'), 'utf8')
  const [title = ''] = /<title>.*?<\/title>/.exec(built) ?? []
  const metas = built.match(/<meta (?:name|property)="(?:description|viewport|og:[^"]*)"[^>]*>/g) ?? []
  cpSync(page, into, { recursive: true })
  // The page's policy would refuse this style.
  rmSync(join(into, headersFile))
  writeFileSync(
    join(into, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8">${title}${metas.join('')}<style>${style}</style></head><body>${body}</body></html>`,
  )
  return into
}
