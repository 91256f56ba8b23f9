import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { daysBefore, indiaDay } from '../../src/shared/kit/india-day.ts'
import type { Person, RaceMarket } from '../race/race-market.ts'
import type { Calls, Reply } from './calls.ts'

/** More than a run can sell of one crop, and so few that all of them are sold. */
const plenty = 1_000_000
const few = 40
const plentyCrops = 20
const scarceCrops = 8
const equipmentCount = 4
/** Days ahead on which machines are booked, so few that most bookings collide. */
const bookedDays = 60
/** A buyer may cancel fifty orders and store two hundred pictures a day. */
const mostCancelled = 40
const mostPictures = 60

const random = (below: number) => Math.floor(Math.random() * below)
const pick = <Item>(items: readonly Item[]) => items[random(items.length)] as Item

export interface Goods {
  plenty: readonly string[]
  scarce: readonly string[]
  equipments: readonly string[]
}

export const stockOf = { plenty, scarce: few }

/** What the app has acknowledged, and what it has shown of it since. */
export interface Records {
  /** `unknown` after a cancellation whose answer never came: it may have been done. */
  orders: Map<string, 'placed' | 'cancelled' | 'unknown'>
  bookings: Set<string>
  pictures: Set<string>
  /** Calls that were neither done nor refused until the end. */
  unresolved: number
  /** Own writes that were read at once, and how many of them were missing. */
  readsAfterWrites: number
  missing: string[]
}

export async function addGoods(market: RaceMarket): Promise<Goods> {
  const add = async (count: number, make: () => Promise<string>) => {
    const ids: string[] = []
    for (let i = 0; i < count; i++) ids.push(await make())
    return ids
  }
  return {
    plenty: await add(plentyCrops, () => market.addCrop(plenty)),
    scarce: await add(scarceCrops, () => market.addCrop(few)),
    equipments: await add(equipmentCount, () => market.addTestEquipment()),
  }
}

const ordersOf = ({ data }: Reply) => (data as { orders: { _id: string }[] }).orders

/** A buyer, a renter and somebody who only looks, in one. */
function createVisitor(person: Person, goods: Goods, calls: Calls, records: Records) {
  let cancelled = 0
  let pictures = 0

  async function look() {
    const paths = [
      `/crop/all-crops?page=${1 + random(3)}`,
      `/crop/get-crop/${pick(goods.plenty)}`,
      '/equipment/all-equipments',
      '/crop/all-crops?q=tomato',
      `/booking/taken-days/${pick(goods.equipments)}`,
    ]
    await calls.send({ method: 'GET', path: pick(paths) })
  }
  /** Reads what was just written, at whichever process and database answers. */
  async function readBack(path: string, expected: string) {
    const reply = await calls.send({ method: 'GET', path, person })
    if (!reply) return
    records.readsAfterWrites += 1
    const { status } = (reply.data ?? {}) as { status?: string }
    const isThere = reply.status === 200 && status === expected
    if (!isThere) records.missing.push(`${path}: ${reply.status} ${reply.code} ${status ?? ''}`)
  }
  async function write(path: string, body: object) {
    const reply = await calls.send({ method: 'POST', path, person, body, key: randomUUID() })
    if (!reply) records.unresolved += 1
    return reply
  }
  async function order() {
    const cropId = pick(random(4) === 0 ? goods.scarce : goods.plenty)
    const lines = [{ cropId, quantity: 1 + random(3) }]
    const body = { lines, delivery: 'pickup', payBy: 'cash' }
    const reply = await write('/order/place-orders', body)
    if (reply?.status !== 200) return
    for (const { _id } of ordersOf(reply)) {
      records.orders.set(_id, 'placed')
      await readBack(`/order/get-order/${_id}`, 'placed')
      if (random(4) === 0 && cancelled++ < mostCancelled) await cancel(_id)
    }
  }
  async function cancel(id: string) {
    const reply = await write(`/order/change-status/${id}`, { to: 'cancelled', reason: '' })
    if (!reply || reply.code === 'idempotency.interrupted') records.orders.set(id, 'unknown')
    if (reply?.status !== 200) return
    records.orders.set(id, 'cancelled')
    await readBack(`/order/get-order/${id}`, 'cancelled')
  }
  async function book() {
    const first = 1 + random(bookedDays)
    const reply = await write('/booking/request-booking', {
      equipmentId: pick(goods.equipments),
      from: daysBefore(indiaDay(), -first),
      to: daysBefore(indiaDay(), -(first + random(2))),
    })
    if (reply?.status !== 200) return
    const { _id } = reply.data as { _id: string }
    records.bookings.add(_id)
    await readBack(`/booking/get-booking/${_id}`, 'requested')
  }
  async function upload() {
    if (pictures++ >= mostPictures) return
    const background = { r: random(256), g: random(256), b: random(256) }
    const image = sharp({ create: { width: 64, height: 64, channels: 3, background } })
    const body = new FormData()
    body.append('images', new Blob([new Uint8Array(await image.png().toBuffer())]), 'a.png')
    const reply = await calls.send({ method: 'POST', path: '/utils/upload-images', person, body })
    if (reply?.status === 200) records.pictures.add((reply.data as string[])[0] ?? '')
  }
  return async () => {
    const chance = Math.random()
    if (chance < 0.6) await look()
    else if (chance < 0.9) await order()
    else if (chance < 0.98) await book()
    else await upload()
  }
}

/** Starts the load of all buyers of the market; the returned function ends it. */
export function startLoad(market: RaceMarket, goods: Goods, calls: Calls) {
  const records: Records = {
    orders: new Map(),
    bookings: new Set(),
    pictures: new Set(),
    unresolved: 0,
    readsAfterWrites: 0,
    missing: [],
  }
  let isStopped = false
  const visitors = market.buyers.map(async (person) => {
    const act = createVisitor(person, goods, calls, records)
    while (!isStopped) {
      await act()
      await wait(random(40))
    }
  })
  return {
    records,
    stop: async () => {
      isStopped = true
      await Promise.all(visitors)
    },
  }
}
