import {
  type AddressCodec,
  type AddressField,
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
  /** Rupees per kilogram, for crops; null for any price. */
  minPrice: number | null
  maxPrice: number | null
  /** From 1. */
  page: number
}

/** Rupees with up to two decimals; null for anything else. */
export const parsePrice = (text: string): number | null =>
  /^\d{1,7}(?:\.\d{1,2})?$/.test(text) ? Number(text) : null

const minPriceField: AddressField<number | null> = { initial: null, parse: parsePrice }
const maxPriceField: AddressField<number | null> = {
  initial: null,
  parse: (text) => parsePrice(text) || null,
}

/** Leaves out a lowest price above the highest, and what means nothing without a place. */
const withoutContradictions = <Category extends string>(
  state: ListState<Category>,
): ListState<Category> => ({
  ...withoutLooseParts(state),
  minPrice:
    state.minPrice !== null && state.maxPrice !== null && state.minPrice > state.maxPrice
      ? null
      : state.minPrice,
})

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
    minPrice: minPriceField,
    maxPrice: maxPriceField,
    page: pageField(),
  })
  return {
    ...codec,
    parse: (search) => withoutContradictions(codec.parse(search)),
    build: (state) => codec.build(withoutContradictions(state)),
  }
}

/** What the list's procedure takes, whether there is a map or not: without a radius any distance, without prices any price. */
export const listQueryOf = <State extends ListState>({
  radius,
  minPrice,
  maxPrice,
  view: _,
  ...query
}: State) => ({
  ...query,
  ...(radius !== null && { radius }),
  ...(minPrice !== null && { minPrice }),
  ...(maxPrice !== null && { maxPrice }),
})
