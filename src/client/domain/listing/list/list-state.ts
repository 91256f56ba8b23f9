import {
  type AddressCodec,
  addressCodec,
  choiceField,
  flagField,
  pageField,
  searchField,
} from '#client/ui/list/address-codec.ts'
import { sorts } from '#shared/kit/pagination.constants.ts'
import type { Sort } from '#shared/kit/pagination.schema.ts'

/** What a list of listings shows. */
export interface ListState<Category extends string = string> {
  q: string
  category: Category | 'all'
  sort: Sort
  organic: boolean
  /** From 1. */
  page: number
}

/** The address of a list whose filter offers these categories. */
export const listAddress = <Category extends string>(
  categories: readonly Category[],
): AddressCodec<ListState<Category>> =>
  addressCodec({
    q: searchField,
    category: choiceField(categories, 'all'),
    sort: choiceField(sorts, 'newest'),
    organic: flagField,
    page: pageField(),
  })
