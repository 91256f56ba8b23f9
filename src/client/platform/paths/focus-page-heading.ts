/** Moves the focus to the page's heading, e.g. when what had the focus is gone. */
export const focusPageHeading = () =>
  document.querySelector<HTMLElement>('[data-page-heading]')?.focus()
