import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import { hindiVarieties } from './advisor-varieties.data.ts'

const firstPart = (name: string) => (name.split(/[(),]/)[0] ?? name).trim()

/** What the field and the kitchen call by different names. */
const ownNames = [
  ['rice', 'चावल'],
  ['paddy', 'धान'],
] as const

function gatherNames(): Map<string, string> {
  const names = new Map<string, string>()
  const add = (listed: string, hindi: string) => {
    const key = firstPart(listed).toLowerCase()
    if (!names.has(key)) names.set(key, hindi)
  }
  for (const [listed, hindi] of ownNames) add(listed, hindi)
  for (const { name, alsoCalled } of calendarCrops()) {
    for (const each of [name.en, ...alsoCalled]) add(each, firstPart(name.hi))
  }
  return names
}

let names: Map<string, string> | undefined

/**
 * What price lists call a crop, in Hindi: 'Paddy(Dhan)(Common)' is धान, 'Green Gram Dal (Moong Dal)'
 * मूंग दाल. What has no name here stays as the mandi wrote it.
 */
export function hindiCommodity(commodity: string): string {
  names ??= gatherNames()
  const plain = firstPart(commodity).toLowerCase()
  const [, crop = plain, dal] = /^(.*?)( dal)?$/.exec(plain) ?? []
  const hindi = names.get(plain) ?? names.get(crop)
  if (!hindi) return commodity
  return dal && !names.has(plain) ? `${hindi} दाल` : hindi
}

/** A variety in Hindi where it is known, else as the mandi wrote it. */
export const hindiVariety = (variety: string) => hindiVarieties[variety] ?? variety
