import { type ComponentType, Suspense } from 'react'
import { css, styled } from 'styled-components'
import type { Link } from '../../../schema/model/links.ts'
import type { ResolvedSection, ResolvedSentence } from '../../shared/resolved.ts'
import { useContent } from '../content.ts'
import { Logo } from '../layout/header/Logo.tsx'
import { wide } from '../theme/breakpoints.ts'
import { Arrow, homeLink, primary } from '../ui/controls.tsx'
import { FirstScreen } from '../ui/FirstScreen.tsx'
import { Frame } from '../ui/frames.ts'
import { BrandMark } from '../ui/pictures/BrandMark.tsx'
import { Heading } from '../ui/text/Heading.tsx'
import { sentence } from '../ui/text/sentence.tsx'
import { foreign, inOwnLanguage, interpolate, Words } from '../ui/text/words.tsx'
import { linksWithKeys } from '../ui/withKeys.ts'

/** A section with the site's first screen. */
export type First = Extract<ResolvedSection, { headline: unknown }>

interface Props {
  /** The address of the start page. */
  home: string
  words: Pick<First, 'headline' | 'action'> & { tagline: ResolvedSentence }
  /** The site's first screen with these words, if it has one. */
  first: First | undefined
  /** Its renderer. */
  Screen: ComponentType<{ section: First }> | undefined
  /** The links of the header. */
  links: readonly Link[]
}

/**
 * The page for an address that does not exist: the site's own first screen, its art in a state of its own, with the name
 * above it and the way to the sections below. It has no scripts.
 */
export function NotFound({ home, words, first, Screen, links }: Props) {
  const { labels, site, theme } = useContent()
  const { name } = site.owner
  const headline = inOwnLanguage(words.headline)
  return (
    <Page $isDrawn={typeof first?.art === 'object' && 'drawing' in first.art}>
      <Top>
        <Name data-part="name" href={home} aria-label={interpolate(labels.home, { name })}>
          {typeof theme.logo === 'object' ? <Logo logo={theme.logo} /> : <BrandMark />}
          <span {...foreign(name)}>{name}</span>
        </Name>
      </Top>
      <main>
        <Suspense>
          {first && Screen ? (
            <Screen section={{ ...first, headline }} />
          ) : (
            <FirstScreen>
              <Heading heading={headline} rank="headline" prefersTwoLines />
              <Text data-part="lead" {...foreign(words.tagline)}>
                {sentence(words.tagline)}
              </Text>
              <Home data-part="action" href={words.action.href}>
                <Words text={words.action.name} />
                <Arrow to="forward" />
              </Home>
            </FirstScreen>
          )}
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
const Page = styled.div<{ $isDrawn: boolean }>`
  --header: calc(4.5 * var(--space-2));
  --foot: calc(9 * var(--space-2));
  --screen: calc(var(--high) - var(--foot));
  position: relative;

  @media ${wide} {
    --foot: var(--header);
  }

  && [data-look='lit'] {
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

  ${({ $isDrawn }) =>
    $isDrawn &&
    css`
      [data-layer]:nth-child(even) {
        translate: 3% 5%;
        opacity: 0.4;
      }
    `}

  /* Without the lit sheet, letters are on nothing. */
  h1 {
    --letters-through: var(--letters-near);
    --on-accent: var(--letters-near);
  }

  h1 em {
    -webkit-text-fill-color: var(--background);
    -webkit-text-stroke: calc(2 * var(--stroke)) var(--emphasis, var(--accent));
    /* Or the strokes of overlapping parts of a letter would show. */
    paint-order: stroke fill;
  }
`

const Text = styled.p`
  max-inline-size: var(--measure-short);
  margin-block: var(--space-3);
  font-size: var(--type-lead);
  color: var(--muted);
`

const Home = styled.a`
  ${primary}
`

const Top = styled(Frame).attrs({ as: 'header' })`
  position: absolute;
  inset-inline: 0;
  z-index: var(--layer-header);
  display: flex;
  align-items: center;
  block-size: var(--header);
`

const Name = styled.a`
  ${homeLink}
`

const Ways = styled(Frame).attrs({ as: 'nav' })`
  display: flex;
  flex-wrap: wrap;
  align-content: center;
  column-gap: var(--space-1h);
  min-block-size: var(--foot);
  padding-block: var(--space-1);
  border-block-start: var(--hairline) solid var(--border);
  font-size: var(--type-small);
  color: var(--muted);

  > a {
    display: flex;
    align-items: center;
    min-block-size: var(--target);
    margin-inline-start: calc(-1 * var(--space-1h));
    padding-inline: var(--space-1h);
    transition: color var(--quick) var(--ease);
  }

  > a:hover {
    color: var(--text);
  }
`
