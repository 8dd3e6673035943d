import type { SampleProjects } from '../../../../schema/model/sections/projects.ts'
import type { ResolvedPicture } from '../../../shared/resolved.ts'
import type { SampleMaker } from '../../samples/sampleMaker.ts'
import { interpolate } from '../../ui/interpolate.ts'
import type { ProjectItem } from './projectItem.ts'

type SampleProject = ProjectItem & { image: ResolvedPicture }

/** Makes projects of companies that do not exist. */
export function makeProjects(
  maker: SampleMaker,
  { count, words, suffix, link, image, alt }: SampleProjects,
): SampleProject[] {
  return Array.from({ length: count }, () => {
    const title = `${maker.company()} ${suffix}`
    return {
      title,
      description: maker.description(words),
      image: { src: maker.picture(image), alt: interpolate(alt, { title }) },
      link,
    }
  })
}
