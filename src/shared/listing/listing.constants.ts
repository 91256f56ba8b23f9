/** Sellers' and owners' numbers that one person may see in a day (UTC): enough to buy, too few to harvest. */
export const contactsPerDay = 60

/** A person's own listings on one page when they do not say how many, and at most. */
export const maxOwnPageSize = 200
