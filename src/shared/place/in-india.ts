import { indiaBounds } from './place.constants.ts'

/** @returns whether the point is inside the box around India. */
export const isInIndia = (lat: number, lon: number): boolean =>
  lat >= indiaBounds.south &&
  lat <= indiaBounds.north &&
  lon >= indiaBounds.west &&
  lon <= indiaBounds.east
