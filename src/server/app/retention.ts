import { knownNetworkDays } from '#server/features/auth/otp.policy.ts'
import { leaveGapsSql } from '#server/features/event/event.service.ts'
import { mailLifetimeSeconds } from '#server/features/mail/mail.policy.ts'
import { releasePicturesSql } from '#server/features/upload/upload-uses.sql.ts'
import type { Env } from '#server/platform/config/env.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { RetentionRule, RetentionSchedule } from '#server/platform/jobs/retention.ts'
import { longestWindowHours } from '#server/platform/quota/quota.ts'
import { idempotencyKeyHours } from '#server/platform/trpc/idempotency.ts'
import { endedApiKeyDays } from '#shared/api-key/api-key.constants.ts'
import { eventDays } from '#shared/event/event.constants.ts'
import { proposalDays } from '#shared/proposal/proposal.constants.ts'
import { deliveryDays } from '#shared/webhook/webhook.constants.ts'

/** What no longer counts or can no longer be used. */
const hourly: readonly RetentionRule[] = [
  { table: 'sessions', since: 'expires_at', age: '0' },
  { table: 'otp_codes', since: 'expires_at', age: '0' },
  // The longest limit on requests for a code looks back a day.
  { table: 'otp_requests', since: 'requested_at', age: '1 day' },
  { table: 'phone_networks', since: 'proven_at', age: `${knownNetworkDays} days` },
  { table: 'second_factor_challenges', since: 'expires_at', age: '0' },
  // Authenticator apps whose set-up was never finished.
  {
    table: 'second_factor_apps',
    since: 'begun_at',
    age: '1 hour',
    where: 'confirmed_at is null',
  },
  { table: 'idempotency_keys', since: 'created_at', age: `${idempotencyKeyHours} hours` },
  { table: 'counted_uses', since: 'used_at', age: `${longestWindowHours} hours` },
  // Sent SMS have been counted for their day by then; unsent ones have been given up.
  { table: 'sms_outbox', since: 'created_at', age: '2 days' },
]

/** What people have no use for after a while. */
const daily: readonly RetentionRule[] = [
  { table: 'bookings', sinceDay: 'last_day', age: '30 days', where: "status = 'blocked'" },
  {
    table: 'bookings',
    sinceDay: 'last_day',
    age: '365 days',
    where: "note <> ''",
    empty: "note = ''",
  },
  {
    table: 'booking_events',
    sinceDay: '(select last_day from bookings where bookings.id = booking_id)',
    age: '365 days',
    where: "reason <> ''",
    empty: "reason = ''",
  },
  { table: 'contact_messages', since: 'created_at', age: '730 days' },
  // Addresses whose owner got a mail and did not confirm …
  {
    table: 'newsletter_subscribers',
    since: 'confirm_queued_at',
    age: '30 days',
    where: "status = 'waiting'",
  },
  // … or never got one, because mail was not set up.
  {
    table: 'newsletter_subscribers',
    since: 'asked_at',
    age: '180 days',
    where: "status = 'waiting'",
  },
  // Until then a late click on an old unsubscribe link still works.
  {
    table: 'newsletter_subscribers',
    since: 'unsubscribed_at',
    age: '30 days',
    where: "status = 'unsubscribed'",
  },
  { table: 'community_reports', since: 'settled_at', age: '1 year' },
  { table: 'listing_reports', since: 'settled_at', age: '365 days' },
  { table: 'message_reports', since: 'settled_at', age: '1 year' },
  // The number of views stays; who viewed does not. Only views of the same day are compared.
  { table: 'equipment_views', sinceDay: 'day', age: '2 days' },
  { table: 'equipment_contact_looks', sinceDay: 'day', age: '0' },
  { table: 'expert_sessions', sinceDay: 'preferred_day', age: '365 days' },
  { table: 'mandi_prices', sinceDay: 'day', age: '400 days' },
  { table: 'mandi_fetches', sinceDay: 'day', age: '400 days' },
  { table: 'price_alerts', since: 'fired_at', age: '90 days' },
  // A series stays while somebody has an alert on it.
  {
    table: 'mandi_series',
    sinceDay: 'last_day',
    age: '400 days',
    where: 'not exists (select from price_alerts where series_id = mandi_series.id)',
  },
  ...[
    { since: 'last_message_at', age: '2 years' },
    { since: 'created_at', age: '30 days', where: 'last_message_at is null' },
  ].map((start) => ({
    ...start,
    table: 'conversations',
    // Pictures that no message shows any more are deleted with the other unused uploads.
    release: releasePicturesSql(
      sql`select id from messages where conversation_id in (select id from expired)`,
    ).text,
    batch: 500,
  })),
  {
    table: 'api_keys',
    since: 'least(ended_at, expires_at)',
    age: `${endedApiKeyDays} days`,
  },
  { table: 'assistant_proposals', since: 'created_at', age: `${proposalDays} days` },
  { table: 'basket_lines', since: 'updated_at', age: '180 days' },
  // Addresses of orders that are over: nobody needs them once the goods have come, or never came.
  {
    table: 'orders',
    since: 'updated_at',
    age: '180 days',
    where: `address is not null and status in ('declined', 'delivered', 'cancelled', 'expired')`,
    empty: 'address = null, delivery_to_pin = null',
  },
  {
    table: 'bookings',
    since: 'updated_at',
    age: '180 days',
    where: `travel_to_pin is not null
      and status in ('declined', 'completed', 'cancelled', 'expired')`,
    empty: 'travel_to_pin = null',
  },
  // A repeated request comes within minutes; 24 hours are promised.
  { table: 'checkouts', since: 'created_at', age: '48 hours' },
  { table: 'notices', since: 'read_at', age: '90 days' },
  // People who trade through software, or went away with saved searches on, read none.
  { table: 'notices', since: 'created_at', age: '365 days', where: 'read_at is null' },
  {
    table: 'notices',
    since: 'created_at',
    age: '90 days',
    where: "read_at is null and content ->> 'kind' = 'saved-search'",
  },
  // A listing is announced once, within a day; the SMS of the day is sent by then too.
  { table: 'saved_search_matches', since: 'created_at', age: '30 days' },
  // An import can be undone for seven days; its rows go with it.
  { table: 'listing_imports', since: 'created_at', age: '8 days' },
  {
    table: 'webhook_deliveries',
    since: 'created_at',
    age: `${deliveryDays} days`,
    where: "state <> 'waiting'",
  },
  {
    table: 'events',
    since: 'created_at',
    age: `${eventDays} days`,
    release: leaveGapsSql.text,
  },
  // The SMS budget looks back 24 hours.
  { table: 'sms_hours', since: 'hour', age: '2 days' },
]

/** Where mail is set up, its outbox gives mails up itself and logs it. Where it no longer is, this does. */
const strandedMails: RetentionRule = {
  table: 'mails',
  since: 'created_at',
  age: `${mailLifetimeSeconds} seconds`,
}

/** Everything that is deleted because of its age alone, in the order in which it is deleted. */
export const retentionSchedule = ({ SMTP_URL }: Pick<Env, 'SMTP_URL'>): RetentionSchedule => ({
  hourly: SMTP_URL ? hourly : [...hourly, strandedMails],
  daily,
})
