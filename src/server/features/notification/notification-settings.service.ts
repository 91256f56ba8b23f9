import type { Database, SqlValue } from '#server/platform/database/database.ts'
import type {
  NotificationSettings,
  NotificationSettingsUpdate,
} from '#shared/notification/notification.schema.ts'

const columns = {
  smsOrders: 'sms_orders',
  smsBookings: 'sms_bookings',
  priceAlerts: 'price_alerts',
  community: 'community',
  reviews: 'reviews',
} as const satisfies Record<keyof NotificationSettings, string>
const names = Object.keys(columns) as (keyof NotificationSettings)[]

const selected = names.map((name) => `${columns[name]} as "${name}"`).join(', ')
const allOn: NotificationSettings = {
  smsOrders: true,
  smsBookings: true,
  priceAlerts: true,
  community: true,
  reviews: true,
}

/** What a person wants to be told. */
export async function readNotificationSettings(
  db: Database,
  userId: string,
): Promise<NotificationSettings> {
  const [row] = await db.read<NotificationSettings>({
    text: `select ${selected} from notice_settings where user_id = $1`,
    values: [userId],
  })
  return row ?? allOn
}

/** Changes what is given, and nothing else. @returns all of them as they are now. */
export async function changeNotificationSettings(
  db: Database,
  userId: string,
  changes: NotificationSettingsUpdate,
): Promise<NotificationSettings> {
  const given = names.filter((name) => changes[name] !== undefined)
  if (given.length === 0) return readNotificationSettings(db, userId)
  const written = given.map((name) => columns[name])
  const values: SqlValue[] = given.map((name) => changes[name] ?? true)
  const [row] = await db.read<NotificationSettings>({
    text: `insert into notice_settings (user_id, updated_at, ${written.join(', ')})
      values ($1, now(), ${written.map((_, i) => `$${i + 2}`).join(', ')})
      on conflict (user_id) do update set updated_at = now(),
        ${written.map((column) => `${column} = excluded.${column}`).join(', ')}
      returning ${selected}`,
    values: [userId, ...values],
  })
  return row ?? allOn
}
