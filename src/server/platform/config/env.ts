import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import {
  count,
  databaseAddress,
  flag,
  list,
  mailSender,
  newsFeeds,
  origin,
  tileAddress,
  trustProxy,
} from './env-values.ts'
import { StartError } from './start-error.ts'

const Settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_POOLER: z.enum(['none', 'transaction']).default('none'),
  DATABASE_REPLICA_URLS: list.pipe(z.array(z.url({ protocol: /^postgres(ql)?$/ }))),
  DATABASE_REPLICA_MAX_LAG_SECONDS: count(10),
  DATABASE_POOL_SIZE: count(10),
  SANDBOX_DATABASE_URL: databaseAddress.optional(),
  SANDBOXES_IN_ALL: count(200),
  DATA_DIR: z.string().default('./data'),
  DEMO_DATA: flag.optional(),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  SMS_PROVIDER: z.enum(['console', 'file', 'msg91', 'twilio']).default('console'),
  SMS_FILE: z.string().optional(),
  MSG91_AUTH_KEY: z.string().optional(),
  MSG91_TEMPLATE_ID: z.string().optional(),
  MSG91_NOTICE_TEMPLATE_ID: z.string().optional(),
  MSG91_URL: z.url().default('https://control.msg91.com'),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z.string().optional(),
  TWILIO_URL: z.url().default('https://api.twilio.com'),
  OTP_REQUESTS_PER_PHONE_PER_HOUR: count(5),
  OTP_REQUESTS_PER_PHONE_PER_DAY: count(20),
  OTP_REQUESTS_PER_IP_PER_HOUR: count(30),
  OTP_WRONG_GUESSES_PER_IP_PER_HOUR: count(30),
  SMS_PER_HOUR: count(2000),
  SMS_PER_DAY: count(20_000),
  API_REQUESTS_PER_MINUTE: count(3000),
  API_KEY_REQUESTS_PER_MINUTE: count(600),
  RESPONSE_CACHE_MB: z.coerce.number().min(0).default(32),
  REQUEST_TIMEOUT_SECONDS: count(60),
  UPLOAD_TIMEOUT_SECONDS: count(120),
  SHUTDOWN_TIMEOUT_SECONDS: count(20),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must have at least 16 characters and no spaces')
    .optional(),
  OPEN_ORDERS_PER_BUYER: count(20),
  OPEN_ORDERS_PER_NEW_BUYER: count(5),
  OPEN_ORDERS_WITH_ONE_SELLER: count(3),
  OPEN_BOOKINGS_PER_RENTER: count(20),
  OPEN_BOOKINGS_PER_NEW_RENTER: count(5),
  OPEN_BOOKINGS_WITH_ONE_OWNER: count(3),
  LISTINGS_PER_DAY: count(20),
  LISTINGS_IN_ALL: count(200),
  IMPORT_ROWS_PER_DAY: count(100_000),
  IMPORT_LISTINGS_IN_ALL: count(50_000),
  TRUST_PROXY: trustProxy,
  CORS_ORIGINS: list.pipe(z.array(origin)),
  ADMIN_PHONES: list.pipe(z.array(z.string().regex(/^\d{10}$/, 'must be ten-digit numbers'))),
  OPENWEATHER_API_KEY: z.string().optional(),
  OPENWEATHER_URL: z.url().default('https://api.openweathermap.org'),
  OPEN_METEO_URL: z.url().default('https://api.open-meteo.com'),
  OPEN_METEO_GEOCODING_URL: z.url().default('https://geocoding-api.open-meteo.com'),
  WEATHER_LOOKUPS_PER_DAY: count(8000),
  WEATHER_LOOKUPS_PER_DAY_PER_ADDRESS: count(300),
  CURRENTS_API_KEY: z.string().optional(),
  CURRENTS_URL: z.url().default('https://api.currentsapi.services'),
  NEWS_FEEDS: newsFeeds,
  CHAT_API_URL: z.url().optional(),
  CHAT_API_KEY: z.string().optional(),
  CHAT_MODEL: z.string().default('default'),
  CHAT_REQUESTS_PER_MINUTE: count(30),
  CHAT_MODEL_CALLS_PER_DAY: count(5000),
  CHAT_MODEL_CALLS_PER_DAY_PER_ADDRESS: count(200),
  MAP_TILES_URL: tileAddress,
  MAP_TILES_CREDIT: z.string().trim().max(200, 'can have up to 200 characters').optional(),
  WEBHOOKS_TO_PRIVATE_ADDRESSES: flag.default(false),
  SERVICE_WORKER: flag.default(true),
  DATA_GOV_IN_API_KEY: z.string().optional(),
  DATA_GOV_IN_URL: z.url().default('https://api.data.gov.in'),
  VISIT_COUNTER_URL: z.url().optional(),
  VISIT_COUNTER_CLIENT_SECRET: z.string().optional(),
  VISIT_COUNTER_APPLICATION_ID: z.string().optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_TO: z.email().optional(),
  MAIL_FROM: mailSender,
})

