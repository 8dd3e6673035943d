import type { ReactNode } from 'react'
import { css, keyframes, styled } from 'styled-components'
import type { Link } from '../../../../schema/model/links.ts'
import { menuId, socialIconId } from '../../../shared/ids.ts'
import { shownMail } from '../../../shared/mail.ts'
import type { LanguageLink, ResolvedPortfolio } from '../../../shared/resolved.ts'
import { useContent } from '../../content.ts'
import { linksFit, low, middle, prefersMotion, wide } from '../../theme/breakpoints.ts'
import { Arrow, arrowTo, FileNote, primary, relMe } from '../../ui/controls.tsx'
import { BrandMark } from '../../ui/pictures/BrandMark.tsx'
import { foreign, Words } from '../../ui/text/words.tsx'
import { linksWithKeys } from '../../ui/withKeys.ts'

interface Props {
  label: string
  links: readonly Link[]
  languages: readonly LanguageLink[] | undefined
  /** The links, as a row or a menu, whose styles query `linksFit`. */
  children: ReactNode
}

/**
 * The room beside the header's name, a container by whose height the links know whether they fit into it as a row:
 * without a script, in any font and language, and for any text settings. A hidden copy of the links stands in a flex
 * container with two equal halves of height, and a size container after it. Where the copy leaves no room, the flex
 * container wraps to a second line, and the size container is half as high.
 */
export function LinksRoom({ label, links, languages, children }: Props) {
  return (
    <Bar aria-label={label}>
      <Copy aria-hidden="true">
        {linksWithKeys(links).map(([key, { name }]) => (
          <span key={key}>{name}</span>
        ))}
        {__LANGUAGES__ && languages?.map(({ lang, name }) => <span key={lang}>{name}</span>)}
      </Copy>
      <Room>
        <Content data-part="links">{children}</Content>
      </Room>
    </Bar>
  )
}

/** Twice as high as the header, its upper half above the screen. */
const Bar = styled.nav`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  inline-size: calc(var(--control) - var(--space-1h));
  block-size: calc(2 * var(--header));
  margin-block-start: calc(-1 * var(--header));

  @media ${wide} {
    flex: 1 1 0;
    min-inline-size: calc(var(--control) - var(--space-1h));
  }
`

const Copy = styled.div`
  display: flex;
  flex: none;
  gap: var(--space-link);
  block-size: 0;
  font-size: var(--type-small);
  white-space: nowrap;
  visibility: hidden;

  > span {
    min-inline-size: var(--target);
    padding-inline: var(--space-link);
  }
`

const Room = styled.div`
  container: links / size;
  display: flex;
  flex: 1 0 0;
  align-items: flex-end;
  justify-content: flex-end;
`

const Content = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  block-size: var(--header);
`

/** The button that opens the menu, where the links do not fit as a row. `menuButton.ts` keeps its state. */
export function MenuButton({
  labels,
}: {
  labels: Pick<ResolvedPortfolio['labels'], 'openMenu' | 'closeMenu'>
}) {
  return (
    <Button
      type="button"
      popoverTarget={menuId}
      aria-controls={menuId}
      aria-expanded="false"
      aria-label={labels.openMenu}
      data-open={labels.openMenu}
      data-close={labels.closeMenu}
      {...foreign(labels.openMenu)}
    >
      <Lines />
    </Button>
  )
}

const Button = styled.button`
  display: grid;
  place-items: center;
  inline-size: var(--control);
  block-size: var(--control);
  margin-inline-end: calc(-1 * var(--space-1h));
  border-radius: var(--radius);

  /* Its edge is near that of the screen, where a ring around it would be cut. */
  &:focus-visible {
    outline-offset: calc(-1 * var(--stroke));
  }

  @media ${wide} {
    @container ${linksFit} {
      display: none;
    }
  }
