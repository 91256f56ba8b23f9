import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Pixels from the end within which a person counts as reading the newest. */
const nearEnd = 80

/**
 * Follows the end of a scrolled region unless the person has scrolled away, and keeps what they read
 * where it is when older things come above it.
 * @param first the oldest shown, @param last the newest: they tell what has come.
 */
export function useScroll(region: RefObject<HTMLElement | null>, first: string, last: string) {
  const height = useRef(0)
  const shown = useRef({ first: '', last: '' })
  const isStuck = useRef(true)
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
    else if (isStuck.current) current.scrollTop = current.scrollHeight
    shown.current = { first, last }
    height.current = current.scrollHeight
  }, [region, first, last])

  useEffect(() => {
    const { current } = region
    if (!current) return
    const handleScroll = () => {
      const above = current.scrollHeight - current.clientHeight - current.scrollTop
      isStuck.current = above < nearEnd
      setAtEnd(isStuck.current)
    }
    // A keyboard makes the region smaller, a growing composer too.
    const observer = new ResizeObserver(() => {
      if (isStuck.current) current.scrollTop = current.scrollHeight
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
