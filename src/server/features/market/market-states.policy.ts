import { indianStates } from '#shared/kit/places.ts'
import { stateBorders } from './state-neighbours.data.ts'

/** Other spellings of states' names in the mandi reports of data.gov.in, now or in the past. */
const otherSpellings: Record<string, readonly string[]> = {
  'Andaman and Nicobar Islands': ['Andaman and Nicobar'],
  Chhattisgarh: ['Chattisgarh'],
  'Dadra and Nagar Haveli and Daman and Diu': ['Dadra and Nagar Haveli', 'Daman and Diu'],
  Delhi: ['NCT of Delhi'],
  'Jammu and Kashmir': ['Jammu & Kashmir'],
  Kerala: ['Keral'],
  Odisha: ['Orissa'],
  Puducherry: ['Pondicherry'],
  Uttarakhand: ['Uttrakhand', 'Uttaranchal'],
}

/** Every spelling by which reports can be requested. */
export const reportedStates: readonly string[] = indianStates.flatMap((state) => [
  state,
  ...(otherSpellings[state] ?? []),
])

const normaliseStateName = (name: string) =>
  name
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z]/g, '')

const stateByNormalisedName = new Map(
  indianStates.flatMap((state) =>
    [state, ...(otherSpellings[state] ?? [])].map(
      (name) => [normaliseStateName(name), state] as const,
    ),
  ),
)

/** Our name for a reported state; undefined for an unknown name. */
export const canonicalState = (reported: string) =>
  stateByNormalisedName.get(normaliseStateName(reported))

/** Reports of nearby markets that are older than this say nothing about today's price. */
export const nearbyReportDays = 14

/** How near a market is, by the rank that the queries of nearby markets give it. */
export const nearnessByRank = ['district', 'state', 'neighbour'] as const

/** The states that share a border with this one. */
export const neighbouringStates = (state: string): string[] =>
  stateBorders.flatMap(([one, other]) => (one === state ? other : other === state ? one : []))
