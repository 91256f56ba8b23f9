import { z } from 'zod'

/** The sky as a picture shows it. */
export const cardSkies = ['clear', 'clouds', 'rain', 'thunder', 'fog'] as const
export type CardSky = (typeof cardSkies)[number]

/** What mandis pay for a crop. */
const PriceCard = z.object({
  kind: z.literal('price'),
  /** The page of the crop's prices, for its address. */
  cropId: z.string(),
  /** The crop as price lists name it, in the answer's language. */
  name: z.string(),
  image: z.string().nullable(),
  /** The district or state of the price, in the answer's language; '' for all of India. */
  area: z.string(),
  /** The state whose prices these are, in English, for the page's `?state=`; '' for all of India. */
  state: z.string().optional(),
  /** Rupees per quintal (100 kg). */
  usual: z.number(),
  low: z.number(),
  high: z.number(),
  /** YYYY-MM-DD, of the newest report. */
  day: z.string(),
  /** Since the mandis' reports before: 0.05 is 5 % more; null when it is not known. */
  change: z.number().nullable(),
  /** Usual prices of up to 30 days, oldest first. */
  trend: z.array(z.number()),
  /** Whether it is a price of the sample list and not of today. */
  isSample: z.boolean(),
})

/** The weather of one day. */
const WeatherCard = z.object({
  kind: z.literal('weather'),
  place: z.string(),
  /** The place as it was looked up by its name, for the page's `?city=`; left out for the point that came with the question. */
  city: z.string().optional(),
  /** YYYY-MM-DD. */
  day: z.string(),
  sky: z.enum(cardSkies),
  /** °C. */
  temp: z.number(),
  min: z.number(),
  max: z.number(),
  /** Percent; null when the source has none. */
  rainChance: z.number().nullable(),
})

/** A machine for rent, as a card shows it. */
const CardEquipment = z.object({
  _id: z.string(),
  name: z.string(),
  /** In Hindi; null when it has no known name. */
  nameHindi: z.string().nullable(),
  image: z.string().nullable(),
  pricePerDay: z.number(),
  currency: z.string(),
  /** Town and state of the owner, '' when not given. */
  place: z.string(),
  /** The Hindi name of the town in `place`, where our data have one. */
  placeHindi: z.string().nullable().optional(),
  /** Whole kilometres; null when one of the two places is not known. */
  distanceKm: z.number().nullable(),
})

/** Up to three machines, the nearest first where the user's place is known. */
const EquipmentCard = z.object({
  kind: z.literal('equipment'),
  equipments: z.array(CardEquipment).min(1).max(3),
})

/** The way to the form that lists a crop. */
const SellCard = z.object({
  kind: z.literal('sell'),
  /** The id of its kind of goods; null when the question names none. */
  cropId: z.string().nullable(),
  /** In the answer's language; '' for none. */
  cropName: z.string(),
  image: z.string().nullable(),
})

/** Something to look at or to press below an answer. A client leaves out the kinds that it does not know. */
export const ChatCard = z.discriminatedUnion('kind', [
  PriceCard,
  WeatherCard,
  EquipmentCard,
  SellCard,
])
export type ChatCard = z.infer<typeof ChatCard>
/** The cards of one kind. */
export type ChatCardOf<Kind extends ChatCard['kind']> = Extract<ChatCard, { kind: Kind }>
