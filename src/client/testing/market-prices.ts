import type { CropPrice } from '#shared/market/crop-prices.schema.ts'
import type { MarketPrice } from '#shared/market/market.schema.ts'

/** A price of the sample list. */
export const samplePrice: MarketPrice = {
  _id: 'sample-1',
  name: 'Rice (Basmati)',
  commodity: 'Rice',
  variety: 'Basmati',
  price: '₹7,300',
  region: 'Uttar Pradesh',
  timestamp: '2024-11-15T00:00:00.000Z',
  mandi: null,
}

/** A price that a mandi reported two days ago. */
export const mandiPrice: MarketPrice & { mandi: NonNullable<MarketPrice['mandi']> } = {
  _id: '01990000-0000-7000-8000-000000000001',
  name: 'Wheat (Dara)',
  commodity: 'Wheat',
  variety: 'Dara',
  price: '₹2,500',
  region: 'Uttar Pradesh',
  timestamp: '2026-11-18T00:00:00.000Z',
  mandi: {
    market: 'Sultanpur',
    marketHindi: 'सुल्तानपुर',
    district: 'Sultanpur',
    districtHindi: 'सुल्तानपुर',
    grade: 'FAQ',
    min: 2380,
    modal: 2500,
    max: 2650,
    arrivalDate: '2026-11-18',
    ageDays: 2,
  },
}

/** Onions in one state, as its mandis reported them two days ago. */
export const onionPrice: CropPrice = {
  _id: 'onion',
  commodity: 'Onion',
  image: null,
  low: 1700,
  usual: 2100,
  high: 2600,
  mandis: 12,
  day: '2026-11-18',
  ageDays: 2,
  timestamp: '2026-11-18T00:00:00.000Z',
  region: 'Maharashtra',
  regions: 1,
  near: null,
  change: 0.05,
  trend: [1900, 2000, 2000, 2100],
}
