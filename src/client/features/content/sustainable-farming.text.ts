import { paths } from '../../core/paths.ts'
import type { ArticleText } from './article.tsx'

/** The sustainable farming page. */
export const sustainableFarming: ArticleText = {
  title: 'Sustainable Farming',
  subtitle: 'Feed the soil and it feeds you, this year and in twenty.',
  scene: 'sprout',
  sections: [
    {
      title: 'What it means',
      paragraphs: [
        'Sustainable farming is not farming as it was a hundred years ago. It is spending less on what is bought, by making better use of what the farm already has: manure, leftover stalks, rain, and the help of insects that eat other insects.',
      ],
    },
    {
      title: 'Five habits that pay',
      points: [
        'Rotate: after a grain, a legume. Chana, moong or arhar put nitrogen back that wheat and rice took out.',
        'Keep the ground covered: straw, green manure or a short crop between two seasons.',
        'Compost what is left over. Burning stalks burns next year’s fertiliser.',
        'Drip or furrow instead of flooding: up to half the water for many vegetables.',
        'Look before you spray: neem and traps first, chemicals last, and never before rain.',
      ],
    },
    {
      title: 'Crops that are kind to the soil',
      cards: [
        {
          icon: 'grain',
          title: 'Millets',
          text: 'Bajra, jowar and ragi grow with a third of the water that rice needs and stand the heat.',
        },
        {
          icon: 'seedling',
          title: 'Legumes',
          text: 'Moong, chana and arhar fix nitrogen from the air and leave the field richer.',
        },
        {
          icon: 'plant',
          title: 'Green manure',
          text: 'Dhaincha or sunn hemp, ploughed in after six to eight weeks, replaces a bag of urea.',
        },
        {
          icon: 'leaf',
          title: 'Mixed vegetables',
          text: 'Marigold beside tomato, coriander beside brinjal: pests find it harder to spread.',
        },
      ],
    },
    {
      title: 'Sell it as what it is',
      paragraphs: [
        'Produce grown without synthetic inputs can carry the Organic badge in our shop, and buyers can filter for it. Mark it only when it is true.',
      ],
      links: [
        { label: 'Browse the shop', href: paths.shop.href() },
        { label: 'List a crop', href: paths.addCrop.href() },
      ],
    },
  ],
}
