import type { Locator } from '@playwright/test'

/**
 * How wide a picture is said to be by the `sizes` of its first `source`, by which browsers choose its file, divided by
 * its displayed width.
 *
 * @param picture a `picture` element
 */
export const askedWidth = (picture: Locator): Promise<number> =>
  picture.evaluate((picture) => {
    // A size may have commas within parentheses.
    const sizes = picture.querySelector('source')?.sizes.split(/,(?![^(]*\))/) ?? []
    const size = sizes.find((size) => {
      const media = /^(\(.*?\)) /.exec(size)?.[1]
      return !media || matchMedia(media).matches
    })
    const probe = document.createElement('div')
    probe.style.width = size?.replace(/^\([^)]*\) /, '') ?? ''
    document.body.append(probe)
    const asked = probe.offsetWidth
    probe.remove()
    return asked / (picture.querySelector('img')?.offsetWidth ?? Number.NaN)
  })
