import type { CropInput } from '#shared/crop/crop.schema.ts'
import { type CropKind, cropKinds } from './crops.data.ts'
import { addDays, lastDayInMonths, laterOf, monthOf } from './days.ts'
import { demoPictureUrl } from './demo-picture.ts'
import { createRandom, type Random } from './pictures/random.ts'
import { type DemoSeller, demoSellers } from './sellers.data.ts'

export interface DemoCrop {
  seller: DemoSeller
  crop: CropInput
  /** How long ago it was listed. */
  ageHours: number
}

/** Crops that many sell get a second listing, and a second picture. */
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
/** Still listed although their day is over, as it happens in every shop. */
const expired = new Set(['spinach', 'cucumber', 'strawberry', 'marigold'])

/**
 * The price of a month: lowest in the main harvest, highest half a year from it.
 * @param month 1 to 12. @returns rupees, whole from ten up, else to half a rupee.
 */
export function seasonalPrice({ price, harvestMonths }: CropKind, month: number): number {
  const away = Math.min(
    ...harvestMonths.map((peak) => Math.min((peak - month + 12) % 12, (month - peak + 12) % 12)),
  )
  const [low, high] = price
  const value = low + ((high - low) * away) / 6
  return value < 10 ? Math.round(value * 2) / 2 : Math.round(value)
}

function datesOf(kind: CropKind, today: string, random: Random) {
  const { retentionDays, picture, harvestMonths } = kind
  if (expired.has(picture)) {
    const expiryDate = addDays(today, -random.whole(1, 3))
    return { harvestDate: addDays(expiryDate, -retentionDays), expiryDate }
  }
  if (retentionDays <= 60) {
    const harvestDate = addDays(today, -random.whole(0, Math.floor(retentionDays / 3)))
    return { harvestDate, expiryDate: addDays(harvestDate, retentionDays) }
  }
  // What keeps for months was brought in when its harvest was, at most two thirds of its time ago.
  const harvested = lastDayInMonths(today, harvestMonths, random.whole(5, 25))
  const earliest = addDays(today, -Math.floor((retentionDays * 2) / 3))
  const harvestDate = laterOf(harvested, earliest)
  return { harvestDate, expiryDate: addDays(harvestDate, retentionDays) }
}

function wordsFor(kind: CropKind, seller: DemoSeller, language: number): string {
  const { name, hindi, about, aboutHindi } = kind
  const english = `${about} ${name} from our farm near ${seller.city}. Smaller lots on request.`
  const inHindi = `${aboutHindi} ${seller.cityHindi} के पास हमारे खेत से ${hindi}। थोड़ा माल भी मिल जाएगा।`
  if (language === 0) return english
  return language === 1 ? inHindi : `${english}\n${inHindi}`
}

/** Sellers take turns, each in a state where the crop is grown. */
function sellerOf({ states, name }: CropKind, turn: number): DemoSeller {
  const sellers = demoSellers.filter(({ state }) => states.includes(state))
  return sellers[(name.length + turn) % sellers.length] as DemoSeller
}

function makeCrop(
  kind: CropKind,
  seller: DemoSeller,
  turn: number,
  today: string,
  random: Random,
): CropInput {
  const variety = kind.varieties[kind.states.indexOf(seller.state)] ?? kind.varieties.at(-1)
  const isOrganic = random.chance(0.22)
  const price = seasonalPrice(kind, monthOf(today)) * random.between(0.94, 1.08)
  const pictures = soldTwice.has(kind.picture) ? [turn + 1, 2 - turn] : [1]
  return {
    name: `${variety} ${kind.name}`,
    category: kind.category,
    // What is grown without chemicals costs a quarter more.
    price: price < 10 ? Math.round(price * 2) / 2 : Math.round(price * (isOrganic ? 1.25 : 1)),
    quantity: Math.round(random.between(...kind.lot) / 5) * 5,
    unit: kind.unit,
    description: wordsFor(kind, seller, random.whole(0, 2)),
    ...datesOf(kind, today, random),
    dispatchTime: kind.retentionDays < 15 ? 1 : random.whole(1, 5),
    isOrganic,
    isArchived: false,
    tags: [...kind.tags, ...(isOrganic ? ['organic'] : [])],
    images: pictures.map((n) => demoPictureUrl(kind.picture, String(n))),
  }
}

/** The same crops for the same day, everywhere. @param today YYYY-MM-DD. */
export function makeDemoCrops(today: string): DemoCrop[] {
  const random = createRandom(20_261_120)
  return cropKinds.flatMap((kind) =>
    Array.from({ length: soldTwice.has(kind.picture) ? 2 : 1 }, (_, turn) => {
      const seller = sellerOf(kind, turn)
      return {
        seller,
        crop: makeCrop(kind, seller, turn, today, random),
        ageHours: random.whole(2, 24 * 25),
      }
    }),
  )
}
