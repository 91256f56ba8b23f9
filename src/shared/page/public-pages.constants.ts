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

/** What the addresses of single listings, articles and crops start with; an id or a name follows. */
export const publicPrefixes = {
  crop: '/shop/',
  equipment: '/rental/',
  marketSeries: '/market-price/',
  calendarCrop: '/crop-calendar/',
  communityQuestion: '/community-support/',
  blogArticle: '/blog/',
} as const
