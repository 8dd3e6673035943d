/** Where the résumé of a locale is, below its start: its page, and its files. */
export const resumeAddresses = { page: 'resume/', pdf: 'resume.pdf', json: 'resume.json' } as const
