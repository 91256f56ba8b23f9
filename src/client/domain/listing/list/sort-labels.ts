import type { English } from '#client/platform/i18n/texts.ts'
import type { ListingSort } from '#shared/kit/pagination.schema.ts'

export const listingSortLabels: Record<ListingSort, English> = {
  newest: 'Newest',
  oldest: 'Oldest',
  'price-low': 'Price ↑',
  'price-high': 'Price ↓',
  nearest: 'Nearest',
}
