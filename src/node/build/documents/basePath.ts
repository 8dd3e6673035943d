import type { Portfolio } from '../../../../schema/model/portfolio.ts'

/** The path of the site at its host, such as `/` or `/portfolio/`. */
export const basePath = ({ site }: Pick<Portfolio, 'site'>): string =>
  site.url ? new URL(site.url).pathname : '/'
