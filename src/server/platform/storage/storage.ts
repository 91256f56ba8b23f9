import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { type Env, isInMemory } from '#server/platform/config/env.ts'
import { storageFull, storageUnavailable } from '#server/platform/errors/errors.ts'
import { createDiskRoom } from './disk-room.ts'

/** Stores uploaded pictures on this machine's disk or in S3-compatible storage. */
export interface Storage {
  /**
   * @throws AppError `storage.full` (503) when there is no room, `service.unavailable` (503) when the storage
   * does not answer. Part of the file may remain.
   */
  put(key: string, body: Buffer, contentType: string): Promise<void>
  /**
   * @returns null when the key does not exist.
   * @throws AppError `service.unavailable` (503) when the storage does not answer.
   */
  get(key: string): Promise<Buffer | null>
  /** Does nothing when the key does not exist. */
  remove(key: string): Promise<void>
}

/** Storage that belongs to the process, which closes it at its end. */
interface OpenStorage extends Storage {
  /** Deletes the pictures when the data is in memory; otherwise there is nothing to do. */
  close(): void
  /** Deletes every picture. */
  removeAll(): Promise<void>
}

type StorageSettings = Pick<
  Env,
  | 'DATA_DIR'
  | 'S3_ENDPOINT'
  | 'S3_REGION'
  | 'S3_BUCKET'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
>

/** Milliseconds for a connection to the storage, and without a byte from it. */
const connectionTimeout = 2000
const socketTimeout = 4000
/** Tries of one call: a person waits for up to 8 s when the storage is silent. */
const maxAttempts = 2

async function s3Disk(env: StorageSettings): Promise<Disk> {
  // The SDK is large; an app that stores files on disk never loads it.
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new Disk(
    new S3Driver({
      endpoint: env.S3_ENDPOINT,
      region: env.S3_REGION,
      bucket: env.S3_BUCKET ?? '',
      credentials: {
        accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
      },
      // Self-hosted servers often use one host for all buckets, and support neither ACLs nor the
      // checksums that the SDK adds.
      forcePathStyle: true,
      requestHandler: { connectionTimeout, socketTimeout },
      maxAttempts,
      supportsACL: false,
      visibility: 'private',
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  )
}

/** Error codes of disks and S3-compatible servers without free space; some answer 507 instead. */
const fullCodes = /^(ENOSPC|EDQUOT|EFBIG|XMinioStorageFull|QuotaExceeded)$/

function isFull(error: unknown): boolean {
  const { cause } = error as { cause?: StorageCause }
  const { code = '', name = '', $metadata } = cause ?? {}
  return fullCodes.test(code) || fullCodes.test(name) || $metadata?.httpStatusCode === 507
}

/** Error codes of a server that cannot be reached, and the SDK's own name for one that does not answer. */
const awayCodes =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|TimeoutError)$/

function isAway(error: unknown): boolean {
  const { cause } = error as { cause?: StorageCause }
  const { code = '', name = '', $metadata } = cause ?? {}
  return awayCodes.test(code) || awayCodes.test(name) || ($metadata?.httpStatusCode ?? 0) >= 500
}

/** What callers get for a failed call of the storage. */
function failureOf(error: unknown): unknown {
  if (isFull(error)) return storageFull(error)
  return isAway(error) ? storageUnavailable(error) : error
}

interface StorageCause {
  name?: string
  code?: string
  $metadata?: { httpStatusCode?: number }
}

function isMissing(error: unknown): boolean {
  const { cause } = error as { cause?: StorageCause }
  // A missing bucket answers 404 as well, but that is a wrong setting.
  if (cause?.name === 'NoSuchBucket') return false
  return cause?.code === 'ENOENT' || cause?.$metadata?.httpStatusCode === 404
}

/**
 * S3-compatible storage under a folder of the bucket when `S3_*` is set, else `DATA_DIR/uploads`, which
 * is in a temporary folder when the data is in memory.
 */
export async function openStorage(
  env: StorageSettings,
  bucketFolder = 'uploads',
): Promise<OpenStorage> {
  const isTemporary = isInMemory(env) && !env.S3_ENDPOINT
  const folder = isTemporary
    ? mkdtempSync(join(tmpdir(), 'krishihaat-memory-'))
    : resolve(env.DATA_DIR)
  const disk = env.S3_ENDPOINT
    ? await s3Disk(env)
    : new Disk(new FSDriver({ location: join(folder, 'uploads'), visibility: 'private' }))
  const room = env.S3_ENDPOINT ? null : createDiskRoom(folder)
  const pathOf = (key: string) => (env.S3_ENDPOINT ? `${bucketFolder}/${key}` : key)
  return {
    put: async (key, body, contentType) => {
      try {
        await room?.check()
        await disk.put(pathOf(key), body, { contentType })
      } catch (error) {
        throw failureOf(error)
      }
    },
    get: async (key) => {
      try {
        return Buffer.from(await disk.getBytes(pathOf(key)))
      } catch (error) {
        if (isMissing(error)) return null
        throw failureOf(error)
      }
    },
    remove: (key) => disk.delete(pathOf(key)),
    removeAll: () => disk.deleteAll(env.S3_ENDPOINT ? `${bucketFolder}/` : ''),
    close: () => {
      if (isTemporary) rmSync(folder, { recursive: true, force: true })
    },
  }
}
