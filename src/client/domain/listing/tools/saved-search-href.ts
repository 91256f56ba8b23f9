import { paths } from '#client/platform/paths/paths.ts'
import type { SavedSearchView } from '#shared/saved-search/saved-search.schema.ts'

/** The list that shows what a saved search finds. */
export function savedSearchHref({ kind, query }: Pick<SavedSearchView, 'kind' | 'query'>): string {
  const isChosen = ([, value]: [string, unknown]) =>
    value !== '' && value !== null && value !== false
  const chosen = Object.entries(query)
    .filter(isChosen)
    .map(([name, value]) => [name, String(value)])
  const list = kind === 'crop' ? paths.shop : paths.rental
  return `${list.href()}?${new URLSearchParams(chosen)}`
}
