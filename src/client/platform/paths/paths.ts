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
/** What is chosen on the page may stand in its address. */
const withChoice = (pattern: string, name: string): Path<[choice?: string]> => ({
  pattern,
  href: (choice) => (choice ? `${pattern}?${name}=${encodeURIComponent(choice)}` : pattern),
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

/** Every address of the app; no link is written out anywhere else. */
export const paths = {
  home: fixed('/'),
  login: withRedirect('/login'),
  register: withRedirect('/register'),
  setup: withRedirect('/setup'),
  shop: fixed('/shop'),
  crop: withId('/shop/:cropId'),
  cart: fixed('/cart'),
  checkout: fixed('/checkout'),
  /** A person with listings: these, and what others say of them. */
  seller: withId('/sellers/:sellerId'),
  rental: fixed('/rental'),
  equipment: withId('/rental/:equipmentId'),
  equipmentAlias: withId('/equipment/:equipmentId'),
  equipmentListAlias: fixed('/equipment'),
  /** The choice is a question to begin with. */
  chatbot: withChoice('/chatbot', 'question'),
  services: fixed('/services'),
  aboutUs: fixed('/about-us'),
  contactUs: fixed('/contact-us'),
  /** `subject=support` chooses the form's subject, `topic=workshop` begins the message. */
  contact: withSearch('/contact'),
  newsletterConfirm: fixed('/newsletter/confirm'),
  newsletterUnsubscribe: fixed('/newsletter/unsubscribe'),
  communitySupport: fixed('/community-support'),
  communityQuestion: withId('/community-support/:questionId'),
  weather: fixed('/weather'),
  weatherForecast: fixed('/weather-forecast'),
  marketPrice: fixed('/market-price'),
  marketPrices: fixed('/market-prices'),
  marketSeries: withId('/market-price/:seriesId'),
  news: fixed('/news'),
  planting: fixed('/planting-calculator'),
  cropDatabase: fixed('/crop-database'),
  cropCalendar: fixed('/crop-calendar'),
  calendarCrop: withId('/crop-calendar/:cropId'),
  informationResources: fixed('/information-resources'),
  sustainableFarming: fixed('/sustainable-farming'),
  cropAdvisory: fixed('/crop-advisory'),
  /** The choice is a crop of the calendar. */
  cropHealthTips: withChoice('/crop-health-tips', 'crop'),
  /** The choice is a field of expertise. */
  expertSession: withChoice('/expert-session', 'field'),
  equipmentRentals: fixed('/equipment-rentals'),
  privacyPolicy: fixed('/privacy-policy'),
  termsOfService: fixed('/terms-of-service'),
  blog: fixed('/blog'),
  blogArticle: withId('/blog/:slug'),
  faq: fixed('/faq'),
  help: fixed('/help'),
  farmerDashboard: fixed('/farmer-dashboard'),
  merchantDashboard: fixed('/merchant-dashboard'),
  myProfile: fixed('/my-profile'),
  dashboard: fixed('/dashboard'),
  dashboardSettings: fixed('/dashboard/settings'),
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
  /** `side=owner` shows those of one's own machines. */
  bookings: withSearch('/dashboard/bookings'),
  booking: withId('/dashboard/bookings/:bookingId'),
  messages: fixed('/dashboard/messages'),
  /** Opens the conversation about what the address names: `crop=`, `equipment=`, `order=`, `booking=`. */
  startConversation: withSearch('/dashboard/messages/about'),
  conversation: withId('/dashboard/messages/:conversationId'),
  myCrops: fixed('/dashboard/crops'),
  addCrop: fixed('/dashboard/crops/add'),
  editCrop: withId('/dashboard/crops/edit/:cropId'),
  myEquipment: fixed('/dashboard/equipments'),
  addEquipment: fixed('/dashboard/equipments/add'),
  editEquipment: withId('/dashboard/equipments/edit/:equipmentId'),
  /** The operator's desk; its parts are its tabs. */
  desk: fixed('/admin'),
  deskPart: withId('/admin/:part'),
} as const
