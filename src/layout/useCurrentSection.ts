import { useEffect, useState } from 'react'

/** The middle line of the screen: the section that it crosses is the current one. */
const middle = '-50% 0px -50% 0px'

/** The id of the section that a visitor is looking at, of those given; undefined on the server. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = ids.join(' ')

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const crossed = entries.findLast(({ isIntersecting }) => isIntersecting)
        const left = entries.map(({ target }) => target.id)
        // Above or between the linked sections there may be others, and then no link is the current one.
        setCurrent((id) => crossed?.target.id ?? (id && left.includes(id) ? undefined : id))
      },
      { rootMargin: middle },
    )
    for (const id of key.split(' ')) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [key])

  return current
}
