import type { SchemaFeature } from '../feature.ts'
import { own } from '../yaml/valueAt.ts'
import { resumeAddresses } from './addresses.ts'

/** The résumé, as a page, as PDF and as JSON. */
export const resume: SchemaFeature = {
  built: {
    paths: Object.values(resumeAddresses),
    isIn: (data) => own(data, 'resume') !== undefined,
    name: 'the page of the résumé',
    help: 'write resume: {} at the top level of the file for the résumé, which the build makes from the texts of this file, in each language; or put a file of your own there, which is published as it is',
  },
}
