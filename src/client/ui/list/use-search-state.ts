import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'

/**
 * What a list in pages shows, kept in the page's address: shared by a link, undone by Back.
 * @param parse reads the address's part from `?` on; must stay the same function, as must `build`.
 * @param build writes that part, '' when all is as at first.
 */
export function useSearchState<State extends { page: number }>(
  parse: (search: string) => State,
  build: (state: State) => string,
) {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const state = useMemo(() => parse(search), [parse, search])

  /** Starts from the address of that moment: a late search must not undo a choice made meanwhile. */
  const change = useCallback(
    (part: Partial<State>, options?: { replace: boolean }) => {
      // Whoever has gone on to another page meanwhile is not fetched back.
      if (window.location.pathname !== path) return
      const now = parse(window.location.search)
      const next = build({ ...now, page: 1, ...part })
      if (next !== build(now)) navigate(path + next, options)
    },
    [parse, build, navigate, path],
  )
  const hrefOfPage = (page: number) => path + build({ ...state, page })
  return { state, change, hrefOfPage }
}
