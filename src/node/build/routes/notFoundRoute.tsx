import { renderers } from 'virtual:portfolio/renderers'
import { type ComponentType, lazy } from 'react'
import type { Portfolio as Content } from '../../../../schema/model/portfolio.ts'
import { type First, NotFound } from '../../../client/layout/NotFound.tsx'
import { rendererName } from '../../../client/rendererName.ts'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { pictureFromPage } from '../../content/addresses.ts'
import type { ResolvedLocale } from '../../content/locales.ts'
import { refOf } from '../../content/pageModules.ts'
import { addressIn } from '../../content/resolveFields.ts'
import { basePath } from '../documents/basePath.ts'
import type { Route } from './route.ts'

/**
 * The page for unknown addresses, in one language. It may be served at any address, so all of its own begin at the root.
 *
 * @param shown the sections with their pictures resolved
 * @param pages the paths of the pages of projects and others
 */
export function notFoundRoute(
  content: Content,
  shown: readonly ResolvedSection[],
  {
    folder,
    titleOf,
    pages,
  }: { folder: string; titleOf: ResolvedLocale['titleOf']; pages: ReadonlySet<string> },
): Route {
  const { site, notFound, nav } = content
  const root = basePath(content)
  const home = root + folder
  const words = {
    headline: titleOf(notFound.heading),
    tagline: notFound.text,
    action: { name: notFound.action, href: home },
  }
  const [first] = shown.flatMap((section) => ('headline' in section ? [section] : []))
  const addressOf = addressIn({ root, home, pages })
  return {
    path: `${folder}404.html`,
    lang: site.lang,
    dir: site.dir,
    title: notFound.title,
    description: site.description,
    indexed: false,
    anywhere: true,
    headline: notFound.heading,
    hasScreen: true,
    page: (
      <NotFound
        home={home}
        words={words}
        first={first && { ...fromRoot(first, root), ...words, note: undefined, scroll: undefined }}
        Screen={first && screenOf(first)}
        links={nav.map(({ name, href }) => ({ name, href: addressOf(href) }))}
      />
    ),
  }
}

/** The renderer of a site's first screen, which every other page has loaded before. */
const screenOf = (first: First) =>
  // The registry has a renderer of its own type for each type, which the compiler checks there.
  lazy(
    renderers[rendererName(refOf(first))] as () => Promise<{
      default: ComponentType<{ section: First }>
    }>,
  )

/** A first screen whose pictures have addresses from the root. */
function fromRoot(first: First, root: string): First {
  const { art } = first
  if (typeof art !== 'object') return first
  const { picture, portrait } = art
  return {
    ...first,
    art: {
      ...art,
      ...(picture && { picture: { ...picture, ...pictureFromPage(picture, root) } }),
      ...(portrait && { portrait: { ...portrait, ...pictureFromPage(portrait, root) } }),
    },
  }
}
