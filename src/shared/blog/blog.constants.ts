/** The topics of the blog's articles. */
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

/** Articles per page: one wide article and twelve below it, which fill rows of two, three or four. */
export const blogPageSize = 13
