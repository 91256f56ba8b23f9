import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Pixels from the end within which a person counts as reading the newest. */
const nearEnd = 80

/**
 * Follows the end of a scrolled region while it grows, unless the person has scrolled up to read.
 * @param count how many messages there are; a new one of the person's own leads to the end.
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
    if (current) current.scrollTop = current.scrollHeight
  }

  useLayoutEffect(() => {
    const { current } = region
    isStuck.current = count > 0
    if (current && count > 0) current.scrollTop = current.scrollHeight
  }, [region, count])

  useEffect(() => {
    const { current } = region
    if (!current) return
    const handleScroll = () => {
      const rest = current.scrollHeight - current.scrollTop - current.clientHeight
      isStuck.current = rest < nearEnd && !isEmpty.current
      setAtEnd(rest < nearEnd)
    }
    // The keyboard makes the region smaller, an answer makes what is in it longer.
    const observer = new ResizeObserver(() => {
      if (isStuck.current) current.scrollTop = current.scrollHeight
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
