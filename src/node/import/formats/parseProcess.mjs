import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

// The parser of a configuration, in a process of its own: a text that is made to do harm may end it, and nothing else.
// Standard input has the text, the first argument is the name of its file, and standard output gets the syntax tree as JSON.

const [name = ''] = process.argv.slice(2)
const lang = /\.[cm]?tsx?$/.test(name) ? 'ts' : 'jsx'
const { program, errors } = parseSync(name, readFileSync(0, 'utf8'), { lang })
const plain = (_, value) => (typeof value === 'bigint' ? null : value)
process.stdout.write(JSON.stringify({ program, errors }, plain))
