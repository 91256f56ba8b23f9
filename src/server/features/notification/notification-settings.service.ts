import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type {
  NotificationSettings,
  NotificationSettingsUpdate,
} from '#shared/notification/notification.schema.ts'

const columns = {
  smsOrders: 'sms_orders',
  smsBookings: 'sms_bookings',
  smsSavedSearches: 'sms_saved_searches',
  priceAlerts: 'price_alerts',
  savedSearches: 'saved_searches',
  community: 'community',
  reviews: 'reviews',
} as const satisfies Record<keyof NotificationSettings, string>
const names = Object.keys(columns) as (keyof NotificationSettings)[]

const selected = sql.raw(names.map((name) => `${columns[name]} as "${name}"`).join(', '))
const defaults: NotificationSettings = {
  smsOrders: true,
  smsBookings: true,
  smsSavedSearches: false,
  priceAlerts: true,
  savedSearches: true,
  community: true,
  reviews: true,
}

/** Which notifications a user wants: the defaults until the user changes something. */
export async function readNotificationSettings(
  db: Database,
  userId: string,
): Promise<NotificationSettings> {
  const [row] = await queryRows<NotificationSettings>(
    db,
    sql`select ${selected} from notice_settings where user_id = ${userId}`,
  )
  return row ?? defaults
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
  const values = changed.map((name) => changes[name] ?? true)
  const updates = changedColumns.map((column) => sql.raw(`${column} = excluded.${column}`))
  const [row] = await execute<NotificationSettings>(
    db,
    sql`insert into notice_settings (user_id, updated_at, ${sql.raw(changedColumns.join(', '))})
      values (${userId}, now(), ${sql.join(values)})
      on conflict (user_id) do update set updated_at = now(), ${sql.join(updates)}
      returning ${selected}`,
  )
  return row ?? defaults
}
