/** Listings that a person can have as favourites. */
export const maxFavourites = 500
