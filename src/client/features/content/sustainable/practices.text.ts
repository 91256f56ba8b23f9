import type { English } from '#client/platform/i18n/texts.ts'
import { paths } from '#client/platform/paths/paths.ts'
import type { CardText } from '../layout/feature-card.tsx'
import type { IconName } from '../layout/icons.ts'

/** A method and its measured benefit. */
export interface PracticeText {
  icon: IconName
  title: English
  /** The key figure. */
  figure: English
  text: English
  /** The body that measured or recommends it. */
  source: English
}

export const practices: PracticeText[] = [
  {
    icon: 'grain',
    title: 'Leave the straw in the field',
    figure: '5.5 kg nitrogen and 25 kg potash',
    text: 'are lost with every tonne of rice straw that is burnt. Chop it and drill wheat through it, or compost it.',
    source: 'National Policy for Management of Crop Residues, 2014',
  },
  {
    icon: 'water',
    title: 'Let the paddy dry between waterings',
    figure: 'Up to 30% less water',
    text: 'with the same harvest: water again when the level has sunk to 15 cm below the soil, seen in a pipe with holes. Keep water standing at flowering.',
    source: 'International Rice Research Institute',
  },
  {
    icon: 'drop',
    title: 'Drip and sprinkler',
    figure: '28% less fertiliser',
    text: 'on average, and about a third less spent on irrigation, on farms of 13 states that changed over.',
    source: 'Impact evaluation of the National Mission on Micro Irrigation, 2014',
  },
  {
    icon: 'seedling',
    title: 'Green manure before the rains’ crop',
    figure: '60 to 80 kg nitrogen a hectare',
    text: 'come from dhaincha ploughed in after 45 to 50 days: as much as in three bags of urea.',
    source: 'Tamil Nadu Agricultural University',
  },
  {
    icon: 'bug',
    title: 'Traps first, sprays last',
    figure: '5 pheromone traps a hectare',
    text: 'show when the moths come. Spray only when more pests are found than the limit for your crop, and never before rain.',
    source: 'National Research Centre for Integrated Pest Management',
  },
  {
    icon: 'soil',
    title: 'Feed by the soil card',
    figure: '12 values in one test',
    text: 'tell what the soil has already. What it has, you need not buy.',
    source: 'Soil Health Card Scheme',
  },
]

/** Crops that improve the soil; each links to its page in the calendar. */
export const soilImprovingCrops: CardText[] = [
  {
    icon: 'grain',
    title: 'Millets',
    text: 'Bajra, jowar and ragi grow with a third of the water that rice needs and stand the heat.',
    action: { label: 'Bajra in the calendar', href: paths.calendarCrop.href('pearl-millet') },
  },
  {
    icon: 'seedling',
    title: 'Moong',
    text: 'Ready in 60 to 70 days: it fits between wheat and rice and leaves nitrogen behind.',
    action: { label: 'Moong in the calendar', href: paths.calendarCrop.href('green-gram') },
  },
  {
    icon: 'leaf',
    title: 'Chana',
    text: 'Lives on the water that the rains have left in the soil and needs hardly any urea.',
    action: { label: 'Chana in the calendar', href: paths.calendarCrop.href('chickpea') },
  },
  {
    icon: 'plant',
    title: 'Arhar',
    text: 'Its deep roots open hard soil and its fallen leaves feed it.',
    action: { label: 'Arhar in the calendar', href: paths.calendarCrop.href('pigeon-pea') },
  },
]
