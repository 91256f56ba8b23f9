import { defaultSettings, type Env } from './env.ts'

/** What a sandbox does like the real shop. Everything else, above all what leads to people, is not passed on. */
const sharedWithSandboxes = [
  'NODE_ENV',
  'PUBLIC_URL',
  'LOG_LEVEL',
  'REQUEST_TIMEOUT_SECONDS',
  'UPLOAD_TIMEOUT_SECONDS',
  'SHUTDOWN_TIMEOUT_SECONDS',
  'TRUST_PROXY',
  // Assistants of these sites may use test keys as they use others.
  'CORS_ORIGINS',
  'OPEN_ORDERS_PER_BUYER',
  'OPEN_ORDERS_PER_NEW_BUYER',
  'OPEN_ORDERS_WITH_ONE_SELLER',
  'OPEN_BOOKINGS_PER_RENTER',
  'OPEN_BOOKINGS_PER_NEW_RENTER',
  'OPEN_BOOKINGS_WITH_ONE_OWNER',
  'LISTINGS_PER_DAY',
  'LISTINGS_IN_ALL',
  // Webhooks of a sandbox reach its owner's program, by the rules of all webhooks.
  'WEBHOOKS_TO_PRIVATE_ADDRESSES',
  // Weather and news are the same for all, and come from the same cache.
  'OPENWEATHER_API_KEY',
  'OPENWEATHER_URL',
  'OPEN_METEO_URL',
  'OPEN_METEO_GEOCODING_URL',
  'CURRENTS_API_KEY',
  'CURRENTS_URL',
  'NEWS_FEEDS',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const satisfies (keyof Env)[]

/** The settings of a sandbox: those that are shared, its own, and for all others the defaults. */
export function sandboxEnv(
  env: Env,
  own: Pick<Env, 'DATA_DIR' | 'SECRET_KEY' | 'DATABASE_URL'>,
): Env {
  const shared = Object.fromEntries(sharedWithSandboxes.map((name) => [name, env[name]]))
  return {
    ...defaultSettings(),
    ...shared,
    // The real shop has counted the calls.
    API_REQUESTS_PER_MINUTE: Number.MAX_SAFE_INTEGER,
    API_KEY_REQUESTS_PER_MINUTE: Number.MAX_SAFE_INTEGER,
    DATABASE_POOL_SIZE: 4,
    IMPORT_ROWS_PER_DAY: 10_000,
    IMPORT_LISTINGS_IN_ALL: 2000,
    DEMO_DATA: false,
    isProduction: env.isProduction,
    isSandbox: true,
    ...own,
  }
}
