import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { buildListSearch, firstListState, type ListState, parseListState } from './list-state.ts'

/**
 * The list's state, kept in the page's address: shared by a link, undone by Back.
 * @param categories what the filter offers; must stay the same array.
 */
export function useListState<Category extends string>(categories: readonly Category[]) {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const state = useMemo(() => parseListState(search, categories), [search, categories])

  /** Starts from the address of that moment: a late search must not undo a filter set meanwhile. */
  const change = useCallback(
    (part: Partial<ListState<Category>>, options?: { replace: boolean }) => {
      const now = parseListState(window.location.search, categories)
      const next = buildListSearch({ ...now, page: 1, ...part })
      if (next !== buildListSearch(now)) navigate(path + next, options)
    },
    [categories, navigate, path],
  )
  const reset = useCallback(() => change(firstListState), [change])
  const hrefOfPage = (page: number) => path + buildListSearch({ ...state, page })

  return { state, change, reset, hrefOfPage, isAsAtFirst: buildListSearch(state) === '' }
}

export type ListControl<Category extends string = string> = ReturnType<
  typeof useListState<Category>
>
