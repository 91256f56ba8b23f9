/** The addresses of the pages that search engines may list, by the page's name. */
export const publicPages = {
  home: '/',
  shop: '/shop',
  rental: '/rental',
  marketPrice: '/market-price',
  weather: '/weather',
  cropCalendar: '/crop-calendar',
  cropDatabase: '/crop-database',
  planting: '/planting-calculator',
  cropHealthTips: '/crop-health-tips',
  news: '/news',
  blog: '/blog',
  communitySupport: '/community-support',
  expertSession: '/expert-session',
  services: '/services',
  aboutUs: '/about-us',
  informationResources: '/information-resources',
  sustainableFarming: '/sustainable-farming',
  cropAdvisory: '/crop-advisory',
  equipmentRentals: '/equipment-rentals',
  faq: '/faq',
  help: '/help',
  contact: '/contact',
  contactUs: '/contact-us',
  termsOfService: '/terms-of-service',
  privacyPolicy: '/privacy-policy',
} as const

/** The patterns of the public pages of single listings, articles and crops. */
export const publicPatterns = {
  crop: '/shop/:cropId',
  equipment: '/rental/:equipmentId',
  marketCrop: '/market-price/crop/:cropId',
  marketSeries: '/market-price/:seriesId',
  calendarCrop: '/crop-calendar/:cropId',
  communityQuestion: '/community-support/:questionId',
  blogArticle: '/blog/:slug',
} as const

/** The address of a page with a public pattern. @param id an id, or a name for the address. */
export const publicHref = (name: keyof typeof publicPatterns, id: string) =>
  publicPatterns[name].replace(/:\w+/, id)
