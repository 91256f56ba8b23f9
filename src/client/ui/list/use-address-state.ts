import { useCallback, useMemo, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useIsOnPage } from '#client/platform/paths/use-is-on-page.ts'
import type { AddressCodec } from './address-codec.ts'

/**
 * A page's state in its address, so that a link shares it and Back undoes a change. A change to
 * anything but the page number leads to the first page.
 * @param codec must be the same object at every rendering.
 */
export function useAddressState<State extends object>(codec: AddressCodec<State>) {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const isOnPage = useIsOnPage()
  const state = useMemo(() => codec.parse(search), [codec, search])
  const [clearCount, setClearCount] = useState(0)

  const build = useCallback(
    (before: State, change: Partial<State>) =>
      codec.build({ ...before, ...('page' in before && { page: 1 }), ...change }),
    [codec],
  )
  /** Reads the current address: a delayed search must not undo a choice made in the meantime. */
  const change = useCallback(
    (changed: Partial<State>, options?: { replace: boolean }) => {
      if (!isOnPage()) return
      const current = codec.parse(window.location.search)
      const next = build(current, changed)
      if (next !== codec.build(current)) navigate(path + next, options)
    },
    [codec, build, navigate, path, isOnPage],
  )
  /** As `change`, and discards what was typed and not yet searched: see `SearchBox`. */
  const clear = useCallback(
    (changed: Partial<State>) => {
      change(changed)
      setClearCount((count) => count + 1)
    },
    [change],
  )
  /** The address after a change. */
  const hrefOf = (changed: Partial<State>) => path + build(state, changed)
  const hrefOfPage = (page: number) => path + codec.build({ ...state, page })
  return { state, change, clear, clearCount, hrefOf, hrefOfPage }
}
