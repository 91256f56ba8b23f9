import type { AppServices } from '#server/app/http/context.ts'

/** What a sandbox gets from the real shop that it belongs to. */
export type SharedServices = Pick<AppServices, 'external' | 'findApiKey' | 'sandbox'> & {
  /** The folder of its pictures where they are in S3-compatible storage. */
  bucketFolder: string
}
