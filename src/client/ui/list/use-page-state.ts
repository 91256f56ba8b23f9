import { useSearchState } from './use-search-state.ts'

/** The last page that the server takes. */
const lastPage = 1_000_000

function parse(search: string): { page: number } {
  const page = Number(new URLSearchParams(search).get('page'))
  return { page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1 }
}

const build = ({ page }: { page: number }) => (page > 1 ? `?page=${page}` : '')

/** Which page of a list is shown, kept in the page's address; for lists without a filter. */
export const usePageState = () => useSearchState(parse, build)
