import { portfolio } from 'virtual:portfolio'

/**
 * The attribute of the element around pictures that open: they are shown one after another, with these words. It is read
 * by `lightbox/lightbox.ts`, which has no content of its own.
 */
export const lightboxGroup = () => ({ 'data-lightbox': JSON.stringify(portfolio.labels.pictures) })
