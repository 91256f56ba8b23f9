import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readEnv, SettingsError, settingNames } from './env.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'krishihaat-env-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const base = { DATA_DIR: dataDir }
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://haat.example',
  DATA_DIR: dataDir,
  SECRET_KEY: 'a key that is long enough to be one, for a test',
  SMS_PROVIDER: 'msg91',
  MSG91_AUTH_KEY: 'key',
  MSG91_TEMPLATE_ID: 'template',
}

test('without any setting there is a working default, for trying out', () => {
  const env = readEnv(base)
  expect(env).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', DEMO_DATA: true, isProduction: false })
})

test('demo data is off by default where the database is a server', () => {
  expect(readEnv({ ...base, DATABASE_URL: 'postgres://db/x' }).DEMO_DATA).toBe(false)
})

test('an empty value counts as not set', () => {
  expect(readEnv({ ...base, PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 })
})

test('the created key is stored, so that sessions survive a restart', () => {
  expect(readEnv(base).SECRET_KEY).toBe(readEnv(base).SECRET_KEY)
  expect(readEnv(base).SECRET_KEY).toHaveLength(64)
})

test('with data in memory the key is in memory too, and production refuses that', () => {
  const inMemory = { DATA_DIR: 'memory://' }
  expect(readEnv(inMemory).SECRET_KEY).not.toBe(readEnv(inMemory).SECRET_KEY)
  expect(existsSync('memory:')).toBe(false)
  expect(() => readEnv({ ...production, ...inMemory })).toThrow(/DATA_DIR: memory:/)
})

test.each([
  ['NODE_ENV', 'live'],
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'krishihaat.example'],
  ['METRICS_TOKEN', 'short'],
  ['METRICS_TOKEN', 'a token that has spaces'],
  ['REQUEST_TIMEOUT_SECONDS', '0'],
  ['MAP_TILES_URL', 'https://tiles.example/map.png'],
  ['MAP_TILES_URL', '/tiles/{z}/{x}/{y}.png'],
  ['MAP_TILES_URL', 'https://tiles.example;script-src *;/{z}/{x}/{y}.png'],
  ['MAP_TILES_URL', 'https://{z}.example/{x}/{y}.png'],
  ['LOG_LEVEL', 'loud'],
  ['DATABASE_URL', 'mysql://db/x'],
  ['DATABASE_URL', 'postgres://user:secret@a:1,b:x/name'],
  ['DATABASE_DIRECT_URL', 'db:5432'],
  ['DATABASE_POOLER', 'session'],
  ['DATABASE_REPLICA_URLS', 'postgres://a/x,b'],
  ['DATABASE_REPLICA_MAX_LAG_SECONDS', '0'],
  ['DATABASE_POOL_SIZE', '0'],
  ['DEMO_DATA', 'yes'],
  ['SECRET_KEY', 'short'],
  ['SMS_PROVIDER', 'pigeon'],
  ['OTP_REQUESTS_PER_PHONE_PER_HOUR', '-1'],
  ['OTP_REQUESTS_PER_IP_PER_HOUR', '1.5'],
  ['API_REQUESTS_PER_MINUTE', 'many'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1/8/8'],
  ['CORS_ORIGINS', 'https://shop.example/'],
  ['CORS_ORIGINS', 'shop.example'],
  ['ADMIN_PHONES', '12345'],
  ['OPENWEATHER_URL', 'not an address'],
  ['NEWS_FEEDS', 'https://feeds.example'],
  ['NEWS_FEEDS', '{"health":"https://feeds.example"}'],
  ['S3_ENDPOINT', 'garage'],
  ['SMTP_URL', 'https://mail.example'],
  ['MAIL_TO', 'nobody'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readEnv({ ...base, [name]: value })).toThrow(SettingsError)
  expect(() => readEnv({ ...base, [name]: value })).toThrow(new RegExp(`\\b${name}\\b`))
})

test('a category of NEWS_FEEDS that does not exist is refused with the names of those that do', () => {
  const read = (category: string) =>
    readEnv({ ...base, NEWS_FEEDS: JSON.stringify({ [category]: ['https://feeds.example/rss'] }) })
  expect(() => read('agricultur')).toThrow(/NEWS_FEEDS: .*agriculture, business, .*entertainment/)
  expect(read('agriculture').NEWS_FEEDS).toEqual({ agriculture: ['https://feeds.example/rss'] })
})

test('all wrong settings are named together', () => {
  const wrong = () => readEnv({ ...base, PORT: 'x', LOG_LEVEL: 'y', DEMO_DATA: 'z' })
  expect(wrong).toThrow(/PORT[\s\S]*LOG_LEVEL[\s\S]*DEMO_DATA/)
})

test.each([
  [{ SMS_PROVIDER: 'file' }, ['SMS_FILE']],
  [{ SMS_PROVIDER: 'msg91' }, ['MSG91_AUTH_KEY', 'MSG91_TEMPLATE_ID']],
  [{ SMS_PROVIDER: 'twilio' }, ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM']],
  [{ S3_BUCKET: 'pictures' }, ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
  [
    { DATABASE_URL: 'postgres://pooler/haat', DATABASE_POOLER: 'transaction' },
    ['DATABASE_DIRECT_URL'],
  ],
  [{ DATABASE_REPLICA_URLS: 'postgres://replica/haat' }, ['DATABASE_URL']],
  [
    { VISIT_COUNTER_URL: 'https://counter.example' },
    ['VISIT_COUNTER_CLIENT_SECRET', 'VISIT_COUNTER_APPLICATION_ID'],
  ],
])('%o requires the settings that it needs', (given, needed) => {
  const read = () => readEnv({ ...base, ...given })
  for (const name of needed) expect(read).toThrow(`${name}: is required`)
})

test('production starts with what it needs', () => {
  expect(readEnv(production).isProduction).toBe(true)
})

test.each(['console', 'file'])(
  'production refuses SMS_PROVIDER=%s, which shows codes',
  (provider) => {
    const read = () => readEnv({ ...production, SMS_PROVIDER: provider, SMS_FILE: 'sms.jsonl' })
    expect(read).toThrow(/SMS_PROVIDER/)
  },
)

test('production refuses to start without the address that people use', () => {
  expect(() => readEnv({ ...production, PUBLIC_URL: '' })).toThrow(/PUBLIC_URL: is required/)
})

test('production refuses to make up a SECRET_KEY', () => {
  expect(() => readEnv({ ...production, SECRET_KEY: '' })).toThrow(/SECRET_KEY: is required/)
})

test('production refuses to send webhooks into its own network', () => {
  const read = () => readEnv({ ...production, WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true' })
  expect(read).toThrow(/WEBHOOKS_TO_PRIVATE_ADDRESSES: lets users/)
})

test('tiles of a map need the credit that their owner asks for', () => {
  const tiles = { ...base, MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' }
  expect(() => readEnv(tiles)).toThrow(/MAP_TILES_CREDIT: is required/)
  expect(readEnv({ ...tiles, MAP_TILES_CREDIT: '© Example' })).toMatchObject(tiles)
})

test.each([
  ['true', true],
  ['false', false],
  ['2', 2],
  ['10.0.0.0/8,127.0.0.1', '10.0.0.0/8,127.0.0.1'],
  ['loopback, fd00::/8', 'loopback, fd00::/8'],
])('TRUST_PROXY=%s is read as Fastify takes it', (value, expected) => {
  expect(readEnv({ ...base, TRUST_PROXY: value }).TRUST_PROXY).toBe(expected)
})

test('.env.example lists every setting and the variables of compose.yaml, and no other', () => {
  const read = (file: string) =>
    readFileSync(resolve(import.meta.dirname, '../../../..', file), 'utf8')
  const listed = [...read('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)]
  const variables = [...read('compose.yaml').matchAll(/\$\{([A-Z0-9_]+)/g)]
  const needed = new Set([...settingNames, ...variables.map(([, name]) => name)])
  expect(listed.map(([, name]) => name).toSorted()).toEqual([...needed].toSorted())
})
