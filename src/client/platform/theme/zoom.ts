/** Above this scale of the visual viewport the user has zoomed in, which says nothing about a keyboard. */
export const maxUnzoomedScale = 1.05
