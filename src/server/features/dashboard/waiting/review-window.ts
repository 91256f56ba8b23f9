/** Reviews are offered for this many of a user's newest finished orders, and bookings, of each role. */
export const reviewedWindow = 50
