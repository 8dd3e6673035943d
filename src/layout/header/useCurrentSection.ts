import { useEffect, useState } from 'react'
import { observe } from 'react-intersection-observer'

/** The middle line of the screen: the section that it crosses is the current one. */
const middle = '-50% 0px -50% 0px'

/** The id of the section in view, among those given; undefined for none of them, and on the server. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = ids.join(' ')

  useEffect(() => {
    const stops = key.split(' ').flatMap((id) => {
      const section = document.getElementById(id)
      // Above or between the linked sections there may be others, and then no link is the current one.
      const onCross = (inView: boolean) =>
        setCurrent((before) => (inView ? id : before === id ? undefined : before))
      return section ? [observe(section, onCross, { rootMargin: middle })] : []
    })
    return () => {
      for (const stop of stops) stop()
    }
  }, [key])

  return current
}
