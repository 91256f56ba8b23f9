import {
  findPlaceOfAddress,
  type LocatedColumns,
  locateAddress,
} from '../../src/server/features/place/place-address.service.ts'
import { placeTables } from '../../src/server/features/place/place-data.ts'
import { districtAt } from '../../src/server/features/place/place-pins.ts'
import { places } from './goods.ts'

/** A PIN where generated sellers live, and the city that their profile names. */
interface Spot extends LocatedColumns {
  city: string
}

function spotsOf([city, state]: readonly [string, string]): Spot[] {
  const address = { city, state, zip: '', country: 'India' }
  const place = findPlaceOfAddress(address)
  if (!place) throw new Error(`${city} in ${state} is not a known place.`)
  const { numbers, districts } = placeTables.pins
  return [...numbers]
    .filter((_, i) => {
      const district = districtAt(districts[i] as number)
      return district.name === place.district && district.state === place.state
    })
    .map((pin) => ({ city, ...locateAddress({ ...address, zip: String(pin) }) }))
}

/** All PINs of the cities' districts, some 2,000: as many places as a real market has in a few states. */
export const seedSpots = (): Spot[] => places.flatMap(spotsOf)
