import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Pixels from the end within which a person counts as reading the newest. */
const nearEnd = 80
/** Pixels of air above a question at the top. */
const headroom = 12

/**
 * How far down the newest is read from: its end, or its question where the answer is longer than the
 * region; past the most of a question that itself fills the region.
 */
function newestIn(region: HTMLElement): number {
  const end = region.scrollHeight - region.clientHeight
  const question = [...region.querySelectorAll('[data-role="user"]')].at(-1)
  if (!question) return end
  const { top, height } = question.getBoundingClientRect()
  const skipped = Math.max(0, height - region.clientHeight / 3)
  const above = top - region.getBoundingClientRect().top + skipped - headroom
  return Math.max(0, Math.min(end, region.scrollTop + above))
}

/**
 * Follows what is newest in a scrolled region while it grows, unless the person has scrolled away to
 * read. A long answer is read from its beginning: its question stays in sight.
 * @param count how many messages there are; a new one of the person's own leads to it.
 */
export function useStickToEnd(region: RefObject<HTMLElement | null>, count: number) {
  const isStuck = useRef(false)
  // Without messages there is no end to follow; the welcome stays in sight.
  const isEmpty = useRef(true)
  isEmpty.current = count === 0
  const [isAtEnd, setAtEnd] = useState(true)

  const goToEnd = () => {
    const { current } = region
    isStuck.current = true
    if (current) current.scrollTop = newestIn(current)
  }

  useLayoutEffect(() => {
    const { current } = region
    isStuck.current = count > 0
    if (current && count > 0) current.scrollTop = newestIn(current)
  }, [region, count])

  useEffect(() => {
    const { current } = region
    if (!current) return
    const handleScroll = () => {
      const above = newestIn(current) - current.scrollTop
      isStuck.current = Math.abs(above) < nearEnd && !isEmpty.current
      setAtEnd(above < nearEnd)
    }
    // The keyboard makes the region smaller, an answer makes what is in it longer.
    const observer = new ResizeObserver(() => {
      if (isStuck.current) current.scrollTop = newestIn(current)
      else handleScroll()
    })
    observer.observe(current)
    for (const child of current.children) observer.observe(child)
    current.addEventListener('scroll', handleScroll, { passive: true })
    return () => {
      observer.disconnect()
      current.removeEventListener('scroll', handleScroll)
    }
  }, [region])

  return { isAtEnd, goToEnd }
}
