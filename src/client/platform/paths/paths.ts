import { publicPages, publicPatterns } from '#shared/page/public-pages.constants.ts'

/** One address of the app: `pattern` for the router, `href` for links. */
interface Path<Args extends unknown[]> {
  pattern: string
  href: (...args: Args) => string
}

const fixed = (pattern: string): Path<[]> => ({ pattern, href: () => pattern })
const withId = (pattern: string): Path<[id: string]> => ({
  pattern,
  href: (id) => pattern.replace(/:\w+/, encodeURIComponent(id)),
})
/** The address may carry a choice made on the page. */
const withChoice = (pattern: string, name: string): Path<[choice?: string]> => ({
  pattern,
  href: (choice) => (choice ? `${pattern}?${name}=${encodeURIComponent(choice)}` : pattern),
})
/** As `withId`; the address may carry a choice made on the page. */
const withIdAndChoice = (pattern: string, name: string): Path<[id: string, choice?: string]> => ({
  pattern,
  href: (id, choice) => withChoice(withId(pattern).href(id), name).href(choice),
})
/** `search` is the address's query without its question mark. */
const withSearch = (pattern: string): Path<[search?: string]> => ({
  pattern,
  href: (search) => (search ? `${pattern}?${search}` : pattern),
})
/** `redirect` is where to go afterwards; left out when it is the default. */
const withRedirect = (pattern: string): Path<[redirect?: string]> => ({
  pattern,
  href: (redirect) =>
    redirect && redirect !== '/'
      ? `${pattern}?redirect=${encodeURIComponent(redirect).replaceAll('%2F', '/')}`
      : pattern,
})

/** The paths of a table of patterns, by the same names. */
const pathsOf = <Name extends string, Args extends unknown[]>(
  patterns: Record<Name, string>,
  make: (pattern: string) => Path<Args>,
) =>
  Object.fromEntries(
    Object.entries<string>(patterns).map(([name, pattern]) => [name, make(pattern)]),
  ) as Record<Name, Path<Args>>

/** Every address of the app; no link is written out anywhere else. */
export const paths = {
  ...pathsOf(publicPages, fixed),
  ...pathsOf(publicPatterns, withId),
  /** The choice is a town or a PIN code; without it, the user's own place. */
  weather: withChoice(publicPages.weather, 'city'),
  /** The choice is a state, or `allStatesInAddress`; without it, the user's own state. */
  marketCrop: withIdAndChoice(publicPatterns.marketCrop, 'state'),
  /** The choice is a state; without it, the user's own. */
  calendarCrop: withIdAndChoice(publicPatterns.calendarCrop, 'state'),
  login: withRedirect('/login'),
  register: withRedirect('/register'),
  setup: withRedirect('/setup'),
  cart: fixed('/cart'),
  checkout: fixed('/checkout'),
  /** A seller's listings and reviews. */
  seller: withId('/sellers/:sellerId'),
  equipmentAlias: withId('/equipment/:equipmentId'),
  equipmentListAlias: fixed('/equipment'),
  /** The choice is the conversation's first question. */
  chatbot: withChoice('/chatbot', 'question'),
  /** `subject=support` chooses the form's subject, `topic=workshop` begins the message. */
  contact: withSearch(publicPages.contact),
  newsletterConfirm: fixed('/newsletter/confirm'),
  newsletterUnsubscribe: fixed('/newsletter/unsubscribe'),
  weatherForecast: fixed('/weather-forecast'),
  marketPrices: fixed('/market-prices'),
  /** The choice is a crop of the calendar. */
  cropHealthTips: withChoice(publicPages.cropHealthTips, 'crop'),
  /** The choice is a field of expertise. */
  expertSession: withChoice(publicPages.expertSession, 'field'),
  farmerDashboard: fixed('/farmer-dashboard'),
  merchantDashboard: fixed('/merchant-dashboard'),
  myProfile: fixed('/my-profile'),
  dashboard: fixed('/dashboard'),
  dashboardSettings: fixed('/dashboard/settings'),
  /** Where the user delivers and what it costs. */
  deliverySettings: fixed('/dashboard/delivery'),
  /** The user's API keys. */
  integrations: fixed('/dashboard/integrations'),
  /** Listings from files, and the shop's data as files. */
  transfers: fixed('/dashboard/integrations/transfers'),
  /** Addresses of other software that events are sent to. */
  webhooks: fixed('/dashboard/integrations/webhooks'),
  /** What assistants have proposed to the user. */
  proposals: fixed('/dashboard/proposals'),
  dashboardWeather: fixed('/dashboard/weather'),
  dashboardNews: fixed('/dashboard/news'),
  dashboardCommunity: fixed('/dashboard/community'),
  dashboardQuestion: withId('/dashboard/community/:questionId'),
  dashboardEquipment: fixed('/dashboard/equipment'),
  dashboardMarketPrice: fixed('/dashboard/market-price'),
  sellerOrders: fixed('/dashboard/seller/orders'),
  myOrders: fixed('/dashboard/orders'),
  order: withId('/dashboard/orders/:orderId'),
  packingSlip: withId('/dashboard/orders/:orderId/slip'),
  /** `side=owner` shows the bookings of the user's own equipment. */
  bookings: withSearch('/dashboard/bookings'),
  booking: withId('/dashboard/bookings/:bookingId'),
  messages: fixed('/dashboard/messages'),
  /** Opens the conversation about what the address names: `crop=`, `equipment=`, `order=`, `booking=`. */
  startConversation: withSearch('/dashboard/messages/about'),
  conversation: withId('/dashboard/messages/:conversationId'),
  favourites: fixed('/dashboard/favourites'),
  savedSearches: fixed('/dashboard/saved-searches'),
  myCrops: fixed('/dashboard/crops'),
  /** `form=all` opens the form with every field; without it, four steps. */
  addCrop: withSearch('/dashboard/crops/add'),
  editCrop: withId('/dashboard/crops/edit/:cropId'),
  myEquipment: fixed('/dashboard/equipments'),
  addEquipment: fixed('/dashboard/equipments/add'),
  editEquipment: withId('/dashboard/equipments/edit/:equipmentId'),
  /** The operators' pages: an overview, and a page for each tab. */
  admin: fixed('/admin'),
  adminTab: withId('/admin/:part'),
} as const
