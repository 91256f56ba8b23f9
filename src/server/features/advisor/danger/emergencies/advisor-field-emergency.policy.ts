import { tellsOfWildAnimalNear } from './advisor-animal-attack.policy.ts'
import { tellsOfFire } from './advisor-fire.policy.ts'
import { tellsOfFlood } from './advisor-flood.policy.ts'
import { tellsOfLiveWire } from './advisor-live-wire.policy.ts'

/** Emergencies of which a sentence says what to do: nobody is hurt yet, or it goes before what hurts. */
export const fieldEmergencies = ['fire', 'liveWire', 'flood', 'wildAnimalNear'] as const
export type FieldEmergency = (typeof fieldEmergencies)[number]

const readings: Record<FieldEmergency, (sentence: string) => boolean> = {
  fire: tellsOfFire,
  liveWire: tellsOfLiveWire,
  flood: tellsOfFlood,
  wildAnimalNear: tellsOfWildAnimalNear,
}

/**
 * What happens in a field or a village now; null for nothing of the kind.
 * @param sentence the folded words of a message, each with a space after it.
 */
export const readFieldEmergency = (sentence: string): FieldEmergency | null =>
  fieldEmergencies.find((each) => readings[each](sentence)) ?? null
