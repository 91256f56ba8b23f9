import { type HardinessZone, hardinessZones } from '#shared/reference/reference.constants.ts'
import type { ReferenceCrop, ZonePlanting } from '#shared/reference/reference.schema.ts'

const isKnownZone = (zone: string): zone is HardinessZone =>
  (hardinessZones as readonly string[]).includes(zone)

/** The crop's dates in a zone; undefined where none are known. */
export const plantingIn = (crop: ReferenceCrop, zone: string): ZonePlanting | undefined =>
  isKnownZone(zone) ? crop.plantingDates[zone] : undefined
