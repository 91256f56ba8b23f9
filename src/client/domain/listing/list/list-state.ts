import {
  type AddressCodec,
  addressCodec,
  choiceField,
  flagField,
  pageField,
  searchField,
} from '#client/ui/list/address-codec.ts'
import { listingSorts } from '#shared/kit/pagination.constants.ts'
import { type NearState, nearFields, withoutLooseParts } from '../near/near-state.ts'

/** What a list of listings shows. */
export interface ListState<Category extends string = string> extends NearState {
  category: Category | 'all'
  organic: boolean
  /** From 1. */
  page: number
}

/** The address of a list whose filter offers these categories. */
export function listAddress<Category extends string>(
  categories: readonly Category[],
): AddressCodec<ListState<Category>> {
  const codec = addressCodec<ListState<Category>>({
    q: searchField,
    category: choiceField(categories, 'all'),
    sort: choiceField(listingSorts, 'newest'),
    organic: flagField,
    ...nearFields,
    page: pageField(),
  })
  return {
    ...codec,
    parse: (search) => withoutLooseParts(codec.parse(search)),
    build: (state) => codec.build(withoutLooseParts(state)),
  }
}

/** What the list's procedure takes: without a radius, any distance. */
export const listQueryOf = <State extends ListState>({ radius, ...query }: State) => ({
  ...query,
  ...(radius !== null && { radius }),
})
