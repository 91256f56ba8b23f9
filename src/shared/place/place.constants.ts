/** The radii that lists offer, in kilometres; 0 in a form or an address means any distance. */
export const radiusChoices = [5, 20, 50, 100, 250] as const

/** Largest radius that the API takes, in kilometres: more than the length of India. */
export const maxRadiusKm = 4000

/** India and its seas, in degrees; the range of the PIN codes' points. */
export const indiaBounds = { south: 6, north: 37.6, west: 68, east: 97.6 } as const

/** @returns whether the point is inside the box around India. */
export const isInIndia = (lat: number, lon: number): boolean =>
  lat >= indiaBounds.south &&
  lat <= indiaBounds.north &&
  lon >= indiaBounds.west &&
  lon <= indiaBounds.east

/** Six digits, the first from 1 to 9. Whether India Post uses the number, the table of PIN codes says. */
export const pinPattern = /^[1-9]\d{5}$/

export const maxPlaceNameLength = 100

/** Places that a search by name suggests at most. */
export const maxSuggestedPlaces = 8

/** Decimals of a degree that an answer may have at most: about a kilometre. */
export const coordinateDecimals = 2

/** Kilometres around a place in the search words within which listings match, without a radius. */
export const radiusOfPlaceInWordsKm = 50

/** What a person is told of six digits that India Post does not use. */
export const unknownPin = 'We do not know this PIN code. Please check its six digits.'
export const nothingNear = 'There is no place in India near this point'
export const unknownDistrict = 'We do not know this district. Choose one of the suggested names.'
