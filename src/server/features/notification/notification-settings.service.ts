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

/** Which notifications a user wants. Everything is on until the user changes something. */
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

/** Changes the given settings only. @returns all settings after the change. */
export async function changeNotificationSettings(
  db: Database,
  userId: string,
  changes: NotificationSettingsUpdate,
): Promise<NotificationSettings> {
  const changed = names.filter((name) => changes[name] !== undefined)
  if (changed.length === 0) return readNotificationSettings(db, userId)
  const changedColumns = changed.map((name) => columns[name])
  const values: SqlValue[] = changed.map((name) => changes[name] ?? true)
  const [row] = await db.read<NotificationSettings>({
    text: `insert into notice_settings (user_id, updated_at, ${changedColumns.join(', ')})
      values ($1, now(), ${changedColumns.map((_, i) => `$${i + 2}`).join(', ')})
      on conflict (user_id) do update set updated_at = now(),
        ${changedColumns.map((column) => `${column} = excluded.${column}`).join(', ')}
      returning ${selected}`,
    values: [userId, ...values],
  })
  return row ?? allOn
}