`

/** Two lines that cross when the menu is open. */
const Lines = styled.span.attrs({ 'aria-hidden': true })`
  /* WebKit takes what was clicked for where Tab goes on from: from here, and not the button, it would pass over the menu. */
  pointer-events: none;
  position: relative;
  inline-size: var(--icon);
  block-size: var(--space-1);

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    /* As a border, which forced colours leave to be seen. */
    border-block-start: var(--stroke) solid;
    border-radius: var(--stroke);
    transition: transform var(--quick) var(--ease);
  }

  /* Without scripts the popover tells that it is open, and in a browser that knows none the button does. */
  nav:has(:popover-open) & {
    --cross: 1;
  }

  [aria-expanded='true'] > & {
    --cross: 1;
  }

  &::before {
    inset-block-start: 0;
    transform: translateY(calc(var(--cross, 0) * (var(--space-1) - var(--stroke)) / 2)) rotate(calc(var(--cross, 0) * 45deg));
  }

  &::after {
    inset-block-end: 0;
    transform: translateY(calc(var(--cross, 0) * (var(--stroke) - var(--space-1)) / 2)) rotate(calc(var(--cross, 0) * -45deg));
  }
`

/**
 * The header's links: a row on wide screens where they fit, otherwise a panel that the menu button opens, down to the
 * foot of the screen.
 */
export function NavLinks({
  id,
  links,
  children,
}: {
  id: string
  links: readonly Link[]
  children: ReactNode
}) {
  const words = links.flatMap(({ name }) => name.split(/\s/))
  const longest = Math.max(1, ...words.map((word) => word.length))
  return (
    <Panel id={id} data-part="menu" popover="auto">
      <List style={{ '--count': links.length + 1, '--longest': longest }}>
        {linksWithKeys(links).map(([key, { name, href }], index) => (
          <li key={key} style={{ '--index': index }}>
            <Item href={href}>
              <BrandMark />
              <Words text={name} />
            </Item>
          </li>
        ))}
        {__LANGUAGES__ && children && <li style={{ '--index': links.length }}>{children}</li>}
      </List>
      <MenuFoot />
    </Panel>
  )
}

const lying = keyframes`
  from {
    transform: perspective(60rem) rotateX(-72deg);
  }
`

const row = css`
  && {
    display: block;
  }

  position: static;
  padding: 0;
  background: none;
  overflow: visible;
  font: inherit;
  font-size: var(--type-small);
`

/** The menu is a sheet in the accent, of the theme or of a frame: all that is on it has the colour of its words. */
export const menuColours = css`
  --background: var(--menu);
  --text: var(--on-menu);
  --muted: var(--on-menu);
  --accent: var(--on-menu);
  --accent-lit: var(--on-menu);
  --on-accent: var(--menu);
  --border: color-mix(in srgb, var(--on-menu) 32%, transparent);
  background: var(--menu);
  color: var(--text);
`

const Panel = styled.div`
  flex-direction: column;
  position: fixed;
  inset: var(--header) 0 0;
  inline-size: auto;
  block-size: auto;
  margin: 0;
  padding: var(--space-1) max(var(--gutter), 50% - var(--page) / 2) calc(var(--space-3) + env(safe-area-inset-bottom));
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 0;
  background: var(--background);
  color: var(--text);
  font-family: var(--display);
  font-weight: var(--display-weight);
  font-stretch: var(--display-width);
  line-height: calc(1.1 + var(--diacritics));

  &:popover-open {
    ${menuColours}
    display: flex;

    @media ${prefersMotion} {
      transform-origin: 50% 0;
      animation: ${lying} var(--snap-time) var(--snap);
    }
  }

  /* Before 2024 browsers knew no popovers: there the state of the button before it shows it, see menuButton.ts. */
  @supports not selector(:popover-open) {
    display: flex;

    [aria-expanded='false'] ~ & {
      display: none;
    }
  }

  @media ${wide} {
    @container ${linksFit} {
      ${row}
    }
  }
`

const arrival = keyframes`
  from {
    opacity: 0;
    translate: 0 var(--space-3);
  }
