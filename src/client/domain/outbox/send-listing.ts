import { TRPCClientError } from '@trpc/client'
import { readFailure, type TrpcClient } from '#client/platform/trpc/trpc.ts'
import { loadUpload, uploadOnce } from '#client/ui/form/fields/load-upload.ts'
import { readPicture, waitingKey } from '#client/ui/form/fields/saved-pictures.ts'
import { UploadRefused } from '#client/ui/form/fields/upload-failure.ts'
import type { ListingToSend, UploadedPictures } from './listing-to-send.ts'

/** Milliseconds before a write or an upload without an answer counts as failed. */
const writeTimeoutMs = 30_000
const uploadTimeoutMs = 120_000

/** The server could not be reached, or its answer did not arrive: the same request may succeed later. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super('unreachable', { cause })
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

/**
 * Uploads the pictures that wait on the device; their files stay there until the listing is stored.
 * @param images the listing's pictures.
 * @param before the pictures that are uploaded already.
 * @param onUploaded gets all uploaded pictures after each upload, to store them.
 * @returns all uploaded pictures.
 * @throws Unreachable when the same upload may succeed later; UploadRefused.
 */
export async function uploadPictures(
  images: readonly string[] = [],
  before: UploadedPictures = {},
  onUploaded?: (uploads: UploadedPictures) => unknown,
): Promise<UploadedPictures> {
  let uploads = before
  for (const url of images) {
    const key = waitingKey(url)
    if (!key || uploads[url]) continue
    try {
      const signal = AbortSignal.timeout(uploadTimeoutMs)
      const address = await uploadOnce(key, signal, async () => {
        const file = await readPicture(key)
        if (!file) throw new UploadRefused(pictureLost)
        const { uploadImage } = await loadUpload()
        return uploadImage({ file, idempotencyKey: key, onProgress: () => {}, signal })
      })
      uploads = { ...uploads, [url]: address }
    } catch (error) {
      if (error instanceof UploadRefused && !temporaryCodes.has(error.code)) throw error
      throw new Unreachable(error)
    }
    await onUploaded?.(uploads)
  }
  return uploads
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
 * Sends a listing whose pictures are uploaded. From then on the server may have stored it.
 * @returns the listing's id.
 * @throws Unreachable when the same request may succeed later; the call's own error when the server refused it.
 */
export async function sendListing(client: TrpcClient, listing: ListingToSend): Promise<string> {
  try {
    const { _id } = await write(client, listing)
    return _id
  } catch (error) {
    const isTemporary =
      error instanceof TRPCClientError && temporaryCodes.has(readFailure(error).code)
    if (isTemporary) throw new Unreachable(error)
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
