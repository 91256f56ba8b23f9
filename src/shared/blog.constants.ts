/** What the blog's articles are about. */
export const blogTopics = [
  'Soil',
  'Seed',
  'Water',
  'Crop care',
  'Storage',
  'Selling and buying',
  'Machines',
  'Schemes',
] as const
export type BlogTopic = (typeof blogTopics)[number]

/** Articles on one page of the list. */
export const blogPageSize = 12