type Settings = z.output<typeof Settings>

/** What applies where nothing is set. */
export const defaultSettings = () => Settings.parse({})

/** Every setting's name. */
export const settingNames: readonly string[] = Object.keys(Settings.shape)

/** All settings, checked. `SECRET_KEY` and `DEMO_DATA` always have a value. */
export type Env = Settings & {
  SECRET_KEY: string
  DEMO_DATA: boolean
  isProduction: boolean
  /** Whether these are the settings of a sandbox, where nothing reaches a real person. */
  isSandbox: boolean
}

/** Whether nothing outlives the process: `DATA_DIR=memory://`. */
export const isInMemory = ({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>) => DATA_DIR === 'memory://'

/** Some settings are wrong: the message names each and what is wrong with it. */
export class SettingsError extends StartError {}

const neededBy: Record<string, (keyof Settings)[]> = {
  file: ['SMS_FILE'],
  msg91: ['MSG91_AUTH_KEY', 'MSG91_TEMPLATE_ID'],
  twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
}
const s3Settings = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const satisfies (keyof Settings)[]

function findMissing(settings: Settings): string[] {
  const problems = (neededBy[settings.SMS_PROVIDER] ?? [])
    .filter((name) => !settings[name])
    .map((name) => `${name}: is required when SMS_PROVIDER=${settings.SMS_PROVIDER}`)
  const hasS3 = s3Settings.some((name) => settings[name])
  const missingS3 = hasS3 ? s3Settings.filter((name) => !settings[name]) : []
  problems.push(...missingS3.map((name) => `${name}: is required for S3-compatible storage`))
  if (settings.VISIT_COUNTER_URL) {
    for (const name of ['VISIT_COUNTER_CLIENT_SECRET', 'VISIT_COUNTER_APPLICATION_ID'] as const) {
      if (!settings[name]) problems.push(`${name}: is required with VISIT_COUNTER_URL`)
    }
  }
  if (settings.DATABASE_POOLER === 'transaction' && !settings.DATABASE_DIRECT_URL) {
    problems.push('DATABASE_DIRECT_URL: is required with DATABASE_POOLER=transaction')
  }
  if (settings.DATABASE_REPLICA_URLS.length > 0 && !settings.DATABASE_URL) {
    problems.push('DATABASE_URL: is required with DATABASE_REPLICA_URLS')
  }
  if (settings.MAP_TILES_URL && !settings.MAP_TILES_CREDIT) {
    problems.push('MAP_TILES_CREDIT: is required with MAP_TILES_URL')
  }
  if (settings.NODE_ENV !== 'production') return problems
  if (!settings.PUBLIC_URL) {
    problems.push('PUBLIC_URL: is required in production, for the addresses in pages and mails')
  }
  if (isInMemory(settings)) {
    problems.push(
      'DATA_DIR: memory:// loses everything when the process ends; production needs a folder',
    )
  }
  if (!settings.SECRET_KEY) problems.push('SECRET_KEY: is required in production')
  if (settings.WEBHOOKS_TO_PRIVATE_ADDRESSES) {
    problems.push(
      'WEBHOOKS_TO_PRIVATE_ADDRESSES: lets users make this server call machines in its own network; production needs false',
    )
  }
  if (settings.SMS_PROVIDER === 'console' || settings.SMS_PROVIDER === 'file') {
    problems.push(
      `SMS_PROVIDER: "${settings.SMS_PROVIDER}" shows one-time passwords; production needs msg91 or twilio`,
    )
  }
  return problems
}

/** Outside production a key is created once and stored with the data, so that sessions survive a restart. */
function storedSecret(settings: Settings): string {
  const key = randomBytes(32).toString('hex')
  if (isInMemory(settings)) return key
  const dataDir = settings.DATA_DIR
  const file = join(resolve(dataDir), 'secret.key')
  try {
    mkdirSync(resolve(dataDir), { recursive: true })
    try {
      writeFileSync(file, key, { flag: 'wx', mode: 0o600 })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new SettingsError(`Wrong settings:\n  DATA_DIR: ${(error as Error).message}`)
  }
}

/**
 * Reads and checks the settings. An empty value counts as not set.
 * @throws SettingsError that names each wrong setting.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = Settings.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new SettingsError(`Wrong settings:\n  ${lines.join('\n  ')}`)
  }
  const settings = parsed.data
  const problems = findMissing(settings)
  if (problems.length > 0) throw new SettingsError(`Wrong settings:\n  ${problems.join('\n  ')}`)
  return {
    ...settings,
    SECRET_KEY: settings.SECRET_KEY ?? storedSecret(settings),
    DEMO_DATA: settings.DEMO_DATA ?? settings.DATABASE_URL === undefined,
    isProduction: settings.NODE_ENV === 'production',
    isSandbox: false,
  }
}
