import { localeOf } from '../../../../schema/text/languages.ts'
import { own } from '../../../../schema/yaml/valueAt.ts'
import type { Format } from './format.ts'
import { jsonResume } from './jsonResume.ts'

/** Reads the YAML of yamlresume: a JSON Resume below `content`, beside its layouts. */
export const yamlResume: Format<object> = {
  name: 'yamlresume file',
  fits: (data) => jsonResume.fits(Object(own(data, 'content'))),
  read(data, unplaced) {
    const resume = jsonResume.read(Object(own(data, 'content')), unplaced)
    const locale = own(data, 'locale') ?? own(own(data, 'layout'), 'locale')
    const lang = localeOf(String(own(locale, 'language') ?? ''))?.toString()
    if (lang) resume.lang = lang
    return resume
  },
}
