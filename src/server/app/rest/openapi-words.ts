/** The headings of the document, in its order. */
export const apiTags: readonly (readonly [name: string, description: string])[] = [
  ['Accounts', 'Logging in, signing up and sessions.'],
  ['Second factor', 'Passkeys, authenticator apps and recovery codes.'],
  ['Profile', 'The profile of the account.'],
  ['Your data', 'The archive of what is stored, and erasing the account.'],
  ['Crops', 'Crops for sale.'],
  ['Equipment', 'Machines for rent.'],
  ['Vocabulary', 'Kinds of goods and their names in many languages.'],
  ['Favourites', 'Listings that a person has marked.'],
  ['API keys', 'Keys with which other software works with an account.'],
  ['Sandbox', 'Where test keys work: a shop of its own, without people.'],
  ['Proposals', 'What assistants propose and the person confirms in the app.'],
  ['Exports', 'Everything of a shop as files.'],
  ['Changes', 'What happened, for programs that follow it.'],
  ['Webhooks', 'Addresses that events are sent to, signed, in order, at least once.'],
  ['Imports', 'Listings from files: checked, written and undone in the background.'],
  ['Saved searches', 'Searches that notify of new listings.'],
  ['Places', 'PIN codes, districts and places of India.'],
  ['Delivery', 'Terms and fees of delivery.'],
  ['Basket', 'The cart: lines by seller with prices and delivery.'],
  ['Orders', 'Orders of crops.'],
  ['Bookings', 'Bookings of machines by the day.'],
  ['Reviews', 'Reviews of trades.'],
  ['Messages', 'Conversations between two people.'],
  ['Notices', 'Notifications and their settings.'],
  ['Dashboard', 'What waits for a person, and what they earned.'],
  ['Market prices', 'Prices that mandis reported, and alerts.'],
  ['Weather', 'Weather and spraying.'],
  ['Reference', 'The crop calendar, the crop database, pests and diseases.'],
  ['Chat', 'FarmAdvisor.'],
  ['Community', 'Questions and answers.'],
  ['Experts', 'Sessions with experts.'],
  ['News', 'News about farming.'],
  ['Blog', 'Articles of the editors.'],
  ['Contact', 'Messages to the operator.'],
  ['Newsletter', 'Subscribing by mail.'],
  ['Reports', 'Reporting listings.'],
  ['Uploads', 'Pictures.'],
  ['Utilities', 'The counter of visits.'],
  ['Desk', 'The decisions of operators.'],
]

/** What parameters mean whose schemas have no comment, because many lists share them. */
export const parameterDescriptions: Readonly<Record<string, string>> = {
  page: 'The page, from 1.',
  limit: 'How many a page.',
  q: 'Words to search for.',
  sort: 'The order of the list.',
  state: 'A state or union territory of India, by its English name.',
  district: 'A district of `state`, by the name that `GET /place/suggest` gives.',
  category: 'Only of this category.',
  status: 'Only with this status; "" for all.',
  language: 'The language of the texts: `en` or `hi`.',
  pin: 'A PIN code of six digits.',
  lat: 'Degrees north (WGS 84).',
  lon: 'Degrees east (WGS 84).',
  cursor: 'Where the last answer ended; leave it out for the beginning.',
  topic: 'Only of this topic.',
  kind: 'Only of this kind.',
  crop: 'The id of a crop.',
  season: 'Only what is sown in this season.',
  group: 'Only crops of this group.',
  organic: 'Only organic ones.',
  show: 'Which of them to list.',
  subject: 'Only messages about this.',
  act: 'Only decisions of this kind.',
  operatorId: 'Only decisions of this operator.',
  subjectId: 'Only decisions about this.',
  id: 'The id of what the operation is about.',
  of: 'Kinds of crops or of equipment.',
  slug: 'The name in the address of the article.',
}

/** `equipmentId` is the id of the equipment. */
export const describeId = (name: string): string | undefined =>
  name.endsWith('Id')
    ? `The id of the ${name
        .slice(0, -2)
        .replace(/([A-Z])/g, ' $1')
        .toLowerCase()}.`
    : undefined
