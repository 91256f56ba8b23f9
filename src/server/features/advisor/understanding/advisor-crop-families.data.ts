/** What farmers call a group of crops, and the crops of it that most of them grow, the commonest first. */
interface CropFamily {
  /** Words of which one is enough, separated by spaces. */
  words: string
  /** The crops' ids, separated by spaces. */
  crops: string
}

/** Groups by whose name a question may call several crops: "citrus canker", "pests of gourds". */
export const cropFamilies: readonly CropFamily[] = [
  {
    words: 'citrus',
    crops: 'acid-lime sweet-orange mandarin',
  },
  {
    words: 'gourd gourds cucurbit cucurbits',
    crops: 'bottle-gourd bitter-gourd ridge-gourd cucumber pumpkin sponge-gourd',
  },
  {
    words: 'pulse pulses dal dalhan दाल दलहन दलहनी',
    crops: 'chickpea pigeon-pea green-gram black-gram lentil field-pea',
  },
  {
    words: 'oilseed oilseeds tilhan तिलहन तिलहनी',
    crops: 'mustard soybean groundnut sunflower sesame linseed',
  },
  {
    words: 'millet millets',
    crops: 'pearl-millet finger-millet sorghum foxtail-millet little-millet kodo-millet',
  },
  {
    words: 'spice spices masala masale मसाला मसाले',
    crops: 'chilli turmeric coriander cumin ginger garlic',
  },
  {
    words: 'cereal cereals anaj अनाज',
    crops: 'wheat rice maize pearl-millet sorghum barley',
  },
  {
    words: 'vegetable vegetables sabzi sabji sabziyan sabjiyan सब्जी सब्जियां सब्ज़ी',
    crops: 'tomato onion potato brinjal okra cauliflower',
  },
  {
    words: 'orchard orchards bagh bagiche bagicha बाग बगीचा बगीचे',
    crops: 'mango banana guava pomegranate acid-lime papaya',
  },
  {
    words: 'flowers phoolon फूलों',
    crops: 'marigold rose',
  },
  {
    words: 'fodder chara chaara चारा चारे',
    crops: 'berseem fodder-sorghum napier-grass oats lucerne maize',
  },
]

/** Ids of crops that many farmers grow, separated by spaces: field crops by their area, then vegetables and fruits. */
export const widelyGrownCrops =
  'rice wheat maize cotton sugarcane soybean chickpea mustard groundnut pigeon-pea green-gram black-gram pearl-millet sorghum potato onion tomato chilli brinjal okra cauliflower cabbage mango banana guava papaya acid-lime pomegranate'

/** Crops that many farmers ask about when they speak of a part of the plant only; what stands first is offered first. */
export const cropsByPart = [
  {
    words: 'fruit fruits phal fal phalon falon फल फलों',
    crops: 'mango tomato acid-lime guava pomegranate chilli brinjal banana',
  },
  {
    words: 'pod pods phali phaliyan fali faliyan फली फलियां फलियाँ फलियों',
    crops: 'chickpea pigeon-pea green-gram soybean mustard okra',
  },
  {
    words: 'ear ears earhead earheads bali baali baliyan बाली बालियां बालियाँ बालियों',
    crops: 'wheat rice pearl-millet barley sorghum maize',
  },
  { words: 'boll bolls tinde टिंडे डोडे', crops: 'cotton' },
]
