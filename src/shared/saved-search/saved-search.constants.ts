/** Searches that a person can save. */
export const maxSavedSearches = 50
export const maxSavedSearchName = 80
