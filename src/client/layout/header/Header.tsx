import { keyframes, styled } from 'styled-components'
import { dataScrolled } from '../../../shared/dataAttributes.ts'
import { menuId } from '../../../shared/ids.ts'
import { useContent } from '../../content.ts'
import { LanguageLinks } from '../../languages/LanguageLinks.tsx'
import { enlarged, wide } from '../../theme/breakpoints.ts'
import { homeLink } from '../../ui/controls.tsx'
import { Frame } from '../../ui/frames.ts'
import { BrandMark } from '../../ui/pictures/BrandMark.tsx'
import { foreign, interpolate } from '../../ui/text/words.tsx'
import { Logo } from './Logo.tsx'
import { LinksRoom, MenuButton, menuColours, NavLinks } from './Menu.tsx'
import { ModeSwitch } from './ModeSwitch.tsx'

/**
 * The fixed header. Its background and its menu follow `scrolled.ts` and `menuButton.ts`, which work before React has
 * loaded.
 */
export function Header() {
  const { home = '', labels, languages, motion, nav, sections, site, theme } = useContent()
  const Name = isLongName(site.owner.name) ? LongName : OwnerName
  // A first screen that is a career has the name in large letters, and here what its owner is, if that is said in short.
  const isCareer = sections[0]?.art === 'career' && !isLongName(site.owner.role ?? '')
  const role = isCareer ? site.owner.role : undefined
  const Words = role ? NameOrRole : 'span'
  const logo = typeof theme.logo === 'object' ? theme.logo : undefined
  return (
    <Bar data-part="header" $threshold={motion.header.scrollThreshold}>
      <Row>
        <Name
          data-part="name"
          href={`${home}#${sections[0]?.id}`}
          aria-label={interpolate(labels.home, { name: site.owner.name })}
        >
          {logo ? <Logo logo={logo} /> : <BrandMark />}
          {logo?.name !== false && (
            <Words data-role={role} {...foreign(site.owner.name)}>
              {site.owner.name}
            </Words>
          )}
        </Name>
        {(nav.length > 0 || (__LANGUAGES__ && languages)) && (
          <LinksRoom label={labels.navigation} links={nav} languages={languages}>
            <MenuButton labels={labels} />
            <NavLinks id={menuId} links={nav}>
              {__LANGUAGES__ && languages && (
                <LanguageLinks label={labels.languages ?? ''} current={site.lang} languages={languages} />
              )}
            </NavLinks>
          </LinksRoom>
        )}
        {__MODE_SWITCH__ && theme.mode === 'system' && <ModeSwitch name={labels.darkMode} />}
      </Row>
    </Bar>
  )
}

const ground = keyframes`
  to {
    background-color: var(--background);
  }
`

const Bar = styled.header<{ $threshold: number }>`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: var(--layer-header);
  container: header / inline-size;
  transition: background-color var(--slow) var(--ease), border-color var(--slow) var(--ease);
  border-block-end: var(--hairline) solid transparent;

  html[${dataScrolled}] & {
    background-color: var(--header-ground);
    border-color: var(--border);
    /* Safari below 18 knows it by this name alone. */
    -webkit-backdrop-filter: blur(1rem);
    backdrop-filter: blur(1rem);
  }

  /* Above the open menu, one sheet with it. */
  &&:has(:popover-open) {
    ${menuColours}
    border-color: transparent;
    transition: none;
  }

  /* Until the scripts run, or where they do not come, the scroll itself gives it its ground. */
  @supports (animation-timeline: scroll()) {
    html:not([data-live]) & {
      animation: ${ground} both;
      animation-timeline: scroll();
      animation-range: ${({ $threshold }) => `${$threshold}px ${$threshold + 1}px`};
    }
  }

  @supports not (animation-timeline: scroll()) {
    @media (scripting: none) {
      background-color: var(--background);
    }
  }
`

const Row = styled(Frame).attrs({ 'data-part': 'bar' })`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: min(var(--space-2), 4%);
  block-size: var(--header);

  > button {
    flex: none;
  }

  > nav {
    margin-inline-start: auto;
  }
`

const OwnerName = styled.a`
  ${homeLink}
  min-inline-size: var(--target);

  /* A long name takes two lines, and in letters that are large for the screen three. Only what these do not hold is cut. */
  > span:last-child {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    line-height: var(--leading-close);
    overflow-wrap: break-word;
    text-overflow: ellipsis;

    @container ${enlarged} {
      -webkit-line-clamp: 3;
    }
  }
`

/** Whether a name is longer than two lines of a phone hold. */
const isLongName = (name: string) => name.length > 30

/** With a very long name, which is smaller on phones, where three lines of it are no higher than the header. */
const LongName = styled(OwnerName)`
  > span:last-child {
    -webkit-line-clamp: 3;

    @media not ${wide} {
      font-size: calc(0.8 * var(--type-name));
    }

    @container ${enlarged} {
      -webkit-line-clamp: 6;
      max-block-size: var(--header);
    }
  }

  /* In large letters it needs the room of the name. */
  > :not(:last-child) {
    @container ${enlarged} {
      display: none;
    }
  }
`

/** The owner's name, which gives way to the role until the page is scrolled. */
const NameOrRole = styled.span`
  html:not([${dataScrolled}]) && {
    -webkit-line-clamp: 3;
    font-size: 0;
    /* Letters of no size take no room only without what spaces them. */
    letter-spacing: 0;
    text-indent: 0;

    &::after {
      content: attr(data-role);
      font-size: var(--type-small);
      font-weight: 400;
      line-height: 1.15;
    }
  }
`
