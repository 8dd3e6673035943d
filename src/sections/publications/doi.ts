/** The address that a DOI is resolved at. In one some characters are allowed that would end an address. */
export const doiAddress = (doi: string): string =>
  `https://doi.org/${doi.split('/').map(encodeURIComponent).join('/')}`
