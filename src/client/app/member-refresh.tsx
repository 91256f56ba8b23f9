import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readToken } from '../core/session.ts'

/** What the server rendered is the visitor's view: who is logged in gets their own right after it. */
export function MemberRefresh({ isRendered }: { isRendered: boolean }) {
  const client = useQueryClient()
  useEffect(() => {
    if (isRendered && readToken() !== null) void client.invalidateQueries()
  }, [isRendered, client])
  return null
}
