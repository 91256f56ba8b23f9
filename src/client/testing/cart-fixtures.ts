import type { CartLineView, CartView } from '#shared/cart/cart.schema.ts'
import type { DeliveryQuote } from '#shared/delivery/delivery-quote.schema.ts'

/** Two kilograms of onions in a cart. */
export const cartLine: CartLineView = {
  cropId: 'c1',
  quantity: 2,
  name: 'Onion',
  image: null,
  unit: 'kg',
  price: 30,
  oldPrice: null,
  oldUnit: null,
  oldCurrency: null,
  oldName: null,
  isUnitUnknown: false,
  stock: 5,
  problem: null,
}
const seller = { _id: 's1', name: 'Asha', place: 'Nashik', verified: true, takesUpi: true }
/** A cart with one crop whose seller's delivery is not known. */
export const cartWithOnions: CartView = {
  parts: [{ seller, lines: [cartLine], total: 60, delivery: null }],
  total: 60,
  deliverTo: null,
  isReady: true,
}
/** A cart of the same crop whose seller delivers within 50 km. */
export const cartDeliveredFor = (changes: Partial<DeliveryQuote>): CartView => ({
  ...cartWithOnions,
  deliverTo: {
    pin: changes.outcome === 'beyond' ? '411001' : '422001',
    place: { name: 'Nashik', nameHindi: 'नासिक', district: 'Nashik', state: 'Maharashtra' },
  },
  parts: [
    {
      seller,
      lines: [cartLine],
      total: 60,
      delivery: {
        mode: 'radius',
        reach: 'reached',
        outcome: 'priced',
        distanceKm: 12,
        radiusKm: 50,
        flatFee: 100,
        perKmFee: 5,
        per100KgFee: 50,
        freeAbove: null,
        leastOrder: 0,
        fee: 161,
        missing: 0,
        ...changes,
      },
    },
  ],
})
