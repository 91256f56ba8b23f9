/** Bytes of gzipped JavaScript that a page may load before it can be used: decimal kilobytes, as DevTools shows them. */
export const defaultBudget = 160_000

/** What differs from the default: pages that people open first, by the path of their module. */
export const pageBudgets: Readonly<Record<string, number>> = {
  'src/client/features/content/landing/landing.page.tsx': 110_000,
  'src/client/features/crop/crop-list.page.tsx': 110_000,
  'src/client/features/equipment/equipment-list.page.tsx': 110_000,
  'src/client/features/crop/crop-detail.page.tsx': 120_000,
  'src/client/app/equipment/equipment-detail.page.tsx': 120_000,
}
