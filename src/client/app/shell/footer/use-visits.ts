import { useEffect, useState } from 'react'
import { logFailure } from '#client/platform/network/log.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'

const storageKey = 'visits'

/** Counting is under way: however often the footer comes and goes, a visit is one visit. */
let counting: Promise<number> | null = null

function readCounted(): number | null {
  const counted = sessionStorage.getItem(storageKey)
  return counted === null ? null : Number(counted)
}

/** The number of visits, this browser session counted once; null while it is not known. */
export function useVisits(): number | null {
  const [visits, setVisits] = useState<number | null>(null)
  const { mutateAsync } = trpc.visit.count.useMutation()
  useEffect(() => {
    const counted = readCounted()
    if (counted !== null) return setVisits(counted)
    counting ??= mutateAsync().then(({ visits: fresh }) => {
      sessionStorage.setItem(storageKey, String(fresh))
      return fresh
    })
    counting.then(setVisits).catch((error: unknown) => {
      counting = null
      logFailure('This visit was not counted.', error)
    })
  }, [mutateAsync])
  return visits
}
