import { indianStates } from '#shared/kit/places.ts'
import { agroZones } from './agro-zones.constants.ts'
import { type AgroZoneNumber, agroZoneNumbers } from './calendar.constants.ts'

const statesByZone = new Map(
  agroZones.map(({ number, parts }) => [number, parts.map(({ state }): string => state)]),
)

/** The zones in which a state lies, each with the part of the state that belongs to it. */
export const zonesOfState = (state: string) =>
  agroZones.flatMap(({ number, name, parts }) =>
    parts.filter((part) => part.state === state).map(({ area }) => ({ number, name, area })),
  )

/** Where a crop is grown: whole zones, or only some of their states. */
interface GrowingArea {
  zones: readonly AgroZoneNumber[]
  states?: readonly string[] | undefined
}

/** The states of a growing area, in the order of the list of states. */
export function statesWhereGrown({ zones, states }: GrowingArea): string[] {
  const all = states ?? zones.flatMap((zone) => statesByZone.get(zone) ?? [])
  return indianStates.filter((state) => all.includes(state))
}

/** Whether a growing area includes a state, a zone, or the part of the state in that zone; "" is any state. */
export function isGrownIn({ zones, states }: GrowingArea, state: string, zone?: number): boolean {
  return zones
    .filter((number) => zone === undefined || number === zone)
    .some((number) => {
      const statesOfZone = statesByZone.get(number) ?? []
      const growingStates = states
        ? statesOfZone.filter((name) => states.includes(name))
        : statesOfZone
      return state === '' ? growingStates.length > 0 : growingStates.includes(state)
    })
}

export const isAgroZone = (value: number): value is AgroZoneNumber =>
  (agroZoneNumbers as readonly number[]).includes(value)
