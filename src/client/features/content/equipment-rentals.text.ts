import { paths } from '#client/platform/paths/paths.ts'
import type { ArticleContent } from './layout/article.tsx'

/** The page that explains equipment rental. */
export const equipmentRentals: ArticleContent = {
  title: 'Equipment Rentals',
  subtitle:
    'The right machine for the days you need it, without buying it: tractors, harvesters, sprayers and ploughs from owners near you.',
  scene: 'tractor',
  actions: [
    { label: 'See machines', href: paths.rental.href() },
    { label: 'List your machine', href: paths.addEquipment.href() },
  ],
  sections: [
    {
      title: 'How renting works',
      cards: [
        {
          icon: 'search',
          title: '1. Find it',
          text: 'Search by name or filter by tractor, harvester, sprayer or plough, and sort by price per day.',
        },
        {
          icon: 'calendar',
          title: '2. Book your days',
          text: 'Choose from 1 to 30 days in the machine’s calendar. You see the total immediately; the owner answers within 24 hours.',
        },
        {
          icon: 'phone',
          title: '3. Settle the rest',
          text: 'Write to the owner or call. Agree on the place, the fuel and the driver, and pay the owner directly.',
        },
      ],
    },
    {
      title: 'Which machine for which work',
      cards: [
        {
          icon: 'tractor',
          title: 'Preparing the field',
          text: 'Tractor with rotavator or plough. In paddy straw, a seeder that drills through it saves the ploughing.',
          action: { label: 'See tractors', href: `${paths.rental.href()}?category=Tractor` },
        },
        {
          icon: 'drop',
          title: 'Protecting the crop',
          text: 'A sprayer that fits the height of the crop. Wash the tank first: residue from the last use may burn your crop.',
          action: { label: 'See sprayers', href: `${paths.rental.href()}?category=Sprayer` },
        },
        {
          icon: 'grain',
          title: 'Harvesting the crop',
          text: 'Combine or reaper. Book the day early: all the fields around you ripen in the same week.',
          action: { label: 'See harvesters', href: `${paths.rental.href()}?category=Harvester` },
        },
      ],
    },
    {
      title: 'Before the machine comes',
      points: [
        'Check the calendar early: in the season, the good days are booked first.',
        'Ask who pays for fuel, transport and the driver, and write down the answer.',
        'Check the tyres, brakes, guards and lights together with the owner, and take a photo.',
        'The safety badge is the owner’s own declaration; check the machine yourself as well.',
      ],
    },
    {
      title: 'Do you own a machine?',
      paragraphs: [
        'Let it earn while you do not use it. Add photos, your price per day, the available dates and a number to call. You accept or decline each request, and you can block the days you need it yourself.',
      ],
      links: [{ label: 'List your machine', href: paths.addEquipment.href() }],
    },
  ],
}
