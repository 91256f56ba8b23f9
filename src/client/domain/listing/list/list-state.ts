import { cleanSearch } from '#client/ui/list/clean-search.ts'
import { sorts } from '#shared/kit/pagination.constants.ts'
import type { Sort } from '#shared/kit/pagination.schema.ts'

/** What a list shows; all of it stands in the page's address. */
export interface ListState<Category extends string = string> {
  q: string
  category: Category | 'all'
  sort: Sort
  organic: boolean
  /** From 1. */
  page: number
}

export const firstListState = {
  q: '',
  category: 'all',
  sort: 'newest',
  organic: false,
  page: 1,
} as const satisfies ListState

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text)

/** Reads the address; whatever is missing or wrong there is as at first. */
export function parseListState<Category extends string>(
  search: string,
  categories: readonly Category[],
): ListState<Category> {
  const params = new URLSearchParams(search)
  const page = params.get('page') ?? ''
  return {
    q: cleanSearch(params.get('q') ?? ''),
    category: oneOf(categories, params.get('category')) ?? 'all',
    sort: oneOf(sorts, params.get('sort')) ?? 'newest',
    organic: params.get('organic') === 'true',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** The address's part from `?` on, '' when all is as at first. */
export function buildListSearch(state: ListState): string {
  const params = new URLSearchParams()
  for (const key of ['q', 'category', 'sort', 'organic', 'page'] as const) {
    if (state[key] !== firstListState[key]) params.set(key, String(state[key]))
  }
  const text = params.toString()
  return text && `?${text}`
}
