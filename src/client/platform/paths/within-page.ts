/**
 * The history state of a navigation between the addresses of one page, such as its tabs. The focus
 * stays where it is instead of moving to the page's heading.
 */
export const withinPage = { isWithinPage: true } as const

export const isWithinPage = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isWithinPage' in state
