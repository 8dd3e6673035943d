/** What the dev server's own scripts need beyond the policy of a build. */
export interface DevNeeds {
  /** The nonce of the scripts and styles that Vite and styled-components add. */
  nonce: string
  /** The addresses of Vite's web socket, such as `ws://localhost:5173`. */
  sockets: readonly string[]
}

/**
 * The content policy of a document of the dev server, as the value of a header: that of a build, and what hot update
 * needs beyond. No page of another origin may frame it: presses on an invisible page would edit the site.
 *
 * @param directives those of the build
 */
export function devPolicy(directives: readonly string[], { nonce, sockets }: DevNeeds): string {
  const needed = new Map<string, readonly string[]>([
    // React's refresh and the head, which follow edits, so that no hash would last.
    ['script-src', [`'nonce-${nonce}'`]],
    ['style-src', [`'nonce-${nonce}'`]],
    // A build allows it where its prerendered HTML has such attributes, which most have.
    ['style-src-attr', [`'unsafe-inline'`]],
    // The icon, and pictures that are shown in one colour.
    ['img-src', ['data:']],
    // A build has the fonts of its first screen in the document.
    ['font-src', ['data:']],
    ['connect-src', sockets],
    // Waits, while the server restarts, until it is back.
    ['worker-src', [`'self'`, 'blob:']],
  ])
  const extended = directives.map((directive) => {
    const [name = '', ...sources] = directive.split(' ')
    const added = needed.get(name) ?? []
    needed.delete(name)
    return [name, ...new Set([...sources, ...added])].join(' ')
  })
  const others = [...needed].map(([name, sources]) => [name, ...sources].join(' '))
  return [...extended, ...others, `frame-ancestors 'self'`].join('; ')
}
