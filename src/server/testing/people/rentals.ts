import { daysBefore, indiaDay } from '#shared/kit/india-day.ts'
import { createTestApp } from '../test-app.ts'
import { uploadPicture } from './uploads.ts'

/** The day that is this many days from today, YYYY-MM-DD. */
export const inDays = (days: number) => daysBefore(indiaDay(), -days)

/** The whole app, and the calls of renters and owners. @param settings of the app. */
export async function createRentals(settings: Parameters<typeof createTestApp>[0] = {}) {
  const app = await createTestApp(settings)

  /** Signs up a user. @returns their token. */
  async function person(firstName = '', lastName = ''): Promise<string> {
    const { token } = await app.signUp()
    if (firstName) {
      const body = { firstName, lastName, address: { city: 'Nashik', state: 'Maharashtra' } }
      await app.call('PATCH', '/api/user/update-user', { token, body })
    }
    return token
  }
  const owner = await person('Asha', 'Patil')
  const image = await uploadPicture(app, owner)

  async function equipment(changes: object = {}, token = owner): Promise<string> {
    const body = {
      name: 'Combine harvester',
      category: 'Harvester',
      pricePerDay: 4500.5,
      contactNumber: '+91 98765 43210',
      availableFrom: inDays(-30),
      availableTo: inDays(300),
      images: [image],
      ...changes,
    }
    const answer = await app.call('POST', '/api/equipment/add-equipment', { token, body })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return answer.body.data._id
  }
  const change = (equipmentId: string, body: object) =>
    app.call('PATCH', `/api/equipment/update-equipment/${equipmentId}`, { token: owner, body })
  const read = async (equipmentId: string) =>
    (await app.call('GET', `/api/equipment/get-equipment/${equipmentId}`, { token: owner })).body
      .data

  /** Requests days, given as numbers of days from today. */
  const ask = (
    token: string,
    equipmentId: string,
    [from, to]: [number, number],
    { headers = {}, ...more }: { headers?: Record<string, string>; [field: string]: unknown } = {},
  ) =>
    app.call('POST', '/api/booking/request-booking', {
      token,
      headers,
      body: { equipmentId, from: inDays(from), to: inDays(to), ...more },
    })
  /** Requests days and expects success. @returns the booking's id. */
  async function createBooking(token: string, equipmentId: string, days: [number, number]) {
    const { status, body } = await ask(token, equipmentId, days)
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body.data._id as string
  }
  const step = (token: string, bookingId: string, to: string, reason = '') =>
    app.call('POST', `/api/booking/change-status/${bookingId}`, { token, body: { to, reason } })
  const get = (token: string, bookingId: string) =>
    app.call('GET', `/api/booking/get-booking/${bookingId}`, { token })
  const block = (token: string, equipmentId: string, [from, to]: [number, number]) =>
    app.call('POST', '/api/booking/block-days', {
      token,
      body: { equipmentId, from: inDays(from), to: inDays(to) },
    })
  const taken = async (equipmentId: string, token?: string) =>
    (await app.call('GET', `/api/booking/taken-days/${equipmentId}`, { ...(token && { token }) }))
      .body.data

  return {
    app,
    person,
    owner,
    image,
    equipment: equipment,
    change,
    read,
    ask,
    createBooking,
    step,
    get,
    block,
    taken,
  }
}

export type Rentals = Awaited<ReturnType<typeof createRentals>>
