import { isGrownIn } from '#shared/calendar/agro-zones.ts'

/**
 * Crops by the area sown in India, largest first, with vegetables and fruits by area among them:
 * Agricultural Statistics at a Glance 2022 and Horticultural Statistics at a Glance 2021, Ministry of
 * Agriculture and Farmers Welfare. They fill the places that no listings fill yet.
 */
const cropsByArea = [
  'rice',
  'wheat',
  'maize',
  'chickpea',
  'soybean',
  'mustard',
  'cotton',
  'pearl-millet',
  'groundnut',
  'green-gram',
  'pigeon-pea',
  'sugarcane',
  'black-gram',
  'sorghum',
  'onion',
  'potato',
  'tomato',
  'lentil',
  'mango',
  'sesame',
  'chilli',
  'finger-millet',
  'banana',
  'brinjal',
  'okra',
  'cumin',
  'coriander',
  'garlic',
  'turmeric',
  'cauliflower',
  'cabbage',
  'barley',
  'field-pea',
  'jute',
  'guava',
  'ginger',
  'coconut',
  'mandarin',
  'apple',
  'papaya',
  'pomegranate',
  'grape',
  'sunflower',
  'castor',
]

/** How many kinds are named. */
export const maxUsualKinds = 40

interface GrownCrop {
  id: string
  windows: readonly Parameters<typeof isGrownIn>[0][]
}

/**
 * The usual kinds of a state: those with listings, then the crops with the largest area that are grown there.
 * @param listed ids of kinds, those with the most listings first.
 * @param state '' for all of India.
 */
export function rankUsualKinds(
  listed: readonly string[],
  crops: readonly GrownCrop[],
  state: string,
): string[] {
  const windowsOf = new Map(crops.map(({ id, windows }) => [id, windows]))
  const isGrown = (id: string) => windowsOf.get(id)?.some((window) => isGrownIn(window, state))
  return [...new Set([...listed, ...cropsByArea.filter(isGrown)])].slice(0, maxUsualKinds)
}
