/** Crops that got their page on a day after 2026-11-22. Questions of before that expect to be refused by their names are left out. */
export const laterCrops: Readonly<Record<string, string>> = {
  makhana: '2026-11-30',
  'water-chestnut': '2026-11-30',
  'curry-leaf': '2026-11-30',
  'large-cardamom': '2026-11-30',
  ashwagandha: '2026-11-30',
  'aloe-vera': '2026-11-30',
  lemongrass: '2026-11-30',
  mulberry: '2026-11-30',
  tuberose: '2026-11-30',
  gladiolus: '2026-11-30',
  chrysanthemum: '2026-11-30',
  jasmine: '2026-11-30',
  broccoli: '2026-11-30',
  nigella: '2026-11-30',
  'snake-gourd': '2026-12-01',
}

/**
 * Guides that were written for some crops after questions about these had been labelled with the guide that answered all crops until then.
 * They are as right as that one.
 */
export const laterGuides: Readonly<Record<string, readonly string[]>> = {
  'intercropping-cereals': ['intercropping'],
  'intercropping-cotton': ['intercropping'],
  'intercropping-fruit': ['intercropping'],
  'intercropping-plantation': ['intercropping'],
  'intercropping-pulses-oilseeds': ['intercropping'],
  'intercropping-sugarcane': ['intercropping'],
  'mulching-spices': ['mulching'],
  'mulching-vegetables': ['mulching'],
  'seed-treatment-tubers': ['seed-treatment'],
  'seed-treatment-vegetables': ['seed-treatment'],
  'nursery-black-pepper': ['nursery-fruit'],
  'nursery-cuttings': ['nursery-fruit'],
  'nursery-rose': ['nursery-fruit'],
  'nursery-marigold': ['nursery'],
  'root-parasites': ['weeds-oilseeds', 'weeds'],
  dodder: ['weeds-pulses', 'weeds'],
  'weeds-spices': ['weeds', 'weeds-vegetables'],
  'organic-support': ['organic-conversion'],
}
