import type { Database, SqlValue } from '#server/platform/database/database.ts'
import type {
  NoticeSettings,
  NoticeSettingsUpdate,
} from '#shared/notification/notification.schema.ts'

const columns = {
  smsOrders: 'sms_orders',
  smsBookings: 'sms_bookings',
  priceAlerts: 'price_alerts',
  community: 'community',
  reviews: 'reviews',
} as const satisfies Record<keyof NoticeSettings, string>
const names = Object.keys(columns) as (keyof NoticeSettings)[]

const selected = names.map((name) => `${columns[name]} as "${name}"`).join(', ')
const allOn: NoticeSettings = {
  smsOrders: true,
  smsBookings: true,
  priceAlerts: true,
  community: true,
  reviews: true,
}

/** What a person wants to be told. */
export async function readNoticeSettings(db: Database, userId: string): Promise<NoticeSettings> {
  const [row] = await db.read<NoticeSettings>({
    text: `select ${selected} from notice_settings where user_id = $1`,
    values: [userId],
  })
  return row ?? allOn
}

/** Changes what is given, and nothing else. @returns all of them as they are now. */
export async function changeNoticeSettings(
  db: Database,
  userId: string,
  changes: NoticeSettingsUpdate,
): Promise<NoticeSettings> {
  const given = names.filter((name) => changes[name] !== undefined)
  if (given.length === 0) return readNoticeSettings(db, userId)
  const written = given.map((name) => columns[name])
  const values: SqlValue[] = given.map((name) => changes[name] ?? true)
  const [row] = await db.read<NoticeSettings>({
    text: `insert into notice_settings (user_id, updated_at, ${written.join(', ')})
      values ($1, now(), ${written.map((_, i) => `$${i + 2}`).join(', ')})
      on conflict (user_id) do update set updated_at = now(),
        ${written.map((column) => `${column} = excluded.${column}`).join(', ')}
      returning ${selected}`,
    values: [userId, ...values],
  })
  return row ?? allOn
}
