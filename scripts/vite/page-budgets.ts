/** Bytes of gzipped JavaScript that a page may load before it can be used: decimal kilobytes, as DevTools shows them. */
export const defaultBudget = 160_000

/** Pages that people open first, by the path of their module. */
const readingPages = {
  'src/client/features/content/landing/landing.page.tsx': 110_000,
  'src/client/features/crop/crop-list.page.tsx': 110_000,
  'src/client/features/equipment/equipment-list.page.tsx': 110_000,
  'src/client/features/crop/crop-detail.page.tsx': 120_000,
  'src/client/app/equipment/equipment-detail.page.tsx': 124_000,
}

/**
 * Pages with forms, over the default: the schemas of the contract with zod are 30 kB, lists with a search and numbers
 * another 45 (docs/performance.md).
 */
const pagesWithForms = [
  'app/dashboard/booking/booking.page.tsx',
  'app/dashboard/order/order.page.tsx',
  'app/community/community-support.page.tsx',
  'features/admin/admin.page.tsx',
  'features/api-key/integrations.page.tsx',
  'features/auth/setup.page.tsx',
  'features/cart/checkout/checkout.page.tsx',
  'features/community/question/question.page.tsx',
  'features/contact/contact-us.page.tsx',
  'features/contact/contact.page.tsx',
  'features/crop/crop-edit.page.tsx',
  'features/crop/sell/crop-add.page.tsx',
  'features/delivery/delivery-settings.page.tsx',
  'features/equipment/equipment-add.page.tsx',
  'features/equipment/equipment-edit.page.tsx',
  'features/expert/expert-session.page.tsx',
  'features/listing-import/transfers.page.tsx',
  'features/market/series/market-series.page.tsx',
  'features/message/conversation/conversation.page.tsx',
  'features/profile/my-profile.page.tsx',
  'features/profile/profile.page.tsx',
  'features/webhook/webhooks.page.tsx',
]

/** What differs from the default. */
export const pageBudgets: Readonly<Record<string, number>> = {
  ...readingPages,
  ...Object.fromEntries(pagesWithForms.map((page) => [`src/client/${page}`, 240_000])),
}
