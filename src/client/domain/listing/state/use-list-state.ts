import { useCallback, useMemo } from 'react'
import { useAddressState } from '#client/ui/list/use-address-state.ts'
import { type ListState, listAddress } from './list-state.ts'

/**
 * The list's state in the page's address.
 * @param categories what the filter offers; must be the same array at every rendering.
 */
export function useListState<Category extends string>(categories: readonly Category[]) {
  const address = useMemo(() => listAddress(categories), [categories])
  const list = useAddressState(address)
  const { clear } = list
  const reset = useCallback(() => {
    const { view: _, ...filters } = address.initial
    // What is shown of the result is not a filter: the map stays.
    clear(filters as Partial<ListState<Category>>)
  }, [address, clear])
  return { ...list, reset }
}

export type ListControl<Category extends string = string> = ReturnType<
  typeof useListState<Category>
>
