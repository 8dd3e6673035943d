import { localeOf } from '../../../../schema/text/languages.ts'
import { own } from '../../../../schema/yaml/valueAt.ts'
import { isResume, readResume } from '../resume.ts'
import { groupAt } from '../values.ts'
import type { Format } from './format.ts'

/** Reads the YAML of yamlresume: a JSON Resume below `content`, beside its layouts. */
export const yamlResume: Format<object> = {
  name: 'yamlresume file',
  fits: (data) => isResume(groupAt(data, 'content')),
  read(data) {
    const locale = own(data, 'locale') ?? own(own(data, 'layout'), 'locale')
    const lang = localeOf(String(own(locale, 'language') ?? ''))?.toString()
    return readResume(groupAt(data, 'content'), { lang })
  },
}
