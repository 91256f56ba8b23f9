import { useCallback } from 'react'
import { useSearchState } from '#client/ui/list/use-search-state.ts'
import { buildListSearch, firstListState, parseListState } from './list-state.ts'

/**
 * The list's state, kept in the page's address.
 * @param categories what the filter offers; must stay the same array.
 */
export function useListState<Category extends string>(categories: readonly Category[]) {
  const parse = useCallback((search: string) => parseListState(search, categories), [categories])
  const list = useSearchState(parse, buildListSearch)
  const { state, change } = list
  const reset = useCallback(() => change(firstListState), [change])
  return { ...list, reset, isAsAtFirst: buildListSearch(state) === '' }
}

export type ListControl<Category extends string = string> = ReturnType<
  typeof useListState<Category>
>
