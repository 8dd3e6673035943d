import { z } from 'zod'
import { registered } from './schemaIntrospection.ts'

/**
 * The largest room that a picture is given on screens of up to 1600 px in width, from which the page grows by a sixth:
 * pictures that are blurred on larger ones alone are not worth a warning. In px of CSS.
 * `tests/browser/thorough/pictures.spec.ts` measures it.
 */
export interface ShownSize {
  width: number
  height: number
  /**
   * `cover`: it fills its room and is cropped; `contain`: it is whole within it; `area`: it keeps its proportions at
   * about the same area, which the test does not measure.
   */
  fit: 'cover' | 'contain' | 'area'
  /** The layout of its section that does not crop it, if there is one, and its room there. */
  whole?: { layout: string; room: ShownSize }
}

/** How large pictures are shown, by the schema of the picture. */
export const shownSizes = z.registry<ShownSize>()

/** How large a picture with this schema is shown. */
export const shownSizeOf = (schema: z.core.$ZodType): ShownSize | undefined => registered(shownSizes, schema)

/** By how much a picture is enlarged, as a factor. All lengths in px. */
export function enlargement(
  { width, height, fit }: ShownSize,
  picture: { width: number; height: number },
): number {
  if (fit === 'area') return Math.sqrt((width * height) / (picture.width * picture.height))
  const factors = [width / picture.width, height / picture.height]
  return fit === 'cover' ? Math.max(...factors) : Math.min(...factors)
}
