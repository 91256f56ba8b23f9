/** Small, because every page loads it: see `stored-place.ts` for what is stored. */
export const placeStorageKey = 'my-place'

/** Stands for the session in a place that a visitor chose. */
export const visitorOwner = 'visitor'

/** Deletes a member's choice when their session ends; a visitor's place stays. */
export function deletePlaceOfSession(): void {
  const text = localStorage.getItem(placeStorageKey)
  if (text && !text.includes(`"owner":"${visitorOwner}"`)) localStorage.removeItem(placeStorageKey)
}
