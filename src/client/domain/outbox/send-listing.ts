import { TRPCClientError } from '@trpc/client'
import { readFailure, type TrpcClient } from '#client/platform/trpc/trpc.ts'
import { deletePicture, readPicture, waitingKey } from '#client/ui/form/fields/saved-pictures.ts'
import { UploadRefused, uploadImage } from '#client/ui/form/fields/upload-image.ts'
import type { CropInput, CropUpdate } from '#shared/crop/crop.schema.ts'
import type { EquipmentInput, EquipmentUpdate } from '#shared/equipment/equipment.schema.ts'
import type { ListingKind } from './drafts.ts'

/** A listing as its form gives it. */
export interface ListingToSend {
  kind: ListingKind
  /** The listing that is changed; null for a new one. */
  listingId: string | null
  values: Record<string, unknown>
  idempotencyKey: string
}

/** A line that gives nothing for so long is none. */
const writeMs = 30_000
const uploadMs = 120_000

/** The server could not be reached, or its answer was not heard. */
export class Unreachable extends Error {
  /** As far as it came: the pictures that were uploaded have their addresses. */
  readonly values: Record<string, unknown>
  /** The write itself was sent: it may have been stored. */
  readonly isSent: boolean

  constructor(values: Record<string, unknown>, isSent: boolean, cause: unknown) {
    super('unreachable', { cause })
    this.values = values
    this.isSent = isSent
  }
}

export const pictureLost = 'A picture is no longer on this device. Please choose it again.'

type Values = Record<string, unknown>

async function uploadWaiting(
  values: Values,
  keepValues: (values: Values) => Promise<void>,
): Promise<Values> {
  if (!Array.isArray(values.images)) return values
  const images: string[] = [...values.images]
  for (const [place, url] of images.entries()) {
    const key = waitingKey(url)
    if (!key) continue
    const file = await readPicture(key)
    if (!file) throw new UploadRefused(pictureLost)
    try {
      const signal = AbortSignal.timeout(uploadMs)
      images[place] = await uploadImage({ file, idempotencyKey: key, onProgress: () => {}, signal })
    } catch (error) {
      if (error instanceof UploadRefused && !laterCodes.has(error.code)) throw error
      throw new Unreachable({ ...values, images }, false, error)
    }
    await keepValues({ ...values, images: [...images] })
    await deletePicture(key)
  }
  return { ...values, images }
}

function write(client: TrpcClient, { kind, listingId, values, idempotencyKey }: ListingToSend) {
  const options = { context: { idempotencyKey }, signal: AbortSignal.timeout(writeMs) }
  if (kind === 'crop') {
    if (listingId === null) return client.crop.add.mutate(values as CropInput, options)
    const change = { ...values, cropId: listingId } as CropUpdate
    return client.crop.update.mutate(change, options)
  }
  if (listingId === null) return client.equipment.add.mutate(values as EquipmentInput, options)
  const change = { ...values, equipmentId: listingId } as EquipmentUpdate
  return client.equipment.update.mutate(change, options)
}

/** Refusals that say nothing of the listing: the same try may do later. */
const laterCodes: ReadonlySet<string | null> = new Set([
  null,
  'idempotency.in_progress',
  'rate.limited',
  'service.unavailable',
  'storage.full',
])

/**
 * Sends a listing, its pictures that wait first.
 * @param keepValues is given the values after each picture that has its address now: the device
 * forgets that picture then.
 * @returns its id.
 * @throws Unreachable when it is worth the same try later; UploadRefused or the call's own error
 * when the server said no.
 */
export async function sendListing(
  client: TrpcClient,
  listing: ListingToSend,
  keepValues: (values: Values) => Promise<void> = async () => {},
): Promise<string> {
  const values = await uploadWaiting(listing.values, keepValues)
  try {
    const { _id } = await write(client, { ...listing, values })
    return _id
  } catch (error) {
    const isLater = error instanceof TRPCClientError && laterCodes.has(readFailure(error).code)
    if (isLater) throw new Unreachable(values, true, error)
    throw error
  }
}

/** What is different from the listing as it was, so that nothing else is written back. */
export function changesOf(
  before: Record<string, unknown>,
  values: Record<string, unknown>,
): Record<string, unknown> {
  const isOther = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[name])
  return Object.fromEntries(Object.entries(values).filter(isOther))
}
