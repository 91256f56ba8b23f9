import type { Mutation, QueryClient } from '@tanstack/react-query'
import { v4 as newKey } from 'uuid'
import { logFailure } from '#client/platform/network/log.ts'
import type { ListingWrite } from './listing-to-send.ts'
import { deleteFromOutbox, type OutboxItem, readOutbox, withOutbox, writeOutbox } from './outbox.ts'

/** Fields that are right only together: of an older change and a newer one, the newer has them all. */
const joinedFields = [
  ['quantity', 'quantityWas'],
  ['shownUnit', 'bagKg'],
  ['pricePerDay', 'currency'],
] as const
/** The fields that a crop's unit counts, with the unit. */
const countedFields = ['price', 'unit', ...joinedFields[0], ...joinedFields[1]] as const

/** The waiting change without the fields that a newer one has written. */
export function withoutOverwritten<Item extends OutboxItem>(item: Item, newer: object): Item {
  const changesUnit = 'unit' in item.values || 'unit' in newer
  const groups = changesUnit ? [...joinedFields, countedFields] : joinedFields
  const overwritten = new Set<string>(Object.keys(newer))
  for (const group of groups) {
    if (group.some((name) => name in newer)) for (const name of group) overwritten.add(name)
  }
  const rest = Object.entries(item.values).filter(([name]) => !overwritten.has(name))
  return { ...item, values: Object.fromEntries(rest) }
}

/**
 * Takes out of a listing's waiting changes what a newer change has written: sent later, they would undo it. To be
 * called within `withOutbox`.
 */
export async function deleteOverwritten({ kind, listingId, values }: ListingWrite): Promise<void> {
  if (listingId === null) return
  for (const item of await readOutbox()) {
    if (item.kind !== kind || item.listingId !== listingId || item.refusal) continue
    const rest = withoutOverwritten(item, values)
    const count = Object.keys(rest.values).length
    if (count === 0) await deleteFromOutbox(item.id)
    else if (count < Object.keys(item.values).length) {
      // Another content needs another key.
      await writeOutbox({ ...rest, idempotencyKey: newKey(), triedAt: undefined })
    }
  }
}

/** What tells which listing a mutation changes. */
interface ListingIds {
  cropId?: string
  equipmentId?: string
}

/** The change that a mutation of a listing's page or table has made; null for any other mutation. */
function writeOfMutation({
  options,
  state,
}: Mutation<unknown, Error, unknown>): ListingWrite | null {
  const { cropId, equipmentId, ...values } = { ...(state.variables as ListingIds | undefined) }
  const [path] = options.mutationKey ?? []
  const name = Array.isArray(path) ? path.join('.') : ''
  if (name === 'crop.update' && cropId) return { kind: 'crop', listingId: cropId, values }
  if (name === 'equipment.update' && equipmentId) {
    return { kind: 'equipment', listingId: equipmentId, values }
  }
  return null
}

/** Takes out of the waiting changes what is changed in a table or archived. @returns stops it. */
export function followChanges(queryClient: QueryClient): () => void {
  return queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const write = writeOfMutation(event.mutation)
    if (!write) return
    withOutbox(() => deleteOverwritten(write)).catch((error: unknown) =>
      logFailure('An older change stays in the outbox.', error),
    )
  })
}
