import { indianStates } from '#shared/kit/places.ts'
import { agroZones } from './agro-zones.constants.ts'
import { type AgroZoneNumber, agroZoneNumbers } from './calendar.constants.ts'

const statesByZone = new Map(
  agroZones.map(({ number, parts }) => [number, parts.map(({ state }): string => state)]),
)

/** The zones that a state lies in, each with the part of the state that is meant. */
export const zonesOfState = (state: string) =>
  agroZones.flatMap(({ number, name, parts }) =>
    parts.filter((part) => part.state === state).map(({ area }) => ({ number, name, area })),
  )

/** Where something is grown: whole zones, or only some states of them. */
interface Reach {
  zones: readonly AgroZoneNumber[]
  states?: readonly string[] | undefined
}

/** The states that it holds for, in the order of the list of states. */
export function statesReached({ zones, states }: Reach): string[] {
  const all = states ?? zones.flatMap((zone) => statesByZone.get(zone) ?? [])
  return indianStates.filter((state) => all.includes(state))
}

/** Whether it holds in a state, in a zone, or in that zone's part of the state; "" is anywhere. */
export function isReached({ zones, states }: Reach, state: string, zone?: number): boolean {
  return zones
    .filter((number) => zone === undefined || number === zone)
    .some((number) => {
      const here = statesByZone.get(number) ?? []
      const grown = states ? here.filter((name) => states.includes(name)) : here
      return state === '' ? grown.length > 0 : grown.includes(state)
    })
}

export const isAgroZone = (value: number): value is AgroZoneNumber =>
  (agroZoneNumbers as readonly number[]).includes(value)
