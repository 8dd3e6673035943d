import { expect, it } from 'vitest'
import { findIcon, hasIcon, nearIcons } from '../../../schema/pictures/icons.ts'

it('finds the drawing of an icon and its size', () => {
  expect(findIcon('lucide:rocket')).toEqual({ body: expect.stringContaining('<path'), width: 24, height: 24 })
  expect(findIcon('simple-icons:github')?.body).toContain('fill="currentColor"')
})

it('follows an alias to the icon that it stands for', () => {
  expect(hasIcon('lucide:home')).toBe(true)
  expect(findIcon('lucide:home')?.body).toBe(findIcon('lucide:house')?.body)
})

it.each([
  'lucide:rokcet',
  'mdi:home',
  'lucide:',
  ':rocket',
  'rocket',
  'lucide:constructor',
  'lucide:__proto__',
])('finds no icon for %s', (name) => {
  expect(hasIcon(name)).toBe(false)
  expect(findIcon(name)).toBeUndefined()
})

it('suggests similar icons of the same set or, for an unknown set, of all sets', () => {
  expect(nearIcons('lucide:rokcet')[0]).toBe('lucide:rocket')
  expect(nearIcons('simple-icons:githb')[0]).toBe('simple-icons:github')
  expect(nearIcons('fa:github')).toEqual(expect.arrayContaining(['lucide:github', 'simple-icons:github']))
})
