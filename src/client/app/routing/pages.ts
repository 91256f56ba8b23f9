import { publicPagesOfFrame } from '#client/app/loading/frame-pages.ts'
import { lazyPage, personalPage } from '#client/app/loading/lazy-page.tsx'
import { paths } from '#client/platform/paths/paths.ts'

/**
 * The pages at their addresses, in the order in which addresses are matched; the pages inside the
 * dashboard are in `dashboard.routes.tsx`. Each page is a chunk of its own.
 */
export const pages = [
  lazyPage(paths.shop, () => import('#client/features/crop/crop-list.page.tsx')),
  lazyPage(paths.crop, () => import('#client/features/crop/crop-detail.page.tsx')),
  personalPage(
    paths.cart,
    () => import('#client/features/cart/cart.page.tsx'),
    'order',
    'delivery',
  ),
  personalPage(
    paths.checkout,
    () => import('#client/features/cart/checkout/checkout.page.tsx'),
    'order',
    'delivery',
  ),
  lazyPage(
    [paths.equipment, paths.equipmentAlias],
    () => import('#client/app/equipment/equipment-detail.page.tsx'),
  ),
  lazyPage(paths.seller, () => import('#client/app/seller/seller.page.tsx'), 'review'),
  lazyPage(paths.login, () => import('#client/features/auth/login.page.tsx'), 'auth'),
  lazyPage(paths.register, () => import('#client/features/auth/register.page.tsx'), 'auth'),
  personalPage(
    paths.setup,
    () => import('#client/features/auth/setup.page.tsx'),
    'auth',
    'place',
    'activity',
  ),
  lazyPage(
    paths.home,
    () => import('#client/features/content/landing/landing.page.tsx'),
    'landing',
  ),
  lazyPage(paths.aboutUs, () => import('#client/features/content/about.page.tsx'), 'content'),
  lazyPage(paths.services, () => import('#client/features/content/services.page.tsx'), 'content'),
  lazyPage(
    paths.informationResources,
    () => import('#client/features/content/resources/information-resources.page.tsx'),
    'resources',
  ),
  lazyPage(
    paths.sustainableFarming,
    () => import('#client/features/content/sustainable/sustainable-farming.page.tsx'),
    'resources',
  ),
  lazyPage(
    paths.cropAdvisory,
    () => import('#client/features/content/crop-advisory.page.tsx'),
    'content',
  ),
  lazyPage(
    paths.equipmentRentals,
    () => import('#client/features/content/equipment-rentals.page.tsx'),
    'content',
  ),
  lazyPage(paths.blog, () => import('#client/features/blog/blog-list.page.tsx'), 'blog'),
  lazyPage(paths.blogArticle, () => import('#client/features/blog/blog-article.page.tsx'), 'blog'),
  lazyPage(paths.faq, () => import('#client/features/help/faq.page.tsx'), 'help'),
  lazyPage(paths.help, () => import('#client/features/help/help.page.tsx'), 'help'),
  lazyPage(
    paths.termsOfService,
    () => import('#client/features/content/legal/terms-of-service.page.tsx'),
    'legal',
  ),
  lazyPage(
    paths.privacyPolicy,
    () => import('#client/features/content/legal/privacy-policy.page.tsx'),
    'legal',
  ),
  lazyPage(paths.contact, () => import('#client/features/contact/contact.page.tsx'), 'contact'),
  lazyPage(
    paths.contactUs,
    () => import('#client/features/contact/contact-us.page.tsx'),
    'contact',
  ),
  lazyPage(
    paths.newsletterConfirm,
    () => import('#client/features/newsletter/newsletter-confirm.page.tsx'),
    'contact',
  ),
  lazyPage(
    paths.newsletterUnsubscribe,
    () => import('#client/features/newsletter/newsletter-unsubscribe.page.tsx'),
    'contact',
  ),
  lazyPage(
    paths.marketCrop,
    () => import('#client/features/market/crop/market-crop.page.tsx'),
    'market',
    'mandi',
  ),
  lazyPage(
    paths.marketSeries,
    () => import('#client/features/market/series/market-series.page.tsx'),
    'market',
    'mandi',
  ),
  personalPage(
    paths.chatbot,
    () => import('#client/features/advisor/advisor.page.tsx'),
    'advisor',
    'dictation',
  ),
  // One page at two addresses: it stays mounted while its tabs change the address.
  lazyPage(
    { pattern: new RegExp(`^(?:${paths.cropDatabase.pattern}|${paths.planting.pattern})/?$`) },
    () => import('#client/features/reference/guide/crop-guide.page.tsx'),
    'reference',
  ),
  lazyPage(
    paths.cropCalendar,
    () => import('#client/features/calendar/list/crop-calendar.page.tsx'),
    'calendar',
  ),
  lazyPage(
    paths.calendarCrop,
    () => import('#client/features/calendar/crop/calendar-crop.page.tsx'),
    'calendar',
  ),
  lazyPage(
    paths.cropHealthTips,
    () => import('#client/features/health/crop-health.page.tsx'),
    'health',
    'calendar',
    'weather',
  ),
  lazyPage(
    paths.expertSession,
    () => import('#client/features/expert/expert-session.page.tsx'),
    'expert',
  ),
  personalPage(
    { pattern: `${paths.dashboard.pattern}/*?` },
    () => import('#client/app/dashboard/dashboard.page.tsx'),
    'menu',
    'outbox',
  ),
  personalPage(
    { pattern: `${paths.admin.pattern}/:part?` },
    () => import('#client/features/admin/admin.page.tsx'),
    'admin',
  ),
  personalPage(
    [paths.farmerDashboard, paths.merchantDashboard],
    () => import('#client/app/dashboard/dashboard-entry.page.tsx'),
  ),
  personalPage(
    paths.myProfile,
    () => import('#client/features/profile/my-profile.page.tsx'),
    'profile',
    'activity',
    'pictures',
    'place',
  ),
  publicPagesOfFrame,
].flat()
