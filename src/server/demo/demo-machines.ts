import type { EquipmentInput, EquipmentStatus } from '#shared/equipment/equipment.schema.ts'
import { addDays } from './days.ts'
import { demoPictureUrl } from './demo-picture.ts'
import { type MachineKind, machineKinds } from './machines.data.ts'
import { createRandom, type Random } from './pictures/random.ts'
import { type DemoSeller, demoSellers } from './sellers.data.ts'

export interface DemoEquipment {
  owner: DemoSeller
  equipment: EquipmentInput
  /** How long ago it was listed. */
  ageHours: number
}

/** No combine drives on terraces. */
const hillStates = new Set(['Himachal Pradesh', 'Meghalaya', 'Arunachal Pradesh', 'Tripura'])
/** Every third seller of the plains has machines to let. */
const owners = demoSellers.filter(({ state }, i) => i % 3 === 0 && !hillStates.has(state))

/**
 * A number that nobody has: no subscriber's number in India begins with 1
 * (National Numbering Plan: level 1 is for special services).
 */
const contactNumber = (owner: DemoSeller) =>
  `+91 10000 ${String(demoSellers.indexOf(owner) + 1).padStart(5, '0')}`

const statusOf = (turn: number): EquipmentStatus => {
  if (turn % 9 === 4) return 'maintenance'
  return turn % 11 === 7 ? 'unavailable' : 'available'
}

function makeEquipment(
  kind: MachineKind,
  owner: DemoSeller,
  { turn, copy, today, random }: { turn: number; copy: number; today: string; random: Random },
): EquipmentInput {
  const english = `${kind.about} Can be fetched in ${owner.city} or brought within 25 km.`
  const hindi = `${kind.hindi}: ${kind.aboutHindi} ${owner.cityHindi} से ले जाएँ, या 25 किमी तक पहुँचा देंगे।`
  const descriptions = [english, hindi, `${english}\n${hindi}`]
  return {
    name: kind.names[copy % kind.names.length] ?? '',
    description: descriptions[turn % 3] ?? english,
    category: kind.category,
    pricePerDay: Math.round(random.between(...kind.price) / 10) * 10,
    currency: 'INR',
    contactNumber: contactNumber(owner),
    availableFrom: addDays(today, -random.whole(0, 20)),
    availableTo: addDays(today, random.whole(60, 300)),
    status: statusOf(turn),
    safetyCheckPassed: random.chance(0.8),
    isArchived: false,
    tags: [...kind.tags],
    images: [demoPictureUrl(kind.picture, kind.paints[copy % kind.paints.length] ?? '')],
  }
}

/** The same machines for the same day, everywhere. @param today YYYY-MM-DD. */
export function makeDemoEquipment(today: string): DemoEquipment[] {
  const random = createRandom(1_947)
  const copies = machineKinds.flatMap((kind) =>
    // Two at least of every kind.
    Array.from({ length: Math.max(2, kind.names.length) }, (_, copy) => ({ kind, copy })),
  )
  return copies.map(({ kind, copy }, turn) => {
    const owner = owners[(turn * 5) % owners.length] as DemoSeller
    return {
      owner,
      equipment: makeEquipment(kind, owner, { turn, copy, today, random }),
      ageHours: random.whole(2, 24 * 40),
    }
  })
}
