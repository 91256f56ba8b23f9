import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { readToken, useToken } from '../core/session.ts'

/**
 * Keeps what is shown to whose session it is. What the server rendered is the visitor's view: who is
 * logged in gets their own right after it. When a session ends, or another person's begins in another
 * tab, nothing that was answered to the first one stays.
 */
export function MemberRefresh({ isRendered }: { isRendered: boolean }) {
  const client = useQueryClient()
  const token = useToken()
  const last = useRef(token)
  useEffect(() => {
    if (isRendered && readToken() !== null) void client.invalidateQueries()
  }, [isRendered, client])
  useEffect(() => {
    const before = last.current
    last.current = token
    if (before === null || before === token) return
    if (token === null) void client.resetQueries()
    else window.location.reload()
  }, [token, client])
  return null
}
