import { createHash } from 'node:crypto'
import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'

const name = /(componentId:\s*["'`]sc-)[a-z0-9]+(?=-\d+)/g

/**
 * Names styled components by where their files stand below the root. The compiler takes the whole path for
 * it, so that the same sources in another folder would make other class names, and so other files.
 */
export function stableNames(): Plugin {
  let root = ''
  return {
    name: 'portfolio:stable-names',
    enforce: 'post',
    configResolved(config) {
      root = config.root
    },
    transform(code, id) {
      if (!code.includes('componentId')) return
      const place = relative(root, id.split('?', 1)[0] ?? id).replaceAll(sep, '/')
      const hash = BigInt(`0x${createHash('sha256').update(place).digest('hex')}`).toString(36)
      // Source maps count lines as before, and columns but for a letter.
      return { code: code.replace(name, (_, before: string) => before + hash.slice(-6)), map: null }
    },
  }
}
