import sharp from 'sharp'
import { daysBefore, indiaDay } from '../../src/shared/kit/india-day.ts'
import { createIdPool, type IdPool } from './id-pool.ts'
import { createProgram, type Program, programCount } from './keys.ts'
import type { WatchedServer } from './server-process.ts'
import { callApi, logIn, newOperator, type Person } from './session.ts'

/** Logged-in users, and the ids of what they own and did. */
export interface FuzzMarket {
  farmers: Person[]
  buyers: Person[]
  operators: Person[]
  programs: Program[]
  ids: IdPool
  /** The users who can see an id because it is theirs: orders of both people, own listings. */
  ownersOf(id: string): readonly Person[]
}

const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Every id in a text. */
export const idsIn = (text: string): string[] => [...new Set(text.match(uuids))]

/** A path of the REST API that can be read without input. */
export interface ReadPath {
  path: string
  /** Whether its answer depends on the caller. */
  isPrivate: boolean
}

const farmerCount = 4
const buyerCount = programCount - farmerCount

const inDays = (days: number) => daysBefore(indiaDay(), -days)

/** A new phone number of ten digits. */
const phoneOf = (chapter: number, nth: number) => String(9_100_000_000 + chapter * 100 + nth)

async function addFarm(origin: string, token: string, nth: number): Promise<Farm> {
  const post = (path: string, body: unknown) => callApi(origin, 'POST', path, { token, body })
  const body = {
    firstName: `Farmer ${nth}`,
    upiId: 'farm@upi',
    address: { city: 'Nashik', state: 'Maharashtra', zip: '422001' },
  }
  await callApi(origin, 'PATCH', '/user/update-user', { token, body })
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#7a9a3c' } })
  const form = new FormData()
  form.append('images', new Blob([new Uint8Array(await picture.jpeg().toBuffer())]), 'field.jpg')
  const uploaded = await callApi(origin, 'POST', '/utils/upload-images', { token, body: form })
  const images = uploaded.data as string[]
  const crop = {
    name: ['Tomato', 'Wheat', 'Onion', 'Mango'][nth % 4],
    category: ['Vegetables', 'Grains', 'Vegetables', 'Fruits'][nth % 4],
    price: 20 + nth,
    quantity: 100_000,
    unit: 'kg',
    harvestDate: inDays(-10),
    expiryDate: inDays(700),
    dispatchTime: 2,
    images,
  }
  const equipment = {
    name: 'Combine harvester',
    category: 'Harvester',
    pricePerDay: 4500,
    contactNumber: '9876543210',
    availableFrom: inDays(-30),
    availableTo: inDays(300),
    images,
  }
  const ids = await Promise.all([
    post('/crop/add-crop', crop),
    post('/crop/add-crop', { ...crop, name: 'Rice', isOrganic: true }),
    post('/equipment/add-equipment', equipment),
  ])
  const [cropId = '', otherCropId = '', equipmentId = ''] = ids.map(
    ({ data }) => (data as { _id: string })._id,
  )
  return { token, cropIds: [cropId, otherCropId], equipmentId }
}

interface Farm {
  token: string
  cropIds: string[]
  equipmentId: string
}

/** One buyer's trade with one farmer: an order and a booking in progress, messages and a question. */
async function deal(origin: string, buyer: Person, farm: Farm, nth: number): Promise<void> {
  const as = (token: string) => async (path: string, body: unknown) =>
    (await callApi(origin, 'POST', path, { token, body })).data as Record<string, unknown>
  const [buy, sell] = [as(buyer.token), as(farm.token)]
  const placed = await buy('/order/place-orders', {
    lines: [{ cropId: farm.cropIds[nth % 2], quantity: 1 + nth }],
    delivery: 'pickup',
    payBy: 'cash',
  })
  const orderId = (placed.orders as { _id: string }[])[0]?._id
  for (const to of ['accepted', 'dispatched', 'delivered'].slice(0, nth)) {
    await sell(`/order/change-status/${orderId}`, { to })
  }
  const days = { from: inDays(10 + nth * 6), to: inDays(12 + nth * 6) }
  const booking = await buy('/booking/request-booking', { equipmentId: farm.equipmentId, ...days })
  if (nth > 0) await sell(`/booking/change-status/${booking._id}`, { to: 'accepted' })
  const about = nth % 2 ? { cropId: farm.cropIds[0] } : { equipmentId: farm.equipmentId }
  const conversation = await buy('/message/open-conversation', about)
  for (const send of [buy, sell]) {
    await send(`/message/send-message/${conversation._id}`, { text: `Good day, ${nth}` })
  }
  const question = await buy('/community/ask-question', { title: `When do I sow, number ${nth}?` })
  await sell('/community/answer-question', { questionId: question._id, body: 'After the rain.' })
}

