/** What is said of links and other addresses. */
export const addressErrors = {
  'duplicate-id': {
    message: 'the id "{id}" stands twice; the first is on line {line}, and a link would always lead there',
    help: 'give each section an id of its own',
  },
  'unknown-anchor': {
    message: 'no section has the id "{id}", so this link leads nowhere',
    help: 'name the id of a section, or take the link away',
  },
  'link-scheme': {
    message: '{what} cannot begin with {scheme}:',
    help: 'begin it with {instead}',
  },
  'link-scheme of two slashes': {
    message: '{what} that begins with two slashes leaves open whether it is https or http',
  },
  'link-scheme of an endpoint': {
    message: 'an endpoint is a server, and this is an e-mail address',
    help: 'write delivery: mailto, and the address as email below site and owner',
  },
  'link-address': {
    message: '"{address}" is not a whole address',
    help: 'write {scheme}:// and the name of the site, such as "https://example.com/"',
  },
  'link-address that is empty': {
    message: 'this link has no address, so it leads nowhere',
    help: 'write the address between the round brackets',
  },
  'link-address of a telephone': {
    message: '"{number}" is not a telephone number',
    help: 'write tel: and the number with its country, such as "tel:+441632960123"',
  },
  'link-address without tel:': {
    message:
      '"{number}" is a telephone number, and without tel: before it the link leads to a page of that name',
    help: 'write tel: and the number with its country, such as "tel:+441632960123"',
  },
  'link-address of a profile': {
    message: '"{name}" is a name, and the link leads to a page of that name beside this one',
    help: 'write the whole address of the profile, such as "{example}"',
  },
  'link-address written twice': {
    message: 'https:// stands twice, and the first is read as the name of a site',
  },
  'link-address with a sign behind it': {
    message: 'the {sign} at the end is read as part of the address',
  },
  'mail-address': {
    message: '"{address}" is not an e-mail address',
    help: 'write mailto: and the address, such as "mailto:you@example.com"',
  },
  'mail-address without mailto:': {
    message: 'this is an e-mail address, and without mailto: before it the link leads to a page of that name',
  },
  'missing-page': {
    message: '"{file}" is Markdown, and no page is made of it, so the link would lead nowhere',
    help: 'make a page of it:\npages:\n  - page: {file}\n    title: the title of the page\nor put it into public/, to publish the file as it is',
  },
  'missing-file': {
    message: 'there is no file "{path}" beside this one',
    help: 'put it there, and it is published with the page; the path begins at the folder of this file',
  },
  'missing-file that is a folder': { message: '"{path}" is a folder', help: 'name the file in it' },
  'missing-file with a sign': {
    message: 'the {sign} in "{path}" ends the name of the file, and what follows it is read as a place in it',
  },
  'missing-file in UTF-8': {
    message: '"{path}" is not UTF-8 text that may be read',
    help: 'save it in your editor with the encoding UTF-8',
  },
  'lfs-pointer': {
    message: '"{path}" is a pointer of Git LFS: the file itself has not been fetched',
    help: 'run git lfs pull in the repository, after git lfs install if it is the first time',
  },
  'taken-name': {
    message: 'the build puts a file of its own at "{name}", so this one cannot be published',
    help: 'give it another name, or take it away',
  },
  'taken-name of a folder': {
    message:
      '"{name}" would lie among files of the build, which browsers keep for a year, and a newer one would not be seen',
    help: 'call the folder otherwise, such as files',
  },
} as const

/** The same, where the page is built all the same. */
export const addressWarnings = {
  'insecure-link': {
    message: 'this address begins with http: what it loads can be read and changed on its way',
    help: 'write "{meant}" if the site can be reached so',
  },
  'bare-address': {
    message: '"{host}" without https:// before it is read as a file beside the page',
  },
  'unprovided-path': {
    message: 'nothing that is published with the page stands at "{path}"',
    help: 'write the path of a file beside this one, with its ending and no slash before it; if the host has something there, all is well',
  },
  'unprovided-path from the root': {
    message: '"{path}" leads there only if the site is at the root of its host, not in a folder',
  },
  'unprovided-path of a section': {
    message: '"{path}" is the id of a section, and without # before it is read as a path',
  },
  'unprovided-path of a page': {
    message: 'not every host leads from "{path}" to the page, whose address is "{meant}"',
  },
} as const
