import { TRPCClientError } from '@trpc/client'
import { readFailure, type TrpcClient } from '#client/platform/trpc/trpc.ts'
import { loadUpload, uploadOnce } from '#client/ui/form/fields/load-upload.ts'
import { readPicture, waitingKey } from '#client/ui/form/fields/saved-pictures.ts'
import { UploadRefused } from '#client/ui/form/fields/upload-failure.ts'
import { type ListingToSend, withImages } from './listing-to-send.ts'

/** Milliseconds before a write or an upload without an answer counts as failed. */
const writeTimeoutMs = 30_000
const uploadTimeoutMs = 120_000

/** The server could not be reached, or its answer did not arrive. */
export class Unreachable extends Error {
  /** The pictures' addresses, of the server as far as they were uploaded; undefined if unchanged. */
  readonly images: string[] | undefined
  /** The write itself was sent, so that the server may have stored it. */
  readonly isSent: boolean

  constructor(images: string[] | undefined, isSent: boolean, cause: unknown) {
    super('unreachable', { cause })
    this.images = images
    this.isSent = isSent
  }
}

export const pictureLost = 'A picture is no longer on this device. Please choose it again.'

/** Failures that are not about the listing: the same request may succeed later. */
const temporaryCodes: ReadonlySet<string | null> = new Set([
  null,
  'idempotency.in_progress',
  'rate.limited',
  'service.unavailable',
  'storage.full',
])

interface SendSteps {
  /**
   * Gets the pictures' addresses after each upload, to store them: the device's copy of the picture with
   * the key is no longer needed then.
   */
  onUploaded?: (images: string[], key: string) => Promise<void>
  /** Gets the listing before it is sent: from then on the server may have stored it. */
  onWrite?: (listing: ListingToSend) => void
}

async function uploadWaiting(
  urls: readonly string[] | undefined,
  onUploaded: SendSteps['onUploaded'],
): Promise<string[] | undefined> {
  if (!urls) return undefined
  const images = [...urls]
  for (const [position, url] of images.entries()) {
    const key = waitingKey(url)
    if (!key) continue
    try {
      const signal = AbortSignal.timeout(uploadTimeoutMs)
      images[position] = await uploadOnce(key, signal, async () => {
        const file = await readPicture(key)
        if (!file) throw new UploadRefused(pictureLost)
        const { uploadImage } = await loadUpload()
        return uploadImage({ file, idempotencyKey: key, onProgress: () => {}, signal })
      })
    } catch (error) {
      if (error instanceof UploadRefused && !temporaryCodes.has(error.code)) throw error
      throw new Unreachable(images, false, error)
    }
    await onUploaded?.([...images], key)
  }
  return images
}

function write(client: TrpcClient, listing: ListingToSend) {
  const { kind, listingId, values, idempotencyKey } = listing
  const options = { context: { idempotencyKey }, signal: AbortSignal.timeout(writeTimeoutMs) }
  if (kind === 'crop') {
    return listingId === null
      ? client.crop.add.mutate(values, options)
      : client.crop.update.mutate({ ...values, cropId: listingId }, options)
  }
  return listingId === null
    ? client.equipment.add.mutate(values, options)
    : client.equipment.update.mutate({ ...values, equipmentId: listingId }, options)
}

/**
 * Uploads a listing's waiting pictures, then sends the listing.
 * @returns the listing's id.
 * @throws Unreachable when the same request may succeed later; UploadRefused or the call's own error
 * when the server refused it.
 */
export async function sendListing(
  client: TrpcClient,
  listing: ListingToSend,
  { onUploaded, onWrite }: SendSteps = {},
): Promise<string> {
  const images = await uploadWaiting(listing.values.images, onUploaded)
  const uploaded = withImages(listing, images)
  onWrite?.(uploaded)
  try {
    const { _id } = await write(client, uploaded)
    return _id
  } catch (error) {
    const isTemporary =
      error instanceof TRPCClientError && temporaryCodes.has(readFailure(error).code)
    if (isTemporary) throw new Unreachable(images, true, error)
    throw error
  }
}

/** The values that differ from the listing as it was, so that the update writes nothing else. */
export function changesOf<Values extends object>(
  before: Partial<Values>,
  values: Values,
): Partial<Values> {
  const changes: Partial<Values> = {}
  for (const name in values) {
    if (JSON.stringify(values[name]) !== JSON.stringify(before[name])) changes[name] = values[name]
  }
  return changes
}