`

/* The links share the height of the screen; more than it holds scroll. On a phone on its side they take two columns. */
const List = styled.ul`
  display: grid;
  flex: 1 0 auto;
  grid-auto-rows: 1fr;
  max-block-size: calc(6rem * var(--count));
  /* The longest word fits a line in a wide face too. */
  font-size: clamp(1.25rem, (100vw - 2 * var(--gutter) - 2rem) / var(--longest) / 0.66, var(--type-menu));

  > li {
    display: grid;
  }

  @media ${low} and ${middle} {
    grid-template-columns: 1fr 1fr;
    column-gap: var(--space-4);
  }

  @media ${prefersMotion} {
    :popover-open > & > li {
      animation: ${arrival} var(--snap-time) var(--snap) calc(50ms * var(--index)) backwards;
    }
  }

  @media ${wide} {
    @container ${linksFit} {
      display: flex;
      gap: var(--space-link);
      margin-inline-end: calc(-1 * var(--space-link));
      font-size: inherit;
    }
  }
`

/* In the panel the mark of the current link stands at the end of its line. */
const Item = styled.a`
  display: flex;
  flex-direction: row-reverse;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-letter);
  min-block-size: var(--target);
  /* Marks above letters, as in Devanagari, keep off the line of the link before. */
  padding-block-start: calc(0.6em * var(--diacritics));
  border-block-end: var(--hairline) solid var(--border);
  /* Boxes of letters are higher than their line, and would take presses of the link before. */
  overflow: clip;
  color: var(--muted);
  transition: color var(--quick) var(--ease);

  > span {
    font-size: var(--type-small);
    opacity: 0;
    transition: opacity var(--quick) var(--ease);
  }

  &:hover,
  &[aria-current] {
    color: var(--text);
  }

  &[aria-current] > span {
    opacity: 1;
  }

  @media ${wide} {
    @container ${linksFit} {
      position: relative;
      justify-content: center;
      min-block-size: var(--target);
      min-inline-size: var(--target);
      padding: 0 var(--space-link);
      border: 0;
      line-height: 1.6;
      white-space: nowrap;
      overflow: visible;

      > span {
        position: absolute;
        /* Nearer to its own link than to the one before, in the narrowest row too. */
        inset-inline-start: calc(var(--space-link) - var(--brand-mark) - var(--nudge));
        font-size: var(--space-link);
      }
    }
  }
`

/**
 * The foot of the menu's panel: the button of the first screen, the e-mail address, and the other profiles as icons,
 * whose shapes are in the footer of the page: here they would delay the first paint.
 */
function MenuFoot() {
  const { action, site, socials } = useContent()
  const mail = socials.find(({ href }) => /^mailto:/i.test(href))
  return (
    <Foot data-part="foot">
      {action && (
        <Action data-part="action" href={action.href}>
          <span>
            <Words text={action.name} />
            <FileNote href={action.href} />
          </span>
          <Arrow to={/^[^/]*#/.test(action.href) ? 'down' : arrowTo(action.href)} />
        </Action>
      )}
      <div data-part="profiles">
        {mail && (
          <a href={mail.href}>{shownMail(mail.href.replace(/^mailto:|\?.*/gi, ''), site.owner.email)}</a>
        )}
        {linksWithKeys(socials).map(
          ([key, { name, href, icon }], index) =>
            href !== mail?.href && (
              <a key={key} href={href} rel={relMe(href)} aria-label={name} {...foreign(name)}>
                <svg viewBox={`0 0 ${icon.width} ${icon.height}`} aria-hidden="true">
                  <use href={`#${socialIconId(index)}`} />
                </svg>
              </a>
            ),
        )}
      </div>
    </Foot>
  )
}

const Foot = styled.div`
  margin-block-start: auto;
  padding-block-start: var(--space-3);
  font: 400 var(--type-text) var(--text-face);

  > div {
    display: flex;
    flex-wrap: wrap;
    margin-block-start: var(--space-1h);
  }

  > div > a {
    display: flex;
    align-items: center;
    justify-content: center;
    min-inline-size: var(--target);
    min-block-size: var(--target);
  }

  > div > a > svg {
    inline-size: var(--icon);
    block-size: var(--icon);
  }

  > div > :first-child {
    margin-inline-end: auto;
  }

  @media ${wide} {
    @container ${linksFit} {
      display: none;
    }
  }
`

const Action = styled.a`
  ${primary}
  inline-size: 100%;
`
