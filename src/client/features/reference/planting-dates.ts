import { findValue } from '#client/ui/list/address-codec.ts'
import { hardinessZones } from '#shared/reference/reference.constants.ts'
import type { ReferenceCrop, ZonePlanting } from '#shared/reference/reference.schema.ts'

/** The crop's dates in a zone; undefined where none are known. */
export function plantingIn(crop: ReferenceCrop, zone: string): ZonePlanting | undefined {
  const knownZone = findValue(hardinessZones, zone)
  return knownZone ? crop.plantingDates[knownZone] : undefined
}
