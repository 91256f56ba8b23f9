import { paths } from '#client/platform/paths/paths.ts'
import type { SectionText } from '../layout/content-section.tsx'
import { soilImprovingCrops } from './practices.text.ts'

export const beforePractices: SectionText = {
  title: 'What it means',
  paragraphs: [
    'Sustainable farming does not mean farming as it was a hundred years ago. It means buying less and making better use of what the farm already has: manure, leftover stalks, rain, and insects that eat other insects.',
  ],
}

export const afterPractices: SectionText[] = [
  { title: 'Crops that improve the soil', cards: soilImprovingCrops },
  {
    title: 'A rotation to begin with',
    steps: [
      'Kharif: paddy, maize or cotton, with its straw left on the ground.',
      'Rabi: chana, masoor or peas on half of the land, wheat or mustard on the other half; next year the other way round.',
      'Summer: moong for 60 days where there is water, dhaincha where there is not enough for a crop.',
    ],
    links: [{ label: 'Open the crop calendar', href: paths.cropCalendar.href() }],
  },
  {
    title: 'Sell it honestly',
    paragraphs: [
      'Produce grown without synthetic inputs can carry the Organic badge in our shop, and buyers can filter for it. Mark it only when it is true.',
      'There are two ways to get the official organic mark: PGS-India, where a group of farmers vouches for each other at low cost, and NPOP, where an agency inspects and which exports require. Under NPOP, conversion takes two years for yearly crops and three for orchards.',
    ],
    links: [
      { label: 'Browse the shop', href: paths.shop.href() },
      { label: 'List a crop', href: paths.addCrop.href() },
    ],
  },
]
