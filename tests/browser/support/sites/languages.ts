import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { overlayOf } from '../../../languages/overlayOf.ts'

/** The languages of the site ‘languages’ beside English, its main one. */
export const languages = ['ar', 'de'] as const

/** The German overlay: a few texts; all others stay English. */
export const german = {
  site: { title: 'Mara Lind auf Deutsch', description: 'Webseiten mit Tiefe.' },
  nav: [{ name: 'Start' }, { name: 'Über mich' }],
  sections: [
    { id: 'home', headline: 'Hallo, ich baue Seiten mit *Tiefe.*' },
    { id: 'skills', label: 'Können', heading: 'Was ich kann.' },
  ],
}

const arabic = 'نحن نصنع مواقع يدخلها الناس كما يدخلون مكانا فيه ضوء ووزن وإحساس بالمكان'.split(' ')

/** As many Arabic words as a text has; texts of different lengths begin with different ones. */
export function inArabic(text: string): string {
  const words = text.split(' ').map((_, index) => arabic[(text.length + index) % arabic.length] ?? '')
  // The accent of a headline stays on its last word.
  return /\*\S+\*$/.test(text) ? [...words.slice(0, -1), `*${words.at(-1)}*`].join(' ') : words.join(' ')
}

/** Writes the overlays of the site ‘languages’ into the folder of its YAML. */
export function writeOverlays(folder: string, portfolio: object): void {
  const write = (lang: string, overlay: unknown) =>
    writeFileSync(join(folder, `portfolio.${lang}.yaml`), stringify(overlay))
  const fonts = { display: 'Readex Pro', text: 'Readex Pro' }
  write('ar', { theme: { fonts }, ...overlayOf(portfolio, inArabic) })
  write('de', german)
}
