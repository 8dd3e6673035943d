import { editor } from './editor/index.ts'

/** What runs on a page of the dev server once that sends its event, as `src/node/features.ts` lists what runs there. */
interface DevFeature {
  event: string
  start: () => Promise<void>
}

/** The features that can be taken out, with a folder of their name here and in the other wings. */
export const features: readonly DevFeature[] = [editor]
