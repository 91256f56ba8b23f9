import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import { Crop } from '#server/features/crop/crop.entity.ts'
import { Equipment } from '#server/features/equipment/equipment.entity.ts'
import { kindOfNewListing } from '#server/features/listing/listing-kind.service.ts'
import { locateAddress } from '#server/features/place/place-address.service.ts'
import { Upload } from '#server/features/upload/upload.entity.ts'
import { User } from '#server/features/user/user.entity.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import { placeOf } from '#shared/kit/places.ts'
import { addDemoQuestions } from './demo-community.ts'
import { type DemoCrop, makeDemoCrops } from './demo-crops.ts'
import { addDemoDelivery } from './demo-delivery.ts'
import { type DemoEquipment, makeDemoEquipment } from './demo-equipment.ts'
import { type DemoSeller, demoSellers } from './sellers.data.ts'

interface SeedServices {
  db: Database
  log: Logger
}

/** A number that no other advisory lock on the database uses: "KrDe" as four bytes. */
const demoLock = 0x4b_72_44_65

async function isEmpty(em: EntityManager): Promise<boolean> {
  const [row] = await queryRows<{ empty: boolean }>(
    em,
    sql`select not exists (select from users) and not exists (select from crops)
      and not exists (select from equipments) as empty`,
  )
  return row?.empty === true
}

/** Ten digits that are not a valid phone number, so that nobody can receive a code for a demo seller. */
const phoneOf = (index: number) => String(index + 1).padStart(10, '0')

function addSellers(em: EntityManager): Map<DemoSeller, User> {
  return new Map(
    demoSellers.map((seller, i) => {
      const { cityHindi: _, ...person } = seller
      const user = em.create(User, {
        ...person,
        phone: phoneOf(i),
        language: i % 2 ? 'hi' : 'en',
        verified: i % 5 !== 3,
        setUpAt: new Date(),
      })
      return [seller, user as User]
    }),
  )
}

interface DemoListing {
  id: string
  images: readonly string[]
}

function addListings(
  em: EntityManager,
  users: Map<DemoSeller, User>,
  crops: readonly DemoCrop[],
  equipments: readonly DemoEquipment[],
): DemoListing[] {
  const common = (seller: DemoSeller, ageHours: number) => {
    const createdAt = new Date(Date.now() - ageHours * 3_600_000)
    const id = v7({ msecs: createdAt.getTime() })
    const owner = users.get(seller) as User
    const place = placeOf(seller)
    return { id, owner, createdAt, place, ...locateAddress({ ...seller, country: 'India' }) }
  }
  for (const user of users.values()) em.persist(user)
  return [
    ...crops.map(({ seller, crop: { kind, ...crop }, ageHours }) => {
      const goodsKind = kindOfNewListing('crop', crop, kind)
      const { id } = em.create(Crop, { ...crop, ...goodsKind, ...common(seller, ageHours) })
      return { id, images: crop.images }
    }),
    ...equipments.map(({ owner, equipment: { kind, ...equipment }, ageHours }) => {
      const goodsKind = kindOfNewListing('equipment', equipment, kind)
      const { id } = em.create(Equipment, {
        ...equipment,
        ...goodsKind,
        ...common(owner, ageHours),
      })
      return { id, images: equipment.images }
    }),
  ]
}

/** Records the pictures as uploads of the first seller that the listings use, so that no cleanup deletes them. */
async function addUploads(em: EntityManager, ownerId: string, listings: readonly DemoListing[]) {
  const urls = new Set(listings.flatMap(({ images }) => images))
  for (const url of urls) em.create(Upload, { ownerId, url })
  await em.flush()
  const uses = listings.flatMap(({ id, images }) => images.map((url) => [url, id] as const))
  const rows = uses.map(([url, usedBy]) => sql`(${url}, ${usedBy}::uuid)`)
  await execute(em, sql`insert into upload_uses (url, used_by) values ${sql.join(rows)}`)
}

/** The addresses of all pictures, the same on every day. */
export function demoPictureUrls(): string[] {
  const today = indiaDay()
  const listings = [
    ...makeDemoCrops(today).map(({ crop }) => crop),
    ...makeDemoEquipment(today).map(({ equipment }) => equipment),
  ]
  return [...new Set(listings.flatMap(({ images }) => images))]
}

async function seed(em: EntityManager, log: Logger): Promise<void> {
  const started = performance.now()
  const today = indiaDay()
  const crops = makeDemoCrops(today)
  const equipments = makeDemoEquipment(today)
  const users = addSellers(em)
  const listings = addListings(em, users, crops, equipments)
  await em.flush()
  const [first] = users.values()
  await addUploads(em, first?.id ?? '', listings)
  await addDemoQuestions(em, [...users.values()])
  await addDemoDelivery(em, [...users.values()])
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  log.info(
    `demo data: ${crops.length} crops and ${equipments.length} machines of ${users.size} people, in ${seconds} s`,
  )
}

/**
 * Fills an empty database with demo listings, whose pictures `createDemoPictures` draws. Does nothing on any other
 * database. Processes that start at the same time wait for the one that does it, and if that one dies, the
 * database stays empty for the next.
 * @returns whether it was empty.
 */
export function seedDemoData({ db, log }: SeedServices): Promise<boolean> {
  return db.transaction(async (em) => {
    await execute(em, sql`select pg_advisory_xact_lock(${demoLock})`)
    const wasEmpty = await isEmpty(em)
    if (wasEmpty) await seed(em, log)
    return wasEmpty
  })
}
