import { paths } from '#client/platform/paths/paths.ts'
import type { Guide } from './help.types.ts'

/** What regular sellers and buyers use beside a single order. */
export const toolGuides: Guide[] = [
  {
    id: 'save-a-search',
    title: 'Hear about new listings',
    lead: 'Save a search once; the bell tells you when something new matches it.',
    steps: [
      'Search in the shop or among the machines: by words, category, price or near your place.',
      'Press ‘Save this search’ and give it a name.',
      'When something new matches, you get a notification at the bell, one for each listing.',
      'Open Saved searches in the menu to rename a search, to mute it or to delete it.',
    ],
    links: [
      { label: 'Browse the shop', href: paths.shop.href() },
      { label: 'Saved searches', href: paths.savedSearches.href() },
    ],
  },
  {
    id: 'set-delivery',
    title: 'Say where you deliver and what it costs',
    lead: 'Buyers and renters see the cost before they order.',
    steps: [
      'Add your PIN code to your profile: distances are measured from there.',
      'Open Delivery in the menu. Choose pick-up only, a distance, certain districts or certain PIN codes.',
      'Enter what it costs: a fixed charge, a charge per km or per 100 kg, and from which amount it is free.',
      'Enter a buyer’s PIN code, a weight and a price below it: you see what that buyer would pay.',
      'Press ‘Save’. Below, do the same for your machines.',
    ],
    links: [
      { label: 'Delivery', href: paths.deliverySettings.href() },
      { label: 'Open my profile', href: paths.myProfile.href() },
    ],
  },
  {
    id: 'list-from-a-file',
    title: 'List many crops or machines from a file',
    lead: 'From Excel or CSV, for sellers with many listings.',
    steps: [
      'Open Import and export in the menu and save the empty file with the right headings.',
      'Write one listing in each row, with a reference of your own, and save the file.',
      'Choose whether it has crops or machines, then choose the file.',
      'See what each column means, and press ‘Check the rows’. Nothing is listed yet.',
      'Rows with a mistake are shown with the reason. Correct them in your file, then choose it again.',
      'Press ‘List these rows now’. ‘Undo this import’ takes it back; what you changed yourself since then stays.',
    ],
    links: [{ label: 'Import and export', href: paths.transfers.href() }],
  },
]
