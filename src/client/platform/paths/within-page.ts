/**
 * The history state of a move between the addresses of one page, such as its tabs': what has the
 * focus keeps it, instead of the new page's heading getting it.
 */
export const withinPage = { isWithinPage: true } as const

export const isWithinPage = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isWithinPage' in state
