import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { observe } from 'react-intersection-observer'
import { css, styled } from 'styled-components'
import type { Link } from '../../../../schema/model/links.ts'
import { linksFit, wide } from '../../theme/breakpoints.ts'
import { BrandMark } from '../../ui/pictures/BrandMark.tsx'
import { Words } from '../../ui/text/Words.tsx'
import { linksWithKeys } from '../../ui/withKeys.ts'
import { MenuFoot } from './MenuFoot.tsx'

/** The prerendered button, whose attribute tells whether the menu is open. */
const button = import.meta.env.SSR ? null : document.querySelector('[popovertarget]')

/** Opens the list again if React has rendered it anew, as it does after a translation tool has changed the HTML. */
function reopen(list: HTMLElement | null): void {
  if (button?.matches('[aria-expanded=true]') && !button.isConnected) list?.showPopover?.()
}

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
  const current = useCurrentSection(links.flatMap(({ href }) => (/^#./.test(href) ? [href.slice(1)] : [])))
  return (
    <Panel ref={reopen} id={id} popover="auto">
      <List>
        {linksWithKeys(links).map(([key, { name, href }]) => (
          <li key={key}>
            <Item href={href} aria-current={href === `#${current}` ? 'location' : undefined}>
              <BrandMark />
              <Words text={name} />
            </Item>
          </li>
        ))}
        {__LANGUAGES__ && children && <li>{children}</li>}
      </List>
      <MenuFoot />
    </Panel>
  )
}

/** The middle line of the screen: the section that it crosses is the current one. */
const middle = '-50% 0px -50% 0px'

/** The id of the section in view, among those given; undefined for none of them, and on the server. */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = ids.join(' ')

  useEffect(() => {
    const stops = key.split(' ').flatMap((id) => {
      const section = document.getElementById(id)
      // Above or between the linked sections there may be others, and then no link is the current one.
      const onCross = (inView: boolean) =>
        setCurrent((before) => (inView ? id : before === id ? undefined : before))
      return section ? [observe(section, onCross, { rootMargin: middle })] : []
    })
    return () => {
      for (const stop of stops) stop()
    }
  }, [key])

  return current
}

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
  font-size: var(--type-menu);
  line-height: calc(1.1 + var(--diacritics));

  &:popover-open {
    display: flex;
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

const List = styled.ul`
  @media ${wide} {
    @container ${linksFit} {
      display: flex;
      gap: var(--space-link);
      margin-inline-end: calc(-1 * var(--space-link));
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
  min-block-size: max(var(--target), min(var(--row-low), 0.08 * var(--screen)));
  border-block-end: var(--hairline) solid var(--border);
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
      padding-inline: var(--space-link);
      border: 0;
      line-height: 1.6;
      white-space: nowrap;

      > span {
        position: absolute;
        /* Nearer to its own link than to the one before, in the narrowest row too. */
        inset-inline-start: calc(var(--space-link) - var(--brand-mark) - var(--nudge));
        font-size: var(--space-link);
      }
    }
  }
`
