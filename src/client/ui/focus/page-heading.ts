/** The heading of the page, to which the focus goes when nothing nearer can have it. */
export const pageHeading = () => document.querySelector<HTMLElement>('[data-page-heading]')
