import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../schema/vite/resolved.ts'
import { animated } from '../../motion/reactSpring.ts'
import { useAttention } from '../../motion/useAttention.ts'
import { broad, wide } from '../../theme/breakpoints.ts'
import { EntryTitle } from '../../ui/EntryTitle.tsx'
import { foreign } from '../../ui/foreign.ts'
import { Picture } from '../../ui/Picture.tsx'
import { EntryLink, entryId } from './EntryLink.tsx'
import { gridSizes } from './imageSizes.ts'
import type { ProjectItem } from './projectItem.ts'
import { Tags } from './Tags.tsx'

/** How far an entry is lifted under the pointer, in px, and by how much its picture grows within its frame. */
const lift = 8
const growth = 0.03

interface Props {
  section: ResolvedSection<'projects'>
  /** Undefined while it is not made yet. */
  item: ProjectItem | undefined
  /** What stands in the place of its words then. */
  notice: ReactNode
  /** Whether it has 7 of the 12 columns, not 5. */
  isWide: boolean
  /** Whether it has a row of its own, with its words beside the picture. */
  isAlone: boolean
}

/** A picture with its words below it, which the pointer lifts. */
export function GridEntry({ section, item, notice, isWide, isAlone }: Props) {
  const { attention, handlers } = useAttention()
  return (
    <Lifted
      id={entryId(section, item)}
      style={{ y: attention.to((value) => value * -lift) }}
      data-alone={isAlone}
      data-wide={isWide}
      {...handlers}
    >
      <View>
        {item && (
          <Grown style={{ scale: attention.to((value) => 1 + value * growth) }}>
            <Image picture={item.image} width={4} height={3} sizes={gridSizes(isWide)} />
          </Grown>
        )}
      </View>
      <Text>
        {item ? (
          <>
            <Title $below={section.heading} {...(__FOREIGN__ && foreign(item.title))}>
              {item.title}
            </Title>
            <Description {...(__FOREIGN__ && foreign(item.description))}>{item.description}</Description>
            {__TAGS__ && item.tags && <Tags tags={item.tags} />}
            <EntryLink section={section} item={item} />
          </>
        ) : (
          notice
        )}
      </Text>
    </Lifted>
  )
}

const Lifted = styled(animated.article)`
  display: grid;
  gap: var(--space-2h);

  @media ${wide} {
    &[data-alone='true'] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      align-items: end;
    }
  }
`

const View = styled.div`
  aspect-ratio: 4 / 3;
  overflow: clip;
  border-radius: var(--radius-plane);
  background: var(--raised);

  @media ${wide} {
    aspect-ratio: auto;
    block-size: calc(var(--card-tall) / 2);
  }

  @media ${broad} {
    block-size: calc(var(--card-tall) * 0.75);
  }

  /* Two rows on a sheet. */
  @media print {
    aspect-ratio: auto;
    block-size: var(--card-low);
  }
`

const Grown = styled(animated.div)`
  block-size: 100%;
`

const Image = styled(Picture)`
  aspect-ratio: auto;
  block-size: 100%;
`

/** As tall as a sample that is not made yet can be: its title has two lines, and three where it is narrow. */
const Text = styled.div`
  --titles: 2;
  color: var(--muted);

  [data-samples] & {
    min-block-size: calc(
      var(--titles) * (1.05 + var(--marks)) * var(--type-card) + var(--lines) * (1.6 + var(--marks)) *
        var(--type-text) + var(--space-1) + var(--space-1h) + var(--target)
    );
  }

  @media ${wide} {
    [data-wide='false'] > & {
      --titles: 3;
    }
  }
`

const Title = styled(EntryTitle)`
  font-size: var(--type-card);
  color: var(--text);
`

const Description = styled.p`
  max-inline-size: var(--measure-short);
  margin-block: var(--space-1) var(--space-1h);
`
