import { listCrops } from '#server/features/crop/crop.service.ts'
import { listEquipments } from '#server/features/equipment/equipment.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { splitWords } from '#server/platform/text/farm-words.ts'
import type { CropUnit } from '#shared/crop/crop.constants.ts'
import { CropListInput } from '#shared/crop/crop-list.schema.ts'
import { EquipmentListInput } from '#shared/equipment/equipment.schema.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import { cropName } from '../decision/outcome/advisor-choices.policy.ts'
import { stateName } from '../knowledge/advisor-sowing-passages.policy.ts'
import { equipmentNames } from '../understanding/advisor-equipment.data.ts'
import type { QueryArea } from './advisor-area.policy.ts'
import { kilometresAway, sourcesLine } from './advisor-sentences.policy.ts'
import type { ToolResult } from './advisor-tool-result.ts'

const maxListed = 4
/** Machines in an answer and on its cards. */
const maxEquipments = 3

const listTitles = {
  crops: { en: 'KrishiHaat shop', hi: 'कृषि हाट की दुकान' },
  equipment: { en: 'KrishiHaat rental', hi: 'कृषि हाट के किराए की मशीनें' },
} as const

function offerResult(
  lines: readonly string[],
  none: string,
  title: string,
  url: string,
  language: Language,
): ToolResult {
  const source = { title, date: indiaDay(), url }
  const body = lines.length > 0 ? lines : [none]
  return { message: [...body, '', sourcesLine([source], language)].join('\n'), sources: [source] }
}

const hindiUnits: Record<CropUnit, string> = {
  kg: 'किलो',
  g: 'ग्राम',
  ton: 'टन',
  litre: 'लीटर',
  piece: 'नग',
}

const grouped = (amount: number) => amount.toLocaleString('en-IN', { maximumFractionDigits: 3 })

/** The part of a list's query by which what is nearest comes first; nothing without a point. */
const nearestFirst = (area: QueryArea | null) =>
  area?.point && {
    near: `${area.point.lat.toFixed(2)},${area.point.lon.toFixed(2)}`,
    sort: 'nearest',
  }

interface PlacedListing {
  user: { place: string }
  placeHindi?: string | null | undefined
  distanceKm?: number | null | undefined
}

/** "नासिक, महाराष्ट्र" of "Nashik, Maharashtra"; a town whose Hindi name is unknown stays as it is. */
function placeInHindi(place: string, townHindi: string | null | undefined): string {
  const comma = place.lastIndexOf(', ')
  if (comma < 0) return stateName(place, 'hi')
  return `${townHindi ?? place.slice(0, comma)}, ${stateName(place.slice(comma + 2), 'hi')}`
}

/** "प्याज़ · Red onion": the kind first, then the listing's own name, unless that is in Hindi. */
const nameInHindi = (name: string, kindHindi: string | null | undefined) =>
  kindHindi && !/\p{Script=Devanagari}/u.test(name) ? `${kindHindi} · ${name}` : name

/** ", Nashik, Maharashtra, 167 km away"; '' where it is not known. */
function whereIs({ user, placeHindi, distanceKm }: PlacedListing, language: Language): string {
  const place = language === 'hi' ? placeInHindi(user.place, placeHindi) : user.place
  const away = distanceKm == null ? '' : kilometresAway(distanceKm, language)
  return [place, away]
    .filter((part) => part !== '')
    .map((part) => `, ${part}`)
    .join('')
}

/** The listings of a crop in the shop, the nearest first where the place is known, else the newest. */
export async function lookUpCropListings(
  { db }: { db: Database },
  crop: string,
  area: QueryArea | null,
  language: Language,
): Promise<ToolResult> {
  const name = cropName(crop, language)
  const q = cropName(crop, 'en')
  const near = nearestFirst(area)
  const query = CropListInput.parse({ q, limit: maxListed, ...near })
  const { crops } = await listCrops(db, query, null)
  const lines = crops.map((listing) => {
    const { name: listed, kindHindi, price, unit, quantity } = listing
    const where = whereIs(listing, language)
    return language === 'hi'
      ? `${nameInHindi(listed, kindHindi)}: ₹${grouped(price)} प्रति ${hindiUnits[unit]}, ${grouped(quantity)} ${hindiUnits[unit]} उपलब्ध${where}`
      : `${listed}: ₹${grouped(price)} per ${unit}, ${grouped(quantity)} ${unit} in stock${where}`
  })
  const none =
    language === 'hi'
      ? `अभी दुकान में ${name} कोई नहीं बेच रहा। दुकान में दूसरे नाम से भी खोजकर देखें।`
      : `I find no listing of ${name} in the shop right now. Search the shop under another name too.`
  const url = `/shop?${new URLSearchParams({ q, ...near })}`
  return offerResult(lines, none, listTitles.crops[language], url, language)
}

/** The machine that a question names, in English; '' when it names none. */
function equipmentIn(message: string): string {
  const words = new Set(splitWords(message.toLowerCase()))
  return (
    Object.entries(equipmentNames).find(([, names]) =>
      names.some((name) => words.has(name)),
    )?.[0] ?? ''
  )
}

/** The machines for rent of the kind that a question names, the nearest first where the place is known, else the newest. */
export async function equipmentNear(db: Database, message: string, area: QueryArea | null) {
  const q = equipmentIn(message)
  const query = EquipmentListInput.parse({ q, limit: maxEquipments, ...nearestFirst(area) })
  return (await listEquipments(db, query, null)).equipments
}

/** The machines for rent that the cards show too. */
export async function lookUpEquipment(
  { db }: { db: Database },
  message: string,
  area: QueryArea | null,
  language: Language,
): Promise<ToolResult> {
  const equipments = await equipmentNear(db, message, area)
  const lines = equipments.map((listing) => {
    const { name, kindHindi, pricePerDay, currency } = listing
    const amount = grouped(pricePerDay)
    const price = currency === 'INR' ? `₹${amount}` : `${amount} ${currency}`
    const where = whereIs(listing, language)
    return language === 'hi'
      ? `${nameInHindi(name, kindHindi)}: ${price} प्रति दिन${where}`
      : `${name}: ${price} a day${where}`
  })
  const none =
    language === 'hi'
      ? 'अभी ऐसी कोई मशीन किराए के लिए नहीं मिली। किराए के पेज पर दूसरी मशीनें देखें।'
      : 'I find no such machine for rent right now. Look at the rental page for others.'
  return offerResult(lines, none, listTitles.equipment[language], '/rental', language)
}
