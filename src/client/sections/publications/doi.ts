/** The URL that resolves a DOI. Characters are escaped that a DOI may have and that would end a URL. */
export const doiAddress = (doi: string): string =>
  `https://doi.org/${doi.split('/').map(encodeURIComponent).join('/')}`
