/** Where the résumé of an edition is, below its start: its page, and its files. */
export const resumeAddresses = { page: 'resume/', pdf: 'resume.pdf', json: 'resume.json' } as const

/** Whether a link of a portfolio with a résumé leads to one of them. */
export const isResumeAddress = (href: string): boolean =>
  Object.values<string>(resumeAddresses).includes(href.trim().replace(/#.*/, ''))
