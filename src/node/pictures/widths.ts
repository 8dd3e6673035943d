import { oneColourUse } from '../../../schema/model/kinds.ts'
import { sizeOfPictures } from '../../client/metadataRegistry.ts'
import type { Recipe } from './encode.ts'

const steps = [320, 480, 640, 960, 1280, 1600, 2000]

/** The widths that pictures are made in, by how they are shown. */
const recipes = {
  /** Most pictures: up to a large screen's whole width, in steps of at most a half. */
  large: { widths: steps, preview: true },
  /** Photographs of the first screen, on dense and very large screens too. */
  screen: { widths: [...steps, 2560], preview: true, fine: true },
  /** Portraits beside names. They load at once, so a preview would only add bytes. */
  small: { widths: [48, 72, 96, 144, 216, 320], preview: false },
  /** Pictures that are shown in one colour. */
  shape: { widths: [96, 144, 216, 320, 480, 640], preview: false, shape: true },
} satisfies Record<string, Recipe>

/** How a picture that the YAML names under a key is encoded. */
export const recipeFor = (key: string): Recipe =>
  recipes[key === oneColourUse ? 'shape' : (sizeOfPictures(key) ?? 'large')]
