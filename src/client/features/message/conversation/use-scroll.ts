import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { nearEndPx } from '#client/ui/conversation/near-end.ts'

/**
 * Keeps a scroll region at its end unless the user has scrolled away, and keeps the reading
 * position when older items are added above.
 * @param first the key of the oldest item, @param last of the newest: changes show where items were
 * added.
 */
export function useScroll(region: RefObject<HTMLElement | null>, first: string, last: string) {
  const height = useRef(0)
  const shown = useRef({ first: '', last: '' })
  const isFollowing = useRef(true)
  const [isAtEnd, setAtEnd] = useState(true)

  const goToEnd = () => {
    if (region.current) region.current.scrollTop = region.current.scrollHeight
  }

  useLayoutEffect(() => {
    const { current } = region
    if (!current) return
    const before = shown.current
    const hasOlder = before.first !== '' && before.first !== first && before.last === last
    if (hasOlder) current.scrollTop += current.scrollHeight - height.current
    else if (isFollowing.current) current.scrollTop = current.scrollHeight
    shown.current = { first, last }
    height.current = current.scrollHeight
  }, [region, first, last])

  useEffect(() => {
    const { current } = region
    if (!current) return
    const handleScroll = () => {
      const above = current.scrollHeight - current.clientHeight - current.scrollTop
      isFollowing.current = above < nearEndPx
      setAtEnd(isFollowing.current)
    }
    // The keyboard or a growing composer shrinks the region.
    const observer = new ResizeObserver(() => {
      if (isFollowing.current) current.scrollTop = current.scrollHeight
      height.current = current.scrollHeight
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