/** An address that is nobody's, by RFC 6761. */
const publicAddress = 'https://program.invalid/events'

/** Events for a program of a user. */
const addWebhook = (origin: string, token: string) =>
  callApi(origin, 'POST', '/webhooks/create-webhook', {
    token,
    body: { name: 'Our stock', url: publicAddress },
  })

/** Content for operators, so that their pages are not empty. */
async function addAdminWork(origin: string, { token }: Person, farms: readonly Farm[]) {
  const [farm] = farms
  const post = (path: string, body: unknown) => callApi(origin, 'POST', path, { token, body })
  const report = { kind: 'crop', listingId: farm?.cropIds[0], reason: 'spam', note: '' }
  await post('/report/report-listing', report)
  const message = 'The page of my order stays empty.'
  await post('/contact/send-message', {
    name: 'Sita',
    email: 'sita@farm.example',
    subject: 'other',
    message,
  })
  await callApi(origin, 'POST', '/booking/block-days', {
    token: farm?.token ?? '',
    body: { equipmentId: farm?.equipmentId, from: inDays(200), to: inDays(203) },
  })
}

/**
 * Signs new users up and lets them trade.
 * @param chapter numbers the markets of one run; each chapter has its own users.
 * @param addresses where webhooks must not lead.
 * @param readPaths paths of the REST API that need no input; the ids in their answers are collected.
 */
export async function createFuzzMarket(
  server: WatchedServer,
  chapter: number,
  readPaths: readonly ReadPath[],
  addresses: readonly string[],
): Promise<FuzzMarket> {
  const { origin } = server
  const signUp = async (_: unknown, nth: number): Promise<Person> => {
    const phone = phoneOf(chapter, nth)
    return { phone, token: await logIn(server, phone) }
  }
  const people = await Promise.all(Array.from({ length: farmerCount + buyerCount }, signUp))
  const operators = await Promise.all([newOperator(server), newOperator(server)])
  const farmers = people.slice(0, farmerCount)
  const buyers = people.slice(farmerCount)
  const farms = await Promise.all(farmers.map(({ token }, nth) => addFarm(origin, token, nth)))
  for (const [nth, farm] of farms.entries()) {
    const buyer = buyers[nth]
    if (buyer) await deal(origin, buyer, farm, nth)
  }
  const programs = await Promise.all(
    people.map((person, nth) => createProgram(origin, person, nth)),
  )
  for (const { token } of people) await addWebhook(origin, token)
  if (buyers[0]) await addAdminWork(origin, buyers[0], farms)

  const ids = createIdPool()
  for (const address of [...addresses, publicAddress]) ids.add('urls', address)
  const owners = new Map<string, Person[]>()
  for (const person of [...people, ...operators.slice(0, 1)]) {
    for (const { path, isPrivate } of readPaths) {
      const { token } = person
      const answer = await callApi(origin, 'GET', path, { token }).catch(() => null)
      ids.harvest(answer?.data)
      if (!isPrivate || !people.includes(person)) continue
      for (const id of idsIn(JSON.stringify(answer?.data ?? null))) {
        owners.set(id, [...(owners.get(id) ?? []), person])
      }
    }
  }
  for (const { cropIds, equipmentId } of farms) {
    for (const cropId of cropIds) ids.add('crops', cropId)
    const taken = await callApi(origin, 'GET', `/booking/taken-days/${equipmentId}`)
    ids.harvest(taken.data)
  }
  for (const kind of ['questions', 'conversations'] as const) {
    const path = kind === 'questions' ? '/community/question/' : '/message/get-conversation/'
    for (const id of ids.forField(`${kind.slice(0, -1)}Id`).slice(0, 5)) {
      for (const { token } of buyers) {
        const answer = await callApi(origin, 'GET', path + id, { token }).catch(() => null)
        ids.harvest(answer?.data)
      }
    }
  }
  return { farmers, buyers, operators, programs, ids, ownersOf: (id) => owners.get(id) ?? [] }
}
