import { until } from '../engine.ts'
import * as page from '../inPage.ts'
import { type Check, clickOn, ids, names, open } from './check.ts'

const closed = ({ links, expanded }: ReturnType<typeof page.menu>) => links === 0 && expanded === 'false'
const opened = ({ links, expanded }: ReturnType<typeof page.menu>) =>
  links === names.length && expanded === 'true'

export const menu: Check = async (tab, origin) => {
  await open(tab, origin)
  const button = 'header nav button'
  const state = (wanted: typeof opened) => until(() => tab.ask(page.menu), wanted)
  const seen = [await state(closed)]
  const steps: [() => Promise<void>, typeof opened][] = [
    [() => clickOn(tab, button), opened],
    [() => clickOn(tab, button), closed],
    [() => clickOn(tab, button), opened],
    [() => tab.press('Escape'), (menu) => closed(menu) && menu.isFocused],
    [() => tab.press('Enter'), opened],
    [() => tab.press('Tab'), (menu) => opened(menu) && menu.focus === names[0]],
    [() => tab.press('Escape'), (menu) => closed(menu) && menu.isFocused],
    [() => clickOn(tab, button), opened],
    [() => tab.click(60, 780), closed],
    [() => clickOn(tab, button), opened],
    [() => clickOn(tab, `header nav a[href="#${ids[2]}"]`), closed],
  ]
  for (const [step, wanted] of steps) {
    await step()
    const now = await state(wanted)
    seen.push(now)
    if (!wanted(now)) return [false, seen]
  }
  const place = await until(
    () => tab.ask(page.sectionAt, ids[2] ?? ''),
    ({ top }) => Math.abs(top) < 130,
  )
  return [Math.abs(place.top) < 130, place]
}
