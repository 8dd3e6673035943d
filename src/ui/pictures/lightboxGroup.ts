import { portfolio } from 'virtual:portfolio'
import { dataLightbox } from '../../shared/dataAttributes.ts'

/**
 * The attribute of the element around pictures that open: they are shown one after another, with these words. It is read
 * by `lightbox/lightbox.ts`, which has no content of its own.
 */
export const lightboxGroup = () => ({ [dataLightbox]: JSON.stringify(portfolio.labels.pictures) })
