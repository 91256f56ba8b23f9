/**
 * The history state of a navigation between two paths of one page, such as tabs with their own
 * paths. The focus stays where it is instead of moving to the page's heading. A navigation that
 * changes only the query, such as a filter, keeps the focus without it.
 */
export const withinPage = { isWithinPage: true } as const

export const isWithinPage = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isWithinPage' in state
