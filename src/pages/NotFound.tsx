import { portfolio } from 'virtual:portfolio'
import { type ComponentType, Suspense } from 'react'
import { styled } from 'styled-components'
import type { Link } from '../../schema/model/links.ts'
import type { ResolvedSection } from '../../schema/vite/resolved.ts'
import { Logo } from '../layout/header/Logo.tsx'
import { wide } from '../theme/breakpoints.ts'
import { Frame } from '../ui/Frame.tsx'
import { foreign } from '../ui/foreign.ts'
import { interpolate } from '../ui/interpolate.ts'
import { BrandMark } from '../ui/pictures/BrandMark.tsx'
import { linksWithKeys } from '../ui/withKeys.ts'
import { inOwnLanguage } from './inOwnLanguage.ts'

interface Props {
  /** The address of the start page. */
  home: string
  /** The site's first screen with the words of this page. */
  section: ResolvedSection<'hero'>
  Screen: ComponentType<{ section: ResolvedSection<'hero'> }>
  /** The links of the header. */
  links: readonly Link[]
}

/**
 * The page for an address that does not exist: the site's own first screen, its art in a state of its own, with the name
 * above it and the way to the sections below. It has no scripts.
 */
export function NotFound({ home, section, Screen, links }: Props) {
  const { labels, site, theme } = portfolio
  const { name } = site.owner
  return (
    <Page>
      <Top>
        <Name href={home} aria-label={interpolate(labels.home, { name })}>
          {typeof theme.mark === 'object' ? <Logo logo={theme.mark} /> : <BrandMark />}
          <span {...foreign(name)}>{name}</span>
        </Name>
      </Top>
      <main>
        <Suspense>
          <Screen section={{ ...section, headline: inOwnLanguage(section.headline) }} />
        </Suspense>
      </main>
      {links.length > 0 && (
        <Ways aria-label={labels.navigation}>
          {linksWithKeys(links).map(([key, { name, href }]) => (
            <a key={key} href={href} {...foreign(name)}>
              {name}
            </a>
          ))}
        </Ways>
      )}
    </Page>
  )
}

/** The first screen leaves room for the links below it. What is lit or coloured elsewhere is hollow, grey or apart here. */
const Page = styled.div`
  --header: 4.5rem;
  --foot: 9rem;
  --screen: calc(100svh - var(--foot));
  position: relative;

  @media ${wide} {
    --foot: 4.75rem;
  }

  [data-look='lit'] {
    border: var(--hairline) dashed var(--accent);
    background: none;
    translate: -6% 10%;
  }

  [data-look='lit'] ~ * {
    translate: 5% -4%;
  }

  picture {
    filter: grayscale(1);
  }

  [data-layer]:nth-child(even) {
    translate: 3% 5%;
    opacity: 0.4;
  }

  h1 em {
    -webkit-text-fill-color: transparent;
    -webkit-text-stroke: var(--stroke) var(--emphasis, var(--accent));
  }
`

const Top = styled(Frame)`
  position: absolute;
  inset-inline: 0;
  z-index: var(--layer-header);
  display: flex;
  align-items: center;
  block-size: var(--header);
`

const Name = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-letter);
  min-block-size: var(--target);
  font-weight: 700;
  font-size: var(--type-mark);
  letter-spacing: var(--tight-small);
`

const Ways = styled(Frame).attrs({ as: 'nav' })`
  display: flex;
  flex-wrap: wrap;
  align-content: center;
  column-gap: var(--space-3);
  min-block-size: var(--foot);
  padding-block: var(--space-1);
  border-block-start: var(--hairline) solid var(--border);
  font-size: var(--type-small);
  color: var(--muted);

  > a {
    display: flex;
    align-items: center;
    min-block-size: var(--target);
    min-inline-size: var(--target);
    transition: color var(--quick);
  }

  > a:hover {
    color: var(--text);
  }
`
