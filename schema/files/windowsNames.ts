import { quoted } from '../report/phrasing.ts'

/** The names of devices, which Windows takes for them in any folder and with any ending. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?:\.|$)/i

/** What Windows allows in no name: these signs and controls. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const forbidden = /[<>:"|?*\\\0-\x1f]/

/**
 * Why no file on Windows can have a path, as the end of a sentence; undefined if one can. A copy of the folder, such as
 * by git or from an archive, fails there.
 *
 * @param path with slashes, relative
 */
export function windowsRefusal(path: string): string | undefined {
  for (const name of path.split('/')) {
    if (name === '' || name === '.' || name === '..') continue
    const [stem] = name.split('.', 1)
    if (device.test(name)) return `${stem} is the name of a device there`
    const [sign] = forbidden.exec(name) ?? []
    if (sign !== undefined) return `no name there can have ${quoted(sign)} in it`
    if (/[. ]$/.test(name)) return `no name there can end in a ${name.endsWith('.') ? 'dot' : 'blank'}`
  }
  return undefined
}
