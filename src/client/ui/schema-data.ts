import type { SchemaData } from './head-tags.ts'

/** A page's position in the site, from the home page. @param steps translated names, and paths. */
export const breadcrumbData = (steps: readonly { name: string; path: string }[]): SchemaData => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: path,
  })),
})

interface Goods {
  name: string
  description: string
  category: string
  images: readonly string[]
  path: string
  price: number
  currency: 'INR' | 'USD'
  /** What the price is for: 'kg' or 'day'. */
  unit: string
  isAvailable: boolean
  sellerName: string
  /** The mean of the buyers' ratings. */
  rating?: number
  numReviews?: number
}

/** A listing as a product with its offer. */
export const offerData = (goods: Goods): SchemaData => ({
  '@type': 'Product',
  name: goods.name,
  description: goods.description || goods.name,
  category: goods.category,
  ...(goods.images.length > 0 && { image: goods.images }),
  url: goods.path,
  ...(goods.numReviews && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: goods.rating,
      reviewCount: goods.numReviews,
    },
  }),
  offers: {
    '@type': 'Offer',
    url: goods.path,
    price: goods.price,
    priceCurrency: goods.currency,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: goods.price,
      priceCurrency: goods.currency,
      unitText: goods.unit,
    },
    availability: `https://schema.org/${goods.isAvailable ? 'InStock' : 'OutOfStock'}`,
    seller: {
      '@type': 'Person',
      name: goods.sellerName,
    },
  },
})

/** The site and its search. @param searchPath with `{search_term_string}` in it. */
export const siteData = (name: string, searchPath: string): SchemaData[] => [
  { '@type': 'Organization', name, url: '/', logo: '/icon.svg' },
  {
    '@type': 'WebSite',
    name,
    url: '/',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: searchPath },
      'query-input': 'required name=search_term_string',
    },
  },
]
