import { register } from 'node:module'

// For `node --import`: a process in which the typesetter of the résumé cannot be loaded, as on an unsupported
// platform.

const hooks = `export async function resolve(specifier, context, next) {
  if (specifier.includes('typst-ts-node-compiler')) throw new Error('There is no program for this machine.')
  return next(specifier, context)
}`

register(`data:text/javascript,${encodeURIComponent(hooks)}`)
