import { lazyPage, personalPage } from '#client/app/loading/lazy-page.tsx'
import { paths } from '#client/platform/paths/paths.ts'

/**
 * Every page, one line each, in the order in which addresses are matched. Each is a chunk of its
 * own; several addresses of one page share it.
 */
export const pages = [
  lazyPage(paths.shop.pattern, () => import('#client/features/crop/crop-list.page.tsx')),
  lazyPage(paths.crop.pattern, () => import('#client/features/crop/crop-detail.page.tsx')),
  personalPage(paths.cart.pattern, () => import('#client/features/cart/cart.page.tsx'), 'order'),
  personalPage(
    paths.checkout.pattern,
    () => import('#client/features/cart/checkout/checkout.page.tsx'),
    'order',
  ),
  lazyPage(
    paths.rental.pattern,
    () => import('#client/features/equipment/equipment-list.page.tsx'),
  ),
  lazyPage(
    paths.equipmentListAlias.pattern,
    () => import('#client/features/equipment/equipment-list.page.tsx'),
  ),
  lazyPage(
    paths.equipment.pattern,
    () => import('#client/app/equipment/equipment-detail.page.tsx'),
  ),
  lazyPage(
    paths.equipmentAlias.pattern,
    () => import('#client/app/equipment/equipment-detail.page.tsx'),
  ),
  lazyPage(paths.seller.pattern, () => import('#client/app/seller/seller.page.tsx'), 'review'),
  lazyPage(paths.login.pattern, () => import('#client/features/auth/login.page.tsx'), 'auth'),
  lazyPage(paths.register.pattern, () => import('#client/features/auth/register.page.tsx'), 'auth'),
  personalPage(paths.setup.pattern, () => import('#client/features/auth/setup.page.tsx'), 'auth'),
  lazyPage(
    paths.home.pattern,
    () => import('#client/features/content/landing/landing.page.tsx'),
    'landing',
  ),
  lazyPage(
    paths.aboutUs.pattern,
    () => import('#client/features/content/about.page.tsx'),
    'content',
  ),
  lazyPage(
    paths.services.pattern,
    () => import('#client/features/content/services.page.tsx'),
    'content',
  ),
  lazyPage(
    paths.communitySupport.pattern,
    () => import('#client/app/community/community-support.page.tsx'),
    'community',
    'content',
  ),
  lazyPage(
    paths.communityQuestion.pattern,
    () => import('#client/features/community/question/question.page.tsx'),
    'community',
  ),
  lazyPage(
    paths.informationResources.pattern,
    () => import('#client/features/content/resources/information-resources.page.tsx'),
    'resources',
  ),
  lazyPage(
    paths.sustainableFarming.pattern,
    () => import('#client/features/content/sustainable/sustainable-farming.page.tsx'),
    'resources',
  ),
  lazyPage(
    paths.cropAdvisory.pattern,
    () => import('#client/features/content/crop-advisory.page.tsx'),
    'content',
  ),
  lazyPage(
    paths.equipmentRentals.pattern,
    () => import('#client/features/content/equipment-rentals.page.tsx'),
    'content',
  ),
  lazyPage(paths.blog.pattern, () => import('#client/features/blog/blog-list.page.tsx'), 'blog'),
  lazyPage(
    paths.blogArticle.pattern,
    () => import('#client/features/blog/blog-article.page.tsx'),
    'blog',
  ),
  lazyPage(paths.faq.pattern, () => import('#client/features/help/faq.page.tsx'), 'help'),
  lazyPage(paths.help.pattern, () => import('#client/features/help/help.page.tsx'), 'help'),
  lazyPage(
    paths.termsOfService.pattern,
    () => import('#client/features/content/legal/terms-of-service.page.tsx'),
    'legal',
  ),
  lazyPage(
    paths.privacyPolicy.pattern,
    () => import('#client/features/content/legal/privacy-policy.page.tsx'),
    'legal',
  ),
  lazyPage(
    paths.contact.pattern,
    () => import('#client/features/contact/contact.page.tsx'),
    'contact',
  ),
  lazyPage(
    paths.contactUs.pattern,
    () => import('#client/features/contact/contact-us.page.tsx'),
    'contact',
  ),
  lazyPage(
    paths.newsletterConfirm.pattern,
    () => import('#client/features/newsletter/newsletter-confirm.page.tsx'),
    'contact',
  ),
  lazyPage(
    paths.newsletterUnsubscribe.pattern,
    () => import('#client/features/newsletter/newsletter-unsubscribe.page.tsx'),
    'contact',
  ),
  lazyPage(
    paths.weather.pattern,
    () => import('#client/features/weather/weather.page.tsx'),
    'weather',
  ),
  lazyPage(
    paths.weatherForecast.pattern,
    () => import('#client/features/weather/weather.page.tsx'),
    'weather',
  ),
  lazyPage(
    paths.marketPrice.pattern,
    () => import('#client/features/market/list/market-price.page.tsx'),
    'market',
    'mandi',
  ),
  lazyPage(
    paths.marketPrices.pattern,
    () => import('#client/features/market/list/market-price.page.tsx'),
    'market',
    'mandi',
  ),
  lazyPage(
    paths.marketSeries.pattern,
    () => import('#client/features/market/series/market-series.page.tsx'),
    'market',
    'mandi',
  ),
  lazyPage(paths.news.pattern, () => import('#client/features/news/news.page.tsx')),
  personalPage(
    paths.chatbot.pattern,
    () => import('#client/features/advisor/advisor.page.tsx'),
    'advisor',
  ),
  // One page at two addresses, kept while its tabs swap them.
  lazyPage(
    new RegExp(`^(?:${paths.cropDatabase.pattern}|${paths.planting.pattern})/?$`),
    () => import('#client/features/reference/guide/crop-guide.page.tsx'),
    'reference',
  ),
  lazyPage(
    paths.cropCalendar.pattern,
    () => import('#client/features/calendar/list/crop-calendar.page.tsx'),
    'calendar',
  ),
  lazyPage(
    paths.calendarCrop.pattern,
    () => import('#client/features/calendar/crop/calendar-crop.page.tsx'),
    'calendar',
  ),
  lazyPage(
    paths.cropHealthTips.pattern,
    () => import('#client/features/health/crop-health.page.tsx'),
    'health',
    'calendar',
    'weather',
  ),
  lazyPage(
    paths.expertSession.pattern,
    () => import('#client/features/expert/expert-session.page.tsx'),
    'expert',
  ),
  personalPage(
    `${paths.dashboard.pattern}/*?`,
    () => import('#client/app/dashboard/dashboard.page.tsx'),
    'outbox',
  ),
  personalPage(
    `${paths.desk.pattern}/:part?`,
    () => import('#client/features/admin/admin.page.tsx'),
    'admin',
  ),
  personalPage(
    paths.farmerDashboard.pattern,
    () => import('#client/app/dashboard/dashboard-entry.page.tsx'),
  ),
  personalPage(
    paths.merchantDashboard.pattern,
    () => import('#client/app/dashboard/dashboard-entry.page.tsx'),
  ),
  personalPage(
    paths.myProfile.pattern,
    () => import('#client/features/profile/my-profile.page.tsx'),
    'profile',
  ),
]
