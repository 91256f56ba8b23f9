import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import { hindiVarieties } from './advisor-varieties.data.ts'

const nameBeforeBracket = (name: string) => (name.split(/[(),]/)[0] ?? name).trim()

/** Crops whose grain has another name than the plant, and kinds that trade under their own name. */
const cropNameOverrides = [
  ['rice', 'चावल'],
  ['paddy', 'धान'],
  ['kinnow', 'किन्नू'],
] as const

function gatherNames(): Map<string, string> {
  const names = new Map<string, string>()
  const add = (english: string, hindi: string) => {
    const key = nameBeforeBracket(english).toLowerCase()
    if (!names.has(key)) names.set(key, hindi)
  }
  for (const [english, hindi] of cropNameOverrides) add(english, hindi)
  for (const { name, alsoCalled } of calendarCrops()) {
    for (const each of [name.en, ...alsoCalled]) add(each, nameBeforeBracket(name.hi))
  }
  return names
}

let names: Map<string, string> | undefined

/**
 * The Hindi name of a commodity as price lists write it: 'Paddy(Dhan)(Common)' is धान, 'Green Gram Dal
 * (Moong Dal)' is मूँग दाल. A commodity without a known Hindi name is returned unchanged.
 */
export function hindiCommodity(commodity: string): string {
  names ??= gatherNames()
  const plain = nameBeforeBracket(commodity).toLowerCase()
  const [, crop = plain, dal] = /^(.*?)( dal)?$/.exec(plain) ?? []
  const hindi = names.get(plain) ?? names.get(crop)
  if (!hindi) return commodity
  return dal && !names.has(plain) ? `${hindi} दाल` : hindi
}

/** The Hindi name of a variety; a variety without a known Hindi name is returned unchanged. */
export const hindiVariety = (variety: string) => hindiVarieties[variety] ?? variety
