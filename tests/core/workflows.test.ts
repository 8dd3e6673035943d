import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { ownersPackage } from '../../src/node/create/ownersPackage.ts'
import { at, textOf } from './schema/setting.ts'

const owners = 'src/node/create/publish.yml'
const folder = '.github/workflows'
const paths = [...readdirSync(at(folder)).map((name) => `${folder}/${name}`), owners]

const step = z.strictObject({
  name: z.string().optional(),
  id: z.string().optional(),
  if: z.string().optional(),
  uses: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
  run: z.string().optional(),
  shell: z.string().optional(),
  env: z.record(z.string(), z.string()).optional(),
})

/** The part of GitHub's syntax that these files use. A key that is none of it has no effect, or stops the workflow. */
const workflow = z.strictObject({
  name: z.string(),
  on: z.record(z.string(), z.unknown()),
  permissions: z.record(z.string(), z.enum(['read', 'write'])),
  concurrency: z.strictObject({ group: z.string(), 'cancel-in-progress': z.boolean() }).optional(),
  jobs: z.record(
    z.string(),
    z.strictObject({
      name: z.string().optional(),
      needs: z.union([z.string(), z.array(z.string())]).optional(),
      if: z.string().optional(),
      'runs-on': z.string(),
      container: z.string().optional(),
      'timeout-minutes': z.number().optional(),
      strategy: z.record(z.string(), z.unknown()).optional(),
      permissions: z.record(z.string(), z.enum(['read', 'write'])).optional(),
      environment: z.strictObject({ name: z.string(), url: z.string() }).optional(),
      env: z.record(z.string(), z.string()).optional(),
      outputs: z.record(z.string(), z.string()).optional(),
      steps: z.array(step).min(1),
    }),
  ),
})

const read = (path: string) => workflow.parse(parse(textOf(path)))
const stepsOf = (path: string) => Object.values(read(path).jobs).flatMap(({ steps }) => steps)

describe.each(paths)('the workflow %s', (path) => {
  it('has jobs that need others of its own, and steps that do one thing each', () => {
    const { jobs, permissions } = read(path)
    expect(permissions).toEqual({ contents: 'read' })
    for (const { needs = [], steps } of Object.values(jobs)) {
      for (const other of [needs].flat()) expect(Object.keys(jobs)).toContain(other)
      for (const { uses, run } of steps) expect([uses, run].filter(Boolean)).toHaveLength(1)
    }
  })

  it('pins actions by commit, and says which version each is', () => {
    for (const line of textOf(path).match(/^.*\buses:.*$/gm) ?? [])
      expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  it('keeps no credentials in what it checks out', () => {
    for (const { uses, with: given } of stepsOf(path))
      if (uses?.startsWith('actions/checkout@')) expect(given).toMatchObject({ 'persist-credentials': false })
  })

  it('runs scripts that package.json has', () => {
    const file = path === owners ? String(ownersPackage({ spec: '*' }, []).content) : textOf('package.json')
    const { scripts } = JSON.parse(file)
    const called = stepsOf(path).flatMap(({ run = '' }) => [
      ...run.matchAll(/\bnpm run (?:--silent )?([\w:]+)/g),
    ])
    for (const [, name = ''] of called) expect(Object.keys(scripts)).toContain(name)
  })
})

it('all workflows use the same version of an action', () => {
  const used = new Set(paths.flatMap((path) => stepsOf(path).flatMap(({ uses }) => uses ?? [])))
  const names = [...used].map((one) => one.split('@')[0])
  expect(names).toEqual([...new Set(names)])
})

it('an owner’s folder is published as the repository’s own page is', () => {
  const [own, ofRepository] = [read(owners).jobs, read(`${folder}/pages.yml`).jobs]
  expect(own.publish).toEqual({ ...ofRepository.publish, needs: 'build' })
  const runs = (jobs: typeof own) => jobs.build?.steps.flatMap(({ run = [] }) => run)
  expect(runs(own)).toEqual(['npm ci', 'npm run check', 'npm run build'])
})

it('a release signs what it publishes, and needs the secret and the tag of its version', () => {
  const { jobs, on } = read(`${folder}/release.yml`)
  expect(on).toEqual({ push: { tags: ['v*'] } })
  expect(jobs.publish?.if).toBe("needs.secret.outputs.given == 'true'")
  expect(jobs.publish?.permissions).toMatchObject({ 'id-token': 'write' })
  const runs = jobs.publish?.steps.flatMap(({ run = [] }) => run) ?? []
  expect(runs.at(0)).toContain('$GITHUB_REF_NAME')
  // The one in package.json is a placeholder.
  expect(runs.at(-2)).toBe('npm pkg set "repository=git+$GITHUB_SERVER_URL/$GITHUB_REPOSITORY.git"')
  expect(runs.at(-1)).toBe('npm publish --provenance --access public')
})
