import { newCrop } from './listings.ts'
import type { Rentals } from './rentals.ts'

/** The review calls of the API. `rentals.owner` is the seller and the owner. */
export function reviewCalls(rentals: Rentals) {
  const { call } = rentals.app

  /** An order by UPI that the seller has accepted, with the reference of a payment if the buyer gave one. */
  const accepted = async (buyer: string, reference = ''): Promise<string> => {
    const token = rentals.owner
    await call('PATCH', '/api/user/update-user', { token, body: { upiId: 'asha@okbank' } })
    const crop = await call('POST', '/api/crop/add-crop', { token, body: newCrop })
    const lines = [{ cropId: crop.body.data._id, quantity: 1 }]
    const placed = await call('POST', '/api/order/place-orders', {
      token: buyer,
      body: { lines, delivery: 'pickup', payBy: 'upi' },
    })
    const id = placed.body.data.orders[0]._id
    await call('POST', `/api/order/change-status/${id}`, { token, body: { to: 'accepted' } })
    if (reference !== '') {
      const url = `/api/order/give-payment-reference/${id}`
      await call('POST', url, { token: buyer, body: { reference } })
    }
    return id
  }

  return {
    review: (token: string, body: object) =>
      call('POST', '/api/review/add-review', { token, body }),
    ofPerson: async (id: string, query = '') =>
      (await call('GET', `/api/review/of-person/${id}?${query}`)).body.data,
    ofEquipment: async (id: string) =>
      (await call('GET', `/api/review/of-equipment/${id}`)).body.data,
    idOf: async (token: string): Promise<string> =>
      (await call('GET', '/api/user/get-user', { token })).body.data._id,

    /** A booking of today that is completed; `returnedBy` reports the return of the machine. */
    completed: async (renter: string, equipment: string, returnedBy = renter): Promise<string> => {
      const id = await rentals.createBooking(renter, equipment, [0, 0])
      for (const to of ['accepted', 'handed-over', 'returned', 'completed']) {
        await rentals.step(to === 'returned' ? returnedBy : rentals.owner, id, to)
      }
      return id
    },

    accepted,

    /** An order by UPI whose payment the seller has confirmed. */
    paid: async (buyer: string): Promise<string> => {
      const id = await accepted(buyer)
      await call('POST', `/api/order/change-status/${id}`, {
        token: rentals.owner,
        body: { to: 'paid' },
      })
      return id
    },

    /** A delivered cash order; `deliveredBy` reports the delivery. */
    delivered: async (buyer: string, { price = 20, deliveredBy = buyer } = {}): Promise<string> => {
      const token = rentals.owner
      const crop = await call('POST', '/api/crop/add-crop', { token, body: { ...newCrop, price } })
      const lines = [{ cropId: crop.body.data._id, quantity: 1 }]
      const placed = await call('POST', '/api/order/place-orders', {
        token: buyer,
        body: { lines, delivery: 'pickup', payBy: 'cash' },
      })
      const id = placed.body.data.orders[0]._id
      for (const to of ['accepted', 'dispatched', 'delivered']) {
        const by = to === 'delivered' ? deliveredBy : token
        await call('POST', `/api/order/change-status/${id}`, { token: by, body: { to } })
      }
      return id
    },
  }
}
