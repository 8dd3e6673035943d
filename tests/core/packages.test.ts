import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A version of Node as a sortable number. */
const numberOf = (version: string): number => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  return (major * 1000 + minor) * 1000 + patch
}

/** The spans of versions in a range such as `^20.19.0 || >=22.12.0`, each with an exclusive end. */
function spansOf(range: string): [from: number, to: number][] {
  if (range === '*') return [[0, Number.POSITIVE_INFINITY]]
  return range.split('||').map((part) => {
    const [, sign, version = ''] = /^\s*(\^|>=)?\s*v?([\d.]+)\s*$/.exec(part) ?? []
    if (!version) throw new Error(`This test reads no range such as "${part}".`)
    const [major = ''] = version.split('.')
    return [numberOf(version), sign === '>=' ? Number.POSITIVE_INFINITY : numberOf(`${Number(major) + 1}`)]
  })
}

interface Package {
  engines?: { node?: string }
  optional?: boolean
}

it('every package supports all Node versions that the project does, so that npm ci does not warn', () => {
  const { packages }: { packages: Record<string, Package> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  )
  const required = spansOf(packages['']?.engines?.node ?? '')
  const { engines }: Package = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(packages['']?.engines).toEqual(engines)
  // Optional packages are for other systems.
  const refusing = Object.entries(packages).filter(([, { engines, optional }]) => {
    const taken = !optional && engines?.node ? spansOf(engines.node) : undefined
    return taken && !required.every(([from, to]) => taken.some(([low, high]) => low <= from && to <= high))
  })
  expect(refusing.map(([path, { engines }]) => `${path}: ${engines?.node}`)).toEqual([])
})

it('the build tools are not dev dependencies, so that hosts with NODE_ENV=production install them', () => {
  const listed = execFileSync('npm', ['ls', 'vite', '--parseable'], {
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
    shell: process.platform === 'win32', // where npm is a script, which only a shell starts
  })
  expect(listed.trim()).toMatch(/vite$/)
})
