import { useEffect, useState } from 'react'
import { logFailure } from '#client/platform/network/log.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'

const storageKey = 'visits'

/** The pending count: mounting the footer again must not count a second visit. */
let counting: Promise<number> | null = null

function readCounted(): number | null {
  const counted = sessionStorage.getItem(storageKey)
  return counted === null ? null : Number(counted)
}

/** The number of visits, in which a browser session counts once; null while it is loading. */
export function useVisits(): number | null {
  const [visits, setVisits] = useState<number | null>(null)
  const { mutateAsync } = trpc.visit.count.useMutation()
  useEffect(() => {
    const counted = readCounted()
    if (counted !== null) return setVisits(counted)
    counting ??= mutateAsync()
      .then(({ visits: fresh }) => {
        sessionStorage.setItem(storageKey, String(fresh))
        return fresh
      })
      .finally(() => {
        counting = null
      })
    counting
      .then(setVisits)
      .catch((error: unknown) => logFailure('This visit was not counted.', error))
  }, [mutateAsync])
  return visits
}
