import { useSearchState } from '#client/ui/list/use-search-state.ts'

/** The filter of an admin section; '' means all, or the first choice. */
export interface AdminState {
  page: number
  q: string
  show: string
  subject: string
  act: string
  operator: string
  about: string
}

const keys = ['q', 'show', 'subject', 'act', 'operator', 'about'] as const

function parse(search: string): AdminState {
  const given = new URLSearchParams(search)
  const page = Number(given.get('page'))
  const values = Object.fromEntries(keys.map((key) => [key, given.get(key) ?? '']))
  return {
    ...(values as Omit<AdminState, 'page'>),
    page: Number.isInteger(page) && page >= 1 && page <= 500 ? page : 1,
  }
}

function build({ page, ...state }: AdminState): string {
  const given = new URLSearchParams(Object.entries(state).filter(([, value]) => value !== ''))
  if (page > 1) given.set('page', String(page))
  const search = given.toString()
  return search && `?${search}`
}

/** A section's filter and page, stored in its address. */
export const useAdminState = () => useSearchState(parse, build)
export type AdminControl = ReturnType<typeof useAdminState>

/** The value if it is one of these, otherwise the first. */
export const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], given: string) =>
  values.find((value) => value === given) ?? values[0]
