import type { Project, SampleProjects } from '../../../schema/model/sections/projects.ts'
import type { SampleMaker } from '../../samples/sampleMaker.ts'
import { interpolate } from '../../ui/interpolate.ts'

/** A sample project, with its index in the list from 0. */
export type SampleProject = Pick<Project, 'title' | 'description' | 'image'> & { id: number; link: string }

/** Projects of companies that do not exist. */
export function makeProjects(
  maker: SampleMaker,
  { count, words, suffix, link, image, alt }: SampleProjects,
): SampleProject[] {
  return Array.from({ length: count }, (_, id) => {
    const title = `${maker.company()} ${suffix}`
    return {
      id,
      title,
      description: maker.sentence(words),
      image: { src: maker.picture(image), alt: interpolate(alt, { title }) },
      link,
    }
  })
}
