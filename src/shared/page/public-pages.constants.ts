/** Pages that search engines may index, without the pages of single listings. */
export const publicPages = [
  '/',
  '/shop',
  '/rental',
  '/market-price',
  '/weather',
  '/crop-calendar',
  '/crop-database',
  '/planting-calculator',
  '/crop-health-tips',
  '/news',
  '/blog',
  '/community-support',
  '/expert-session',
  '/services',
  '/about-us',
  '/information-resources',
  '/sustainable-farming',
  '/crop-advisory',
  '/equipment-rentals',
  '/faq',
  '/help',
  '/contact',
  '/contact-us',
  '/terms-of-service',
  '/privacy-policy',
] as const

/** Pages of single items: the address is the prefix followed by the item's id. */
export const publicPrefixes = {
  crop: '/shop/',
  equipment: '/rental/',
  marketSeries: '/market-price/',
  calendarCrop: '/crop-calendar/',
  communityQuestion: '/community-support/',
  blogArticle: '/blog/',
} as const
