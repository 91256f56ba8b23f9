export const newsCategories = [
  'agriculture',
  'business',
  'technology',
  'health',
  'science',
  'sports',
  'entertainment',
] as const
export type NewsCategory = (typeof newsCategories)[number]

export const newsSentences = {
  failed: 'Failed to load news. Please try again later.',
  empty: 'No News Found',
} as const
