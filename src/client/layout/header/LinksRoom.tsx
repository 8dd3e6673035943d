import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Link } from '../../../../schema/model/links.ts'
import type { LanguageLink } from '../../../shared/resolved.ts'
import { wide } from '../../theme/breakpoints.ts'
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
        <Content>{children}</Content>
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
