import { styled } from 'styled-components'
import { socialIconId } from '../../../shared/ids.ts'
import { useContent } from '../../content.ts'
import { linksFit, wide } from '../../theme/breakpoints.ts'
import { primary } from '../../ui/button.ts'
import { FileNote } from '../../ui/FileNote.tsx'
import { foreign } from '../../ui/foreign.ts'
import { relMe } from '../../ui/links.ts'
import { Arrow, arrowTo } from '../../ui/pictures/Arrow.tsx'
import { Words } from '../../ui/text/Words.tsx'
import { linksWithKeys } from '../../ui/withKeys.ts'

/**
 * The foot of the menu's panel: the button of the first screen, the e-mail address, and the other profiles as icons,
 * whose shapes are in the footer of the page: here they would delay the first paint.
 */
export function MenuFoot() {
  const { action, socials } = useContent()
  const mail = socials.find(({ href }) => /^mailto:/i.test(href))
  return (
    <Foot>
      {action && (
        <Action href={action.href}>
          <span>
            <Words text={action.name} />
            <FileNote href={action.href} />
          </span>
          <Arrow to={/^[^/]*#/.test(action.href) ? 'down' : arrowTo(action.href)} />
        </Action>
      )}
      <div>
        {mail && <a href={mail.href}>{mail.href.replace(/^mailto:|\?.*/gi, '')}</a>}
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
