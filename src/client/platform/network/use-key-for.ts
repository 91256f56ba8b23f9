import { useRef } from 'react'
import { v4 as newKey } from 'uuid'

/** One idempotency key for one content: the same thing sent again hears what its first try made. */
export function useKeyFor() {
  const last = useRef({ content: '', key: '' })
  return (content: string) => {
    if (last.current.content !== content) last.current = { content, key: newKey() }
    return last.current.key
  }
}
