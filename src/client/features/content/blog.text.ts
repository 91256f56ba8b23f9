import { paths } from '../../core/paths.ts'
import type { ArticleText } from './article.tsx'

/** The blog: short pieces of our own. */
export const blog: ArticleText = {
  title: 'Blog',
  subtitle: 'Notes from our team for people who sell and rent here.',
  scene: 'books',
  sections: [
    {
      title: 'Five photos that sell a crop',
      paragraphs: [
        'Buyers cannot touch what you sell, so let them look closely. Take the first photo in the morning shade, not in the noon sun: colours come out true. Show the whole heap, then one piece cut open, then something for size, a hand or a coin.',
        'Keep the fourth for the sack or crate it travels in, and the fifth for the field. Five is also the most that a listing takes.',
      ],
    },
    {
      title: 'How to price by the unit',
      paragraphs: [
        'Name the price for the unit in which people buy: a kilo for vegetables, a ton for grain, a piece for coconuts. Look up what others ask in the shop, sorted by price, and then say in the description why yours is worth it: variety, size, how it was grown.',
      ],
      links: [{ label: 'Compare in the shop', href: paths.shop.href() }],
    },
    {
      title: 'A machine that earns all year',
      paragraphs: [
        'Owners tell us that two things decide whether the phone rings: the dates and the answer. Keep the availability up to date, set the machine to maintenance when it is in the workshop, and pick up, or call back the same evening.',
      ],
      links: [{ label: 'List your machine', href: paths.addEquipment.href() }],
    },
  ],
}
