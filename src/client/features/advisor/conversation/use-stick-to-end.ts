import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { nearEndPx } from '#client/ui/conversation/near-end.ts'

/** Space above a question at the top, in pixels. */
const headroom = 12

/**
 * The scroll position for reading the newest message: the end, or the top of its question when the
 * answer is taller than the region. A question that fills the region is itself mostly scrolled
 * past.
 */
function scrollTopForNewest(region: HTMLElement): number {
  const end = region.scrollHeight - region.clientHeight
  const question = [...region.querySelectorAll('[data-role="user"]')].at(-1)
  if (!question) return end
  const { top, height } = question.getBoundingClientRect()
  const skipped = Math.max(0, height - region.clientHeight / 3)
  const above = top - region.getBoundingClientRect().top + skipped - headroom
  return Math.max(0, Math.min(end, region.scrollTop + above))
}

/**
 * Keeps a growing scroll region at its newest content unless the user has scrolled away. The
 * question of a long answer stays in sight, so that the user can read the answer from its
 * beginning.
 * @param count the number of messages; the region scrolls to each new one.
 */
export function useStickToEnd(region: RefObject<HTMLElement | null>, count: number) {
  const isFollowing = useRef(false)
  // Without messages, leave the welcome in sight.
  const isEmpty = useRef(true)
  isEmpty.current = count === 0
  const [isAtEnd, setAtEnd] = useState(true)

  const goToEnd = () => {
    const { current } = region
    isFollowing.current = true
    if (current) current.scrollTop = scrollTopForNewest(current)
  }

  useLayoutEffect(() => {
    const { current } = region
    isFollowing.current = count > 0
    if (current && count > 0) current.scrollTop = scrollTopForNewest(current)
  }, [region, count])

  useEffect(() => {
    const { current } = region
    if (!current) return
    const handleScroll = () => {
      const above = scrollTopForNewest(current) - current.scrollTop
      isFollowing.current = Math.abs(above) < nearEndPx && !isEmpty.current
      setAtEnd(above < nearEndPx)
    }
    // The keyboard shrinks the region; an answer makes its content taller.
    const observer = new ResizeObserver(() => {
      if (isFollowing.current) current.scrollTop = scrollTopForNewest(current)
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
