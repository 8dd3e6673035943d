import { afterEach, expect, it, vi } from 'vitest'
import { ask, makeEdit } from '../../src/client/editor/ask.ts'
import { makeTrying } from '../../src/client/editor/trying.ts'
import { dataStatic } from '../../src/shared/dataAttributes.ts'
import type { Edit } from '../../src/shared/editor.ts'

vi.mock(import('../../src/client/editor/ask.ts'), { spy: true })

const edit: Edit = { kind: 'set', path: ['theme', 'mode'], value: 'light' }

/** What is asked of the server. */
function asked() {
  const all: string[] = []
  vi.mocked(ask).mockImplementation(async (name, data) => {
    all.push(data && 'isTrial' in data ? 'try' : name)
    return {} as never
  })
  vi.mocked(makeEdit).mockImplementation(async () => {
    all.push('edit')
    return {}
  })
  return { all, trying: makeTrying(() => undefined) }
}

afterEach(() => document.head.replaceChildren())

it('tries what is pointed at, and then writes it', async () => {
  const { all, trying } = asked()
  trying.preview(edit)
  await vi.waitFor(() => expect(all).toEqual(['try']))
  await trying.choose(edit)
  expect(all).toEqual(['try', 'edit'])
})

it('tries nothing on a page that is loaded anew for each edit, and writes there too', async () => {
  document.head.innerHTML = `<script type="text/plain" ${dataStatic}></script>`
  const { all, trying } = asked()
  trying.preview(edit)
  trying.leave()
  await trying.choose(edit)
  expect(all).toEqual(['edit'])
})
