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
}
