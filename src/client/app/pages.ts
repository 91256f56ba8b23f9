import { paths } from '../core/paths.ts'
import { lazyPage, personalPage } from './lazy-page.tsx'

/**
 * Every page, one line each, in the order in which addresses are matched. Each is a chunk of its
 * own; several addresses of one page share it.
 */
export const pages = [
  lazyPage(paths.shop.pattern, () => import('../features/crop/crop-list.page.tsx')),
  lazyPage(paths.crop.pattern, () => import('../features/crop/crop-detail.page.tsx')),
  personalPage(paths.cart.pattern, () => import('../features/basket/cart.page.tsx'), 'orders'),
  personalPage(
    paths.checkout.pattern,
    () => import('../features/basket/checkout.page.tsx'),
    'orders',
  ),
  lazyPage(paths.rental.pattern, () => import('../features/equipment/equipment-list.page.tsx')),
  lazyPage(
    paths.equipmentListAlias.pattern,
    () => import('../features/equipment/equipment-list.page.tsx'),
  ),
  lazyPage(paths.equipment.pattern, () => import('./equipment/equipment-detail.page.tsx')),
  lazyPage(paths.equipmentAlias.pattern, () => import('./equipment/equipment-detail.page.tsx')),
  lazyPage(paths.seller.pattern, () => import('./seller/seller.page.tsx'), 'reviews'),
  lazyPage(paths.login.pattern, () => import('../features/auth/login.page.tsx'), 'auth'),
  lazyPage(paths.register.pattern, () => import('../features/auth/register.page.tsx'), 'auth'),
  personalPage(paths.setup.pattern, () => import('../features/auth/setup.page.tsx'), 'auth'),
  lazyPage(
    paths.home.pattern,
    () => import('../features/content/landing/landing.page.tsx'),
    'landing',
  ),
  lazyPage(paths.aboutUs.pattern, () => import('../features/content/about.page.tsx'), 'content'),
  lazyPage(
    paths.services.pattern,
    () => import('../features/content/services.page.tsx'),
    'content',
  ),
  lazyPage(
    paths.communitySupport.pattern,
    () => import('./community/community-support.page.tsx'),
    'community',
    'content',
  ),
  lazyPage(
    paths.communityQuestion.pattern,
    () => import('../features/community/question.page.tsx'),
    'community',
  ),
  lazyPage(
    paths.informationResources.pattern,
    () => import('../features/content/information-resources.page.tsx'),
    'resources',
  ),
  lazyPage(
    paths.sustainableFarming.pattern,
    () => import('../features/content/sustainable-farming.page.tsx'),
    'resources',
  ),
  lazyPage(
    paths.cropAdvisory.pattern,
    () => import('../features/content/crop-advisory.page.tsx'),
    'content',
  ),
  lazyPage(
    paths.equipmentRentals.pattern,
    () => import('../features/content/equipment-rentals.page.tsx'),
    'content',
  ),
  lazyPage(paths.blog.pattern, () => import('../features/blog/blog-list.page.tsx'), 'blog'),
  lazyPage(
    paths.blogArticle.pattern,
    () => import('../features/blog/blog-article.page.tsx'),
    'blog',
  ),
  lazyPage(paths.faq.pattern, () => import('../features/help/faq.page.tsx'), 'help'),
  lazyPage(paths.help.pattern, () => import('../features/help/help.page.tsx'), 'help'),
  lazyPage(
    paths.termsOfService.pattern,
    () => import('../features/content/terms-of-service.page.tsx'),
    'legal',
  ),
  lazyPage(
    paths.privacyPolicy.pattern,
    () => import('../features/content/privacy-policy.page.tsx'),
    'legal',
  ),
  lazyPage(paths.contact.pattern, () => import('../features/contact/contact.page.tsx'), 'contact'),
  lazyPage(
    paths.contactUs.pattern,
    () => import('../features/contact/contact-us.page.tsx'),
    'contact',
  ),
  lazyPage(
    paths.newsletterConfirm.pattern,
    () => import('../features/newsletter/newsletter-confirm.page.tsx'),
    'contact',
  ),
  lazyPage(
    paths.newsletterUnsubscribe.pattern,
    () => import('../features/newsletter/newsletter-unsubscribe.page.tsx'),
    'contact',
  ),
  lazyPage(paths.weather.pattern, () => import('../features/weather/weather.page.tsx'), 'weather'),
  lazyPage(
    paths.weatherForecast.pattern,
    () => import('../features/weather/weather.page.tsx'),
    'weather',
  ),
  lazyPage(
    paths.marketPrice.pattern,
    () => import('../features/market/market-price.page.tsx'),
    'market',
    'mandi',
  ),
  lazyPage(
    paths.marketPrices.pattern,
    () => import('../features/market/market-price.page.tsx'),
    'market',
    'mandi',
  ),
  lazyPage(
    paths.marketSeries.pattern,
    () => import('../features/market/market-series.page.tsx'),
    'market',
    'mandi',
  ),
  lazyPage(paths.news.pattern, () => import('../features/news/news.page.tsx')),
  personalPage(paths.chatbot.pattern, () => import('../features/chat/chat.page.tsx'), 'chat'),
  // One page at two addresses, kept while its tabs swap them.
  lazyPage(
    new RegExp(`^(?:${paths.cropDatabase.pattern}|${paths.planting.pattern})/?$`),
    () => import('../features/reference/crop-guide.page.tsx'),
    'reference',
  ),
  lazyPage(
    paths.cropCalendar.pattern,
    () => import('../features/calendar/crop-calendar.page.tsx'),
    'calendar',
  ),
  lazyPage(
    paths.calendarCrop.pattern,
    () => import('../features/calendar/calendar-crop.page.tsx'),
    'calendar',
  ),
  lazyPage(
    paths.cropHealthTips.pattern,
    () => import('../features/health/crop-health.page.tsx'),
    'health',
    'calendar',
    'weather',
  ),
  lazyPage(
    paths.expertSession.pattern,
    () => import('../features/expert/expert-session.page.tsx'),
    'expert',
  ),
  personalPage(
    `${paths.dashboard.pattern}/*?`,
    () => import('./dashboard/dashboard.page.tsx'),
    'offline',
  ),
  personalPage(
    `${paths.desk.pattern}/:part?`,
    () => import('../features/desk/desk.page.tsx'),
    'desk',
  ),
  personalPage(paths.farmerDashboard.pattern, () => import('./dashboard/dashboard-entry.page.tsx')),
  personalPage(
    paths.merchantDashboard.pattern,
    () => import('./dashboard/dashboard-entry.page.tsx'),
  ),
  personalPage(
    paths.myProfile.pattern,
    () => import('../features/profile/my-profile.page.tsx'),
    'profile',
  ),
]
