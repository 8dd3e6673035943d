import { localeOf } from '../../../../schema/text/languages.ts'
import { own } from '../../../../schema/yaml/valueAt.ts'
import { isResume, readResume } from '../resume.ts'
import { groupAt } from '../values.ts'
import type { Format } from './format.ts'
import { withoutSamples } from './templates.ts'

/** Reads a JSON Resume: 1.0.0 and later drafts, the names that keys had before, and others that are often met. */
export const jsonResume: Format<object> = {
  name: 'JSON Resume',
  fits: isResume,
  read(data) {
    const meta = groupAt(data, 'meta')
    const written = own(meta, 'lang') ?? own(meta, 'language') ?? own(meta, 'locale')
    return readResume(withoutSamples(data), { lang: localeOf(String(written ?? ''))?.toString() })
  },
}
