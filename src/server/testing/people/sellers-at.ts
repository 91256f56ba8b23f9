import { expect } from 'vitest'
import type { TestApp } from '../test-app.ts'
import { newCrop } from './listings.ts'

/** Sellers with an address, and where their crops are listed. */
export function sellersAt(app: TestApp) {
  const changeAddress = (token: string, address: object) =>
    app.call('PATCH', '/api/user/update-user', { token, body: { address } })
  return {
    changeAddress,
    sellerAt: async (address: object) => {
      const { token, phone } = await app.signUp()
      const { status, body } = await changeAddress(token, address)
      expect(status, JSON.stringify(body)).toBe(200)
      return { token, phone }
    },
    addCrop: async (token: string, name: string): Promise<string> => {
      const { status, body } = await app.call('POST', '/api/crop/add-crop', {
        token,
        body: { ...newCrop, name },
      })
      expect(status, JSON.stringify(body)).toBe(200)
      return body.data._id
    },
    /** The ids of the crops of a list. */
    idsNear: async (query: string): Promise<string[]> => {
      const { status, body } = await app.call('GET', `/api/crop/all-crops?limit=50&${query}`)
      expect(status, JSON.stringify(body)).toBe(200)
      return body.data.crops.map(({ _id }: { _id: string }) => _id)
    },
  }
}
