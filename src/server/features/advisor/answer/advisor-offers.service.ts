import { listCrops } from '#server/features/crop/crop.service.ts'
import { listEquipments } from '#server/features/equipment/equipment.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { splitWords } from '#server/platform/text/farm-words.ts'
import { CropListInput } from '#shared/crop/crop-list.schema.ts'
import { EquipmentListInput } from '#shared/equipment/equipment.schema.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import { cropName } from '../decision/advisor-choices.policy.ts'
import { equipmentNames } from '../understanding/advisor-equipment.data.ts'
import { sourcesLine } from './advisor-sentences.policy.ts'
import type { ToolResult } from './advisor-tool-result.ts'

const maxListed = 4

const listTitles = {
  crops: { en: 'KrishiHaat shop', hi: 'कृषिहाट की दुकान' },
  equipment: { en: 'KrishiHaat rental', hi: 'कृषिहाट के किराए के यंत्र' },
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

/** The newest listings of a crop in the shop. */
export async function lookUpCropListings(
  { db }: { db: Database },
  crop: string,
  language: Language,
): Promise<ToolResult> {
  const name = cropName(crop, language)
  const query = CropListInput.parse({ q: cropName(crop, 'en'), limit: maxListed })
  const { crops } = await listCrops(db, query, null)
  const lines = crops.map(({ name: listed, price, unit, quantity }) =>
    language === 'hi'
      ? `${listed}: ₹${price} प्रति ${unit}, ${quantity} ${unit} उपलब्ध`
      : `${listed}: ₹${price} per ${unit}, ${quantity} ${unit} in stock`,
  )
  const none =
    language === 'hi'
      ? `अभी दुकान में ${name} की कोई सूची नहीं मिली। दुकान में दूसरे नाम से भी खोजकर देखें।`
      : `I find no listing of ${name} in the shop right now. Search the shop under another name too.`
  return offerResult(lines, none, listTitles.crops[language], '/shop', language)
}

/** The machine that a question names, in English; '' when it names none. */
export function equipmentIn(message: string): string {
  const words = new Set(splitWords(message.toLowerCase()))
  return (
    Object.entries(equipmentNames).find(([, names]) =>
      names.some((name) => words.has(name)),
    )?.[0] ?? ''
  )
}

/** The newest machines for rent, of the kind that the question names. */
export async function lookUpEquipment(
  { db }: { db: Database },
  message: string,
  language: Language,
): Promise<ToolResult> {
  const query = EquipmentListInput.parse({ q: equipmentIn(message), limit: maxListed })
  const { equipments } = await listEquipments(db, query, null)
  const lines = equipments.map(({ name, pricePerDay, currency }) => {
    const price = currency === 'INR' ? `₹${pricePerDay}` : `${pricePerDay} ${currency}`
    return language === 'hi' ? `${name}: ${price} प्रति दिन` : `${name}: ${price} a day`
  })
  const none =
    language === 'hi'
      ? 'अभी ऐसा कोई यंत्र किराए के लिए नहीं मिला। किराए के पेज पर दूसरे यंत्र देखें।'
      : 'I find no such machine for rent right now. Look at the rental page for others.'
  return offerResult(lines, none, listTitles.equipment[language], '/rental', language)
}
