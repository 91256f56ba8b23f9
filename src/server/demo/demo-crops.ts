import type { CropInput } from '#shared/crop/crop.schema.ts'
import { addDays } from '#shared/kit/india-day.ts'
import { type CropKind, cropKinds } from './crops.data.ts'
import { lastDayInMonths, laterOf, monthOf } from './days.ts'
import { demoPictureUrl } from './demo-picture.ts'
import { createRandom, type Random } from './pictures/random.ts'
import { type DemoSeller, demoSellers } from './sellers.data.ts'

export interface DemoCrop {
  seller: DemoSeller
  crop: CropInput
  /** Hours since it was listed. */
  ageHours: number
}

/** Common crops, which get a second listing and a second picture. */
const soldTwice = new Set(
  [
    'tomato',
    'onion',
    'potato',
    'mango',
    'banana',
    'apple',
    'wheat',
    'basmati-rice',
    'chana',
  ].concat([
    'toor-dal',
    'groundnut',
    'turmeric',
    'orange',
    'pomegranate',
    'honey',
    'jaggery',
    'peas',
  ]),
)
/** Crops that are still listed after their expiry date, as in every real shop. */
const expired = new Set(['spinach', 'cucumber', 'strawberry', 'marigold'])

/**
 * The price in a month: lowest during the main harvest, highest half a year later.
 * @param month 1 to 12. @returns rupees: whole from 10 up, below that to half a rupee.
 */
export function seasonalPrice({ price, harvestMonths }: CropKind, month: number): number {
  const monthsFromHarvest = Math.min(
    ...harvestMonths.map((peak) => Math.min((peak - month + 12) % 12, (month - peak + 12) % 12)),
  )
  const [low, high] = price
  const value = low + ((high - low) * monthsFromHarvest) / 6
  return value < 10 ? Math.round(value * 2) / 2 : Math.round(value)
}

function datesOf(kind: CropKind, today: string, random: Random) {
  const { shelfLifeDays, picture, harvestMonths } = kind
  if (expired.has(picture)) {
    const expiryDate = addDays(today, -random.whole(1, 3))
    return { harvestDate: addDays(expiryDate, -shelfLifeDays), expiryDate }
  }
  if (shelfLifeDays <= 60) {
    const harvestDate = addDays(today, -random.whole(0, Math.floor(shelfLifeDays / 3)))
    return { harvestDate, expiryDate: addDays(harvestDate, shelfLifeDays) }
  }
  // Durable crops were harvested in their season, at most two thirds of their shelf life ago.
  const harvested = lastDayInMonths(today, harvestMonths, random.whole(5, 25))
  const earliest = addDays(today, -Math.floor((shelfLifeDays * 2) / 3))
  const harvestDate = laterOf(harvested, earliest)
  return { harvestDate, expiryDate: addDays(harvestDate, shelfLifeDays) }
}

function descriptionOf(kind: CropKind, seller: DemoSeller): string {
  const { name, hindi, about, aboutHindi } = kind
  const english = `${about} ${name} from our farm near ${seller.city}. Smaller lots on request.`
  const inHindi = `${aboutHindi} ${seller.cityHindi} के पास हमारे खेत से ${hindi}। थोड़ा माल भी मिल जाएगा।`
  return `${english}\n${inHindi}`
}

/** The seller of a listing; the sellers in states where the crop grows alternate. */
function sellerOf({ states, name }: CropKind, copy: number): DemoSeller {
  const sellers = demoSellers.filter(({ state }) => states.includes(state))
  return sellers[(name.length + copy) % sellers.length] as DemoSeller
}

/** A code such as HHB 67 tells most buyers nothing, so it comes after the crop. */
const demoNameOf = (crop: string, variety: string | undefined) =>
  variety && /\d/.test(variety) ? `${crop} (${variety})` : `${variety} ${crop}`

function makeCrop(
  kind: CropKind,
  seller: DemoSeller,
  copy: number,
  today: string,
  random: Random,
): CropInput {
  const variety = kind.varieties[kind.states.indexOf(seller.state)] ?? kind.varieties.at(-1)
  const isOrganic = random.chance(0.22)
  const price = seasonalPrice(kind, monthOf(today)) * random.between(0.94, 1.08)
  const pictures = soldTwice.has(kind.picture) ? [copy + 1, 2 - copy] : [1]
  return {
    name: demoNameOf(kind.name, variety),
    category: kind.category,
    // Organic crops cost a quarter more.
    price: price < 10 ? Math.round(price * 2) / 2 : Math.round(price * (isOrganic ? 1.25 : 1)),
    quantity: Math.round(random.between(...kind.lot) / 5) * 5,
    unit: kind.unit,
    description: descriptionOf(kind, seller),
    ...datesOf(kind, today, random),
    dispatchTime: kind.shelfLifeDays < 15 ? 1 : random.whole(1, 5),
    isOrganic,
    isArchived: false,
    tags: [...kind.tags, ...(isOrganic ? ['organic'] : [])],
    images: pictures.map((n) => demoPictureUrl(kind.picture, String(n))),
  }
}

/** The demo crops of a day, always the same for the same day. @param today YYYY-MM-DD. */
export function makeDemoCrops(today: string): DemoCrop[] {
  const random = createRandom(20_261_120)
  return cropKinds.flatMap((kind) =>
    Array.from({ length: soldTwice.has(kind.picture) ? 2 : 1 }, (_, copy) => {
      const seller = sellerOf(kind, copy)
      return {
        seller,
        crop: makeCrop(kind, seller, copy, today, random),
        ageHours: random.whole(2, 24 * 25),
      }
    }),
  )
}
