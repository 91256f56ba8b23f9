import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import {
  cropPictureAddress,
  drawingAddress,
} from '#server/features/reference/reference-drawings.service.ts'
import { always, prepare } from '#server/platform/cache/serialized-output.ts'
import type { BothLanguages } from '#server/platform/text/both-languages.ts'
import type { cropGroups } from '#shared/calendar/calendar.constants.ts'
import type { CropCategory } from '#shared/crop/crop.constants.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'
import {
  type GoodsKindsInput,
  GoodsKindsView,
  type GoodsKindView,
} from '#shared/vocabulary/vocabulary.schema.ts'
import {
  createKindIndex,
  type GoodsKindNames,
  type KindIndex,
  kindOfNames,
} from './goods-kind.policy.ts'
import { understandSearch } from './search-meaning.policy.ts'
import { readCropTrade, readEquipmentKinds, readProduceKinds } from './vocabulary-data.ts'

/** A kind of goods: a crop, another product of farms, or a machine. */
export interface GoodsKind extends GoodsKindNames {
  name: BothLanguages
  category: string
  /** Null for equipment, which has no unit. */
  unit: string | null
  /** The address of a picture; null for kinds without one. */
  image: string | null
  /** Texts of which a price list's commodity contains one, in lower case. */
  mandi: readonly string[]
}

const categoryOfGroup: Partial<Record<(typeof cropGroups)[number], CropCategory>> = {
  Cereals: 'Grains',
  Pulses: 'Legumes',
  Vegetables: 'Vegetables',
  Fruits: 'Fruits',
}

/** The halves of names such as "Mustard and rapeseed" and "Chilli (mirch)", which are names of their own. */
const partsOfName = (name: string) =>
  name.split(/[(),/;]| and | और | व /).flatMap((part) => part.trim() || [])

/** Words that are the name of no variety, though a variety is called so. */
const isTellingVariety = (name: string) => /[\p{L}\p{M}]{4}/u.test(name) && name.length > 4

function readCropKinds(): GoodsKind[] {
  const trade = readCropTrade()
  const crops = calendarCrops().map((crop): GoodsKind => {
    const { id, name, alsoCalled, regionalNames, group } = crop
    const names = [name.en, name.hi, ...partsOfName(name.en), ...partsOfName(name.hi)]
    return {
      id,
      name,
      names: [...names, crop.latinName, ...alsoCalled, ...regionalNames],
      varieties: [
        ...crop.varieties.flatMap((each) => partsOfName(each.name)).filter(isTellingVariety),
        ...(trade[id]?.varieties ?? []),
      ],
      prevails: false,
      category: trade[id]?.category ?? categoryOfGroup[group] ?? 'Others',
      unit: trade[id]?.unit ?? 'kg',
      image: cropPictureAddress(crop),
      mandi: trade[id]?.mandi ?? [],
    }
  })
  const produce = readProduceKinds().map(({ names, ...kind }): GoodsKind => {
    const own = [kind.name.en, kind.name.hi, ...partsOfName(kind.name.en)]
    return { ...kind, names: [...own, ...names], varieties: [], image: drawingAddress(kind.id) }
  })
  return [...crops, ...produce]
}

/** The varieties by which the market calls crops, by the crop's id. */
export const tradedVarieties = (): ReadonlyMap<string, readonly string[]> =>
  new Map(Object.entries(readCropTrade()).map(([id, { varieties }]) => [id, varieties]))

const readEquipment = (): GoodsKind[] =>
  readEquipmentKinds().map(({ names, ...kind }) => ({
    ...kind,
    names: [kind.name.en, kind.name.hi, ...partsOfName(kind.name.en), ...names],
    unit: null,
    image: drawingAddress(kind.id),
    mandi: [],
  }))

interface Vocabulary {
  kinds: readonly GoodsKind[]
  index: KindIndex
  ids: ReadonlySet<string>
}

const vocabularies = new Map<ListingKind, Vocabulary>()

/** Everything that listings of one sort can be, read and indexed once. */
function vocabularyOf(listingKind: ListingKind): Vocabulary {
  const cached = vocabularies.get(listingKind)
  if (cached) return cached
  const kinds = listingKind === 'crop' ? readCropKinds() : readEquipment()
  const vocabulary = {
    kinds,
    index: createKindIndex(kinds),
    ids: new Set(kinds.map(({ id }) => id)),
  }
  vocabularies.set(listingKind, vocabulary)
  return vocabulary
}

export const goodsKinds = (listingKind: ListingKind) => vocabularyOf(listingKind).kinds
export const goodsKindIndex = (listingKind: ListingKind) => vocabularyOf(listingKind).index
/** The kind that a listing's name tells, or else its tags; null when they tell none, or several. */
export const goodsKindOfNames = (
  listingKind: ListingKind,
  listing: { name: string; tags: readonly string[] },
) => kindOfNames(goodsKindIndex(listingKind), listing)

/** What the words of a search of listings mean: see `understandSearch`. */
export const understandGoodsSearch = (listingKind: ListingKind, words: readonly string[]) =>
  understandSearch(goodsKindIndex(listingKind), words)

export const isGoodsKind = (listingKind: ListingKind, id: string) =>
  vocabularyOf(listingKind).ids.has(id)

/** Tags that a form suggests: the Hindi name, and its usual spelling in Latin letters. */
function suggestedTags({ name, names }: GoodsKind): string[] {
  const [hindi = name.hi] = partsOfName(name.hi)
  const english = name.en.toLowerCase()
  const latin = names.find((each) => /^[a-z]{3,20}$/.test(each) && !english.includes(each))
  return [hindi, ...(latin ? [latin] : [])]
}

const toView = (kind: GoodsKind, language: Language): GoodsKindView => ({
  id: kind.id,
  name: kind.name[language],
  alsoCalled: [...new Set(kind.names)].filter((name) => name !== kind.name[language]),
  category: kind.category,
  unit: kind.unit,
  tags: suggestedTags(kind),
  image: kind.image,
})

const lists = new Map<string, GoodsKindsView>()

/** Everything that a listing can be, sorted by its name in the language. */
export function listGoodsKinds({ of: listingKind, language }: GoodsKindsInput): GoodsKindsView {
  const key = `${listingKind} ${language}`
  const cached = lists.get(key)
  if (cached) return cached
  const byName = new Intl.Collator(language)
  const kinds = goodsKinds(listingKind)
    .map((kind) => toView(kind, language))
    .sort((a, b) => byName.compare(a.name, b.name))
  const view = prepare(GoodsKindsView, { kinds }, always)
  lists.set(key, view)
  return view
}

/** Goods of farms that are not crops of the calendar, with every name. */
export const produceKinds = () => readProduceKinds()
