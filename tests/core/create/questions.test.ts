import { expect, it, vi } from 'vitest'
import { at } from '../schema/setting.ts'

vi.mock('@clack/prompts', () => ({ intro: vi.fn(), cancel: vi.fn(), select: vi.fn(), text: vi.fn() }))

it('LinkedIn is the first to begin with, and the question for its file says how to get it', async () => {
  // Other tests of this process have loaded the real prompts.
  vi.resetModules()
  const prompts = await import('@clack/prompts')
  const { questionsHere } = await import('../../../src/node/create/questions.ts')
  const file = at('package.json')
  vi.mocked(prompts.select).mockImplementation(async ({ options }) => options[0]?.value)
  vi.mocked(prompts.text).mockResolvedValue(file)
  expect(await questionsHere().start()).toEqual({ from: file })
  expect(vi.mocked(prompts.select).mock.calls[0]?.[0].options[0]).toMatchObject({ label: 'LinkedIn' })
  expect(vi.mocked(prompts.text).mock.calls[0]?.[0].message).toBe(
    'On LinkedIn, open your profile, press More or Resources, then Save to PDF. Where is that file?',
  )
})
