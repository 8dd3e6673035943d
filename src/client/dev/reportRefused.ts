import { dataType } from '../../shared/dataAttributes.ts'
/** What the content policy has refused. */
export interface Refused {
  /** The directive that refused it, such as `connect-src`. */
  directive: string
  /** Its address, or a word: `inline`, `eval`, a scheme. */
  address: string
  /** The path of the script that asked for it, if that is one of the sources. */
  source?: string | undefined
  /** The type of the section that asked for it, if it is known. */
  section?: string | undefined
}

/** In the dev server: tells it all that the content policy refuses, so that it can say which file allows it. */
export function reportRefused(): void {
  const refused = new Map<string, Refused>()
  // An edit may have taken it away.
  import.meta.hot?.on('vite:beforeUpdate', () => refused.clear())
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
    // What extensions of the browser add is none of the page's.
    if (/-extension\b/.test(`${blockedURI} ${sourceFile}`)) return
    const source = sourceFile?.startsWith(location.origin) ? new URL(sourceFile).pathname : undefined
    refused.set(`${effectiveDirective} ${blockedURI}`, {
      directive: effectiveDirective,
      address: blockedURI,
      source,
      section: sectionWith(blockedURI) ?? /\/sections\/([\w-]+)\//.exec(source ?? '')?.[1],
    })
    import.meta.hot?.send('portfolio:refused', [...refused.values()])
  })
}

/** The type of the section that has an element with an address. */
function sectionWith(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const found = [...document.querySelectorAll(`[${dataType}] :is([src], [srcset], [href], [poster], [data])`)]
  const element = found.find((each) =>
    ['src', 'currentSrc', 'href', 'poster', 'data'].some((name) => {
      const value: unknown = Reflect.get(each, name)
      // Of a frame, browsers report the host alone.
      return (
        typeof value === 'string' &&
        URL.canParse(value) &&
        [withoutHash(value), new URL(value).origin].includes(address)
      )
    }),
  )
  return element?.closest(`[${dataType}]`)?.getAttribute(dataType) ?? undefined
}

const withoutHash = (address: string) => address.split('#', 1)[0]
