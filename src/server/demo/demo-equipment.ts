import type { EquipmentInput, EquipmentStatus } from '#shared/equipment/equipment.schema.ts'
import { addDays } from '#shared/kit/india-day.ts'
import { demoPictureUrl } from './demo-picture.ts'
import { type EquipmentKind, equipmentKinds } from './equipment.data.ts'
import { createRandom, type Random } from './pictures/random.ts'
import { type DemoSeller, demoSellers } from './sellers.data.ts'

export interface DemoEquipment {
  owner: DemoSeller
  equipment: EquipmentInput
  /** Hours since it was listed. */
  ageHours: number
}

/** Combine harvesters do not work on terraced fields. */
const hillStates = new Set(['Himachal Pradesh', 'Meghalaya', 'Arunachal Pradesh', 'Tripura'])
/** Every third seller outside the hills rents out machines. */
const owners = demoSellers.filter(({ state }, i) => i % 3 === 0 && !hillStates.has(state))

/**
 * A number that nobody has: no subscriber number in India begins with 1 (National Numbering Plan:
 * level 1 is reserved for special services).
 */
const contactNumber = (owner: DemoSeller) =>
  `+91 10000 ${String(demoSellers.indexOf(owner) + 1).padStart(5, '0')}`

const statusOf = (index: number): EquipmentStatus => {
  if (index % 9 === 4) return 'maintenance'
  return index % 11 === 7 ? 'unavailable' : 'available'
}

function makeEquipment(
  kind: EquipmentKind,
  owner: DemoSeller,
  { index, copy, today, random }: { index: number; copy: number; today: string; random: Random },
): EquipmentInput {
  const english = `${kind.about} Can be fetched in ${owner.city} or brought within 25 km.`
  const hindi = `${kind.hindi}: ${kind.aboutHindi} ${owner.cityHindi} से ले जाएँ, या 25 किमी तक पहुँचा देंगे।`
  return {
    name: kind.names[copy % kind.names.length] ?? '',
    description: `${english}\n${hindi}`,
    category: kind.category,
    pricePerDay: Math.round(random.between(...kind.price) / 10) * 10,
    currency: 'INR',
    contactNumber: contactNumber(owner),
    availableFrom: addDays(today, -random.whole(0, 20)),
    availableTo: addDays(today, random.whole(60, 300)),
    status: statusOf(index),
    safetyCheckPassed: random.chance(0.8),
    isArchived: false,
    tags: [...kind.tags],
    images: [demoPictureUrl(kind.picture, kind.paints[copy % kind.paints.length] ?? '')],
  }
}

/** The demo machines of a day, always the same for the same day. @param today YYYY-MM-DD. */
export function makeDemoEquipment(today: string): DemoEquipment[] {
  const random = createRandom(1_947)
  const copies = equipmentKinds.flatMap((kind) =>
    // At least two of every kind.
    Array.from({ length: Math.max(2, kind.names.length) }, (_, copy) => ({ kind, copy })),
  )
  return copies.map(({ kind, copy }, index) => {
    const owner = owners[(index * 5) % owners.length] as DemoSeller
    return {
      owner,
      equipment: makeEquipment(kind, owner, { index, copy, today, random }),
      ageHours: random.whole(2, 24 * 40),
    }
  })
}
