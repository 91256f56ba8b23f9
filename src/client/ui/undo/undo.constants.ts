/** Milliseconds in which a press can be undone: nothing is sent before they are over, so nobody hears of it. */
export const undoMs = 10_000
