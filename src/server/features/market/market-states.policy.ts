import { indianStates } from '#shared/kit/places.ts'
import { stateBorders } from './state-neighbours.data.ts'

/** Spellings that data.gov.in's mandi reports have, or have had, for a state's name. */
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

/** Every spelling that reports can be asked for by. */
export const reportedStates: readonly string[] = indianStates.flatMap((state) => [
  state,
  ...(otherSpellings[state] ?? []),
])

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z]/g, '')

const byPlainName = new Map(
  indianStates.flatMap((state) =>
    [state, ...(otherSpellings[state] ?? [])].map((name) => [plain(name), state] as const),
  ),
)

/** The state as we name it; undefined when the name is nobody's. */
export const stateOf = (reported: string) => byPlainName.get(plain(reported))

/** The states that share a border with this one. */
export const neighboursOf = (state: string): string[] =>
  stateBorders.flatMap(([one, other]) => (one === state ? other : other === state ? one : []))
