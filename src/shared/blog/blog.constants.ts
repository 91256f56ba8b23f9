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

/** Articles on one page of the list: a wide one and twelve below it, which fill rows of two, three or four. */
export const blogPageSize = 13
