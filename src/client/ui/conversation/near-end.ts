/** A user within this many pixels of a conversation's end counts as reading the newest message. */
export const nearEndPx = 80
