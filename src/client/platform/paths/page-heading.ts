/** The page's heading, which gets the focus when nothing nearer can have it. */
export const pageHeading = () => document.querySelector<HTMLElement>('[data-page-heading]')

/** Moves the focus to the page's heading, e.g. when what had the focus is gone. */
export const focusPageHeading = () => pageHeading()?.focus()
