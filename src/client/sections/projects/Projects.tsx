import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { useContent } from '../../content.ts'
import { SamplesNotice } from '../../samples/SamplesNotice.tsx'
import { dataSamples, useSamples } from '../../samples/useSamples.ts'
import { across, broad } from '../../theme/breakpoints.ts'
import { mixesColours } from '../../theme/tints.ts'
import { SectionFrame } from '../../ui/Frame.tsx'
import { lightboxGroup } from '../../ui/pictures/Picture.tsx'
import { SectionHeader } from '../../ui/text/SectionHeader.tsx'
import { CardContent, titleSize } from './CardContent.tsx'
import { FilteredProjects } from './filter/FilteredProjects.tsx'
import { graded } from './graded.ts'
import { makeProjects } from './makeProjects.ts'
import type { ProjectItem } from './projectItem.ts'
import { positionOf } from './projectItem.ts'
import { Stack } from './stack/Stack.tsx'

/** The work, as a stack of cards: the YAML's own projects, or samples made on each load. */
export default function Projects({ section }: { section: ResolvedSection<'projects'> }) {
  return __SAMPLES__ && section.samples ? (
    <SampleStack section={section} options={section.samples} />
  ) : (
    <ProjectStack section={section} items={section.items ?? []} />
  )
}

interface StackProps {
  section: ResolvedSection<'projects'>
  items: readonly ProjectItem[]
}

function ProjectStack({ section, items }: StackProps) {
  return (
    <ProjectsFrame {...(section.lightbox && lightboxGroup())}>
      <SectionHeader {...section} />
      {section.filter ? (
        <FilteredProjects section={section.id} items={items}>
          {(shown) => <Cards section={section} items={shown} />}
        </FilteredProjects>
      ) : (
        <Cards section={section} items={items} />
      )}
    </ProjectsFrame>
  )
}

function Cards({ section, items }: StackProps) {
  const { numbers } = useContent()
  const count = items.length
  return (
    <Stack
      count={count}
      card={(index) => {
        const item = items[index]
        return (
          item && (
            <CardContent
              item={item}
              section={section}
              position={positionOf(section, index, count, numbers)}
            />
          )
        )
      }}
    />
  )
}

/** How many words of a sample fit on a line of the narrowest card. */
const wordsOfLine = 3.5

type SampleOptions = NonNullable<ResolvedSection<'projects'>['samples']>

function SampleStack({ section, options }: { section: ResolvedSection<'projects'>; options: SampleOptions }) {
  const { ref, samples, retry } = useSamples(options, makeProjects)
  const { numbers } = useContent()
  const { count, words } = options
  const style = { '--lines': Math.ceil(words / wordsOfLine) }
  const notice = <SamplesNotice isFailed={samples.state === 'failed'} words={options} onRetry={retry} />
  return (
    <SamplesFrame ref={ref} {...{ [dataSamples]: samples.state }} tabIndex={-1} style={style}>
      <SectionHeader {...section} />
      <Stack
        count={count}
        card={(index) => {
          const item = samples.state === 'ready' ? samples.items[index] : undefined
          const label = positionOf(section, index, count, numbers)
          if (item)
            return (
              <Graded>
                <CardContent item={item} section={section} position={label} />
              </Graded>
            )
          return (
            <>
              <Blank aria-hidden="true" />
              <Notice>{index === 0 ? notice : <span aria-hidden="true">{label}</span>}</Notice>
            </>
          )
        }}
      />
    </SamplesFrame>
  )
}

/** The space below is in its list. */
const ProjectsFrame = styled(SectionFrame)`
  padding-block-end: 0;
`

/**
 * Cards with room for the words of any sample, so that nothing moves when they arrive: four lines of a title, which the
 * longest name of a company needs on a phone, those of the description, and what surrounds them.
 */
const SamplesFrame = styled(ProjectsFrame)`
  --share: 1;
  --words: calc(
    1.7 * var(--space-card) + 2 * var(--space-3) + var(--action) + var(--share) *
      (4.2 * ${titleSize} + 1.5 * var(--lines) * var(--type-text))
  );
  --card-min: calc(var(--picture-min) + var(--words));

  @media ${across} {
    --card-min: var(--words);
  }

  /* No samples come: as high as what is said of them. */
  @media (scripting: none) {
    --card-stacked: 0px;
    --card-min: 0px;
    --picture-min: var(--space-6);
    --stack-gap: var(--space-3);
  }

  /* Lines are longer, and fewer. */
  @media ${broad} {
    --share: 0.72;
  }
`

/** Not in the styles of the frame, which the document has: samples come with scripts, and so do these. */
const Graded = styled.div`
  display: contents;
  ${graded}
`

const Blank = styled.div`
  background: var(--raised);

  @supports ${mixesColours} {
    background: color-mix(in oklab, var(--raised), var(--tint) 12%);
  }

  @media ${across} {
    order: 1;
  }
`

const Notice = styled.div`
  display: flex;
  align-items: flex-end;
  padding: var(--space-card);
  color: var(--muted);
`
