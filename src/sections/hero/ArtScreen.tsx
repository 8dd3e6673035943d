import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../schema/vite/resolved.ts'
import { broad } from '../../theme/breakpoints.ts'
import { Frame } from '../../ui/Frame.tsx'
import { Planes } from '../../ui/Planes.tsx'
import { ArtWords } from './art/ArtWords.ts'
import { Drawing } from './art/Drawing.tsx'
import { PictureBehind, scrimStyle } from './art/PictureBehind.tsx'
import { PictureBeside } from './art/PictureBeside.tsx'
import { Portrait } from './art/Portrait.tsx'

type Hero = ResolvedSection<'hero'>

interface Props {
  art: Hero['art']
  layout: Hero['layout']
  foot: ReactNode
  children: ReactNode
}

/** How the art and the words share the screen. */
type Look = 'above' | 'beside' | 'behind' | 'alone'

/**
 * A first screen with other art than planes at its end: the art above its words, and on broad screens beside them
 * unless they are centred; behind them; or the words alone. `FirstScreen` has the planes.
 */
export function ArtScreen({ art = 'planes', layout, foot, children }: Props) {
  const { look, shown, style } = shownOf(art)
  return (
    <Screen data-look={look} data-layout={layout ?? 'start'} data-arrow={foot && ''} style={style}>
      <Frame>
        <ArtWords>{children}</ArtWords>
      </Frame>
      {foot}
      {shown}
    </Screen>
  )
}

function shownOf(art: NonNullable<Hero['art']>): {
  look: Look
  shown?: ReactNode
  style?: Record<string, string | number>
} {
  if (typeof art === 'string')
    return __PLANES__ && art === 'planes' ? { look: 'above', shown: <Planes /> } : { look: 'alone' }
  const { picture, portrait, drawing } = art
  if (__PICTURE__ && picture?.place === 'behind')
    return { look: 'behind', shown: <PictureBehind picture={picture} />, style: scrimStyle(picture) }
  if (__PICTURE__ && picture) return { look: 'beside', shown: <PictureBeside picture={picture} /> }
  if (__PORTRAIT__ && portrait) return { look: 'beside', shown: <Portrait picture={portrait} /> }
  return { look: 'beside', shown: __DRAWING__ && drawing && <Drawing drawing={drawing} /> }
}

/* On narrow screens, and with centred words on all, the rows are art, words and arrow. */
const Screen = styled.div`
  position: relative;
  display: grid;
  grid-template: minmax(var(--planes-low), 1fr) auto / minmax(0, 1fr);
  min-block-size: var(--screen);
  padding-block-start: var(--header);
  overflow: clip;

  > :first-child {
    grid-row: 2;
  }

  &[data-look='alone'] {
    grid-template-rows: 1fr;

    > :first-child {
      grid-row: 1;
      display: grid;
    }
  }

  &[data-layout='centred'] {
    grid-template-rows: minmax(var(--planes-low), 1fr) auto auto;
    text-align: center;

    &[data-arrow] > :nth-child(2) {
      position: relative;
      inset-block-end: auto;
      grid-row: 3;
      justify-content: center;
      padding-block-end: calc(var(--hero-foot) / 2);
    }

    /* The planes have their narrow composition on every screen. */
    > [aria-hidden] {
      position: static;
      margin: 0;
      place-items: center;

      > div {
        --size: var(--planes-above);
        margin: 0;
      }
    }

    &[data-look='alone'] {
      grid-template-rows: 1fr auto;

      &[data-arrow] > :nth-child(2) {
        grid-row: 2;
      }
    }
  }

  @media ${broad} {
    &[data-layout='start']:not([data-look='alone']) {
      grid-template-rows: 1fr auto;

      > :first-child {
        grid-row: 1;
        align-self: center;
      }
    }

    &[data-layout='start'][data-look='behind'] > :first-child {
      align-self: end;
    }

    &[data-layout='centred'][data-look='behind'] {
      grid-template-rows: 1fr auto;

      > :first-child {
        grid-row: 1;
        align-self: center;
      }

      &[data-arrow] > :nth-child(2) {
        grid-row: 2;
      }
    }

    &[data-layout='start'][data-look='beside'] > :last-child {
      position: absolute;
      inset-block: var(--header) 0;
      inset-inline-end: 0;
      inline-size: 42%;
    }

    /* The arrow stays at the end of the last row. */
    &[data-layout='start'][data-look='alone'][data-arrow] > :nth-child(2) {
      position: absolute;
      inset-block-end: var(--hero-foot);
      inset-inline: 0;
      justify-content: flex-end;
      padding-block-end: 0;
    }
  }

  @media print {
    display: block;
    min-block-size: 0;
    padding: 0;
  }
`
