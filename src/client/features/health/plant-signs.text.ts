import type { English } from '#client/platform/i18n/texts.ts'

interface Sign {
  /** The visible sign. */
  title: English
  /** The likely cause and the first steps. */
  text: English
}

interface PlantPart {
  title: English
  signs: Sign[]
}

/** Signs common to most crops, by the part of the plant that shows them first. */
export const plantParts: PlantPart[] = [
  {
    title: 'Old leaves first',
    signs: [
      {
        title: 'Pale yellow all over',
        text: 'Nitrogen is short. Give urea in small parts on damp soil, or well-rotted manure.',
      },
      {
        title: 'Purple, or a dull dark green',
        text: 'Phosphorus is short, often in cold soil. DAP or single super phosphate belongs in the soil at sowing.',
      },
      {
        title: 'Edges brown and scorched',
        text: 'Potash is short, or there is too much salt. Test the soil before you buy potash.',
      },
      {
        title: 'Yellow between green veins',
        text: 'Magnesium is short. Spray magnesium sulphate 1 % (10 g a litre).',
      },
      {
        title: 'Rusty brown spots in rice (khaira)',
        text: 'Zinc is short. Zinc sulphate 10 kg an acre (25 kg a hectare) in the soil, or a 0.5 % spray with 0.25 % lime.',
      },
    ],
  },
  {
    title: 'Young leaves first',
    signs: [
      {
        title: 'Yellow all over, old leaves green',
        text: 'Sulphur is short. Gypsum in the soil helps, above all for oilseeds and pulses.',
      },
      {
        title: 'Pale with green veins',
        text: 'Iron is short. Spray ferrous sulphate 0.5 % (5 g a litre), twice, ten days apart.',
      },
      {
        title: 'White bands in maize',
        text: 'Zinc is short. Zinc sulphate 10 kg an acre (25 kg a hectare) in the soil, or a 0.5 % spray with 0.25 % lime.',
      },
      {
        title: 'The growing tip dies, stems are hollow',
        text: 'Boron is short. Have the soil tested: a little helps, a little more is poison to the crop.',
      },
      {
        title: 'Curled, sticky or shiny',
        text: 'Aphids, jassids or whitefly sit below. Yellow sticky traps and neem oil (5 ml a litre) come first.',
      },
    ],
  },
  {
    title: 'On any leaf',
    signs: [
      {
        title: 'White powder',
        text: 'Powdery mildew. Cut the worst leaves off, give air, and water the soil, not the leaves.',
      },
      {
        title: 'Brown spots with rings or a yellow edge',
        text: 'A fungus. Take spotted leaves out of the field, do not work among wet plants, and change the crop next year.',
      },
      {
        title: 'Light and dark green in patches',
        text: 'A virus, carried by whitefly or aphids. No spray heals it: pull the plant out and keep the insects off.',
      },
      {
        title: 'Holes and eaten edges',
        text: 'Caterpillars or beetles. Look at dusk, pick them by hand, and use Bt or neem while they are small.',
      },
      {
        title: 'Fine pale dots, webs below',
        text: 'Mites, in hot dry weather. A strong jet of water below the leaves comes first.',
      },
    ],
  },
  {
    title: 'Whole plant, stem and root',
    signs: [
      {
        title: 'Wilts at noon, stands up by evening',
        text: 'Thirst. Water in the evening and cover the soil with straw.',
      },
      {
        title: 'Wilts and stays so',
        text: 'A sick root or standing water. Pull one plant: brown inside the stem is wilt. Burn it, and do not let its water run on.',
      },
      {
        title: 'Seedlings fall over at the soil',
        text: 'Damping-off. Water less, sow thinner on raised beds, and treat the seed with Trichoderma.',
      },
      {
        title: 'Patches stay small, roots have knots',
        text: 'Nematodes. Grow marigold or a cereal there next, and add neem cake.',
      },
      {
        title: 'Roots or stems hollowed, earth runs on them',
        text: 'Termites. Use well-rotted manure only, clear stubble, and do not let the field dry out.',
      },
    ],
  },
  {
    title: 'Flower and fruit',
    signs: [
      {
        title: 'Holes with droppings',
        text: 'A borer. Pick and bury such fruits every few days, and hang pheromone traps.',
      },
      {
        title: 'Flowers and small fruits drop',
        text: 'Heat, thirst or too much nitrogen. Water evenly, in the evening, and hold urea back.',
      },
      {
        title: 'The fruit’s end is black and sunken',
        text: 'Calcium does not reach it, as water comes unevenly. Water little and often.',
      },
      {
        title: 'Fruits crack',
        text: 'Much water after a dry time, or boron is short. Water evenly and cover the soil.',
      },
    ],
  },
]

/** The sources of the signs. */
export const signSources = [
  { name: 'TNAU Agritech Portal', url: 'https://agritech.tnau.ac.in' },
  { name: 'ICAR-NCIPM, New Delhi', url: 'https://ncipm.icar.gov.in' },
] as const

/** Rules for safe spraying. */
export const sprayRules: readonly English[] = [
  'Read the label: crop, pest, dose, and the days to wait before the harvest.',
  'Wear gloves, mask, goggles, full sleeves and boots; stir with a stick, never with the hand.',
  'Spray in the cool of morning or evening, the wind at your back, away from ponds, bees and children.',
  'Do not eat, drink or smoke meanwhile; bathe with soap after it and wash the clothes apart.',
  'Rinse empty containers three times, pierce them, and never use them again.',
  'Never use the same kind twice running: pests get used to it.',
] as const
