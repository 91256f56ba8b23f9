import type { DataTable } from '#server/platform/database/personal-data.ts'
import { formerMember } from '#shared/account/account.constants.ts'

/** A notification is written in the same transaction as its event; a minute allows for clock differences. */
const isOfSameTime = (at: string) =>
  `t.created_at between ${at} - interval '1 minute' and ${at} + interval '1 minute'`

/** Notifications to others that name this user as the one who did something. */
const named = `t.user_id <> :person and (
    (t.content ->> 'kind' = 'order' and exists (select from orders o
      where o.id::text = t.content ->> 'orderId' and :person in (o.buyer_id, o.seller_id)))
    or (t.content ->> 'kind' = 'booking' and exists (select from bookings b
      where b.id::text = t.content ->> 'bookingId' and :person in (b.renter_id, b.owner_id)))
    or (t.content ->> 'kind' = 'review' and exists (select from reviews r
      where r.subject_id = t.user_id and r.author_id = :person and ${isOfSameTime('r.created_at')}))
    or (t.content ->> 'kind' = 'community-answer' and exists (select from community_posts a
      where a.question_id::text = t.content ->> 'questionId' and a.author_id = :person
        and ${isOfSameTime('a.created_at')})))`

/** Users who can have been notified, so that the rest of the table need not be read. */
const counterparties = `t.user_id in (
    select seller_id from orders where buyer_id = :person
    union select buyer_id from orders where seller_id = :person
    union select owner_id from bookings where renter_id = :person
    union select renter_id from bookings where owner_id = :person
    union select subject_id from reviews where author_id = :person
    union select q.author_id from community_posts a join community_posts q on q.id = a.question_id
      where a.author_id = :person)`

const maskedMember = (name: string) => `regexp_replace(t.content ->> '${name}', :mask, '…', 'gi')`

/** Only members that the notification has are replaced. */
const withoutNames = `t.content || jsonb_strip_nulls(jsonb_build_object(
    'by', '${formerMember}', 'item', ${maskedMember('item')}))`

/** Saved searches of others that listings of this user matched; by the index `notices_listing`. */
const maskListingNames = `update notices t
    set content = jsonb_set(t.content, '{name}', to_jsonb(${maskedMember('name')}))
    where t.content ->> 'kind' = 'saved-search' and t.content ->> 'name' ~* :mask
      and t.content ->> 'listingId' in (select id::text from crops where owner_id = :person
        union all select id::text from equipments where owner_id = :person)`

export const notificationPersonalData: readonly DataTable[] = [
  {
    table: 'sms_outbox',
    people: { reader: 't.user_id = :person' },
    columns: {
      id: 'reference',
      notice_id: 'reference',
      user_id: 'reference',
      counterparty_id: 'reference',
      tries: 'internal',
      next_try_at: 'internal',
      sent_at: 'fact',
      created_at: 'fact',
    },
    archive: {
      file: 'sms',
      about: {
        en: 'Text messages about your notifications in the last two days. Login codes are not stored.',
        hi: 'पिछले दो दिन में आपकी सूचनाओं के SMS; लॉग इन कोड सहेजे नहीं जाते।',
      },
      key: 'id',
      extra: { notice: '(select content from notices where id = t.notice_id)' },
    },
    deletes: { reader: 'all' },
  },
  {
    table: 'notices',
    people: { reader: 't.user_id = :person', named: `${counterparties} and ${named}` },
    columns: {
      id: 'reference',
      user_id: 'reference',
      content: {
        of: 'named',
        seenByAll: true,
        becomes: withoutNames,
      },
      read_at: 'fact',
      created_at: 'fact',
      updated_at: 'internal',
    },
    archive: {
      file: 'notices',
      about: { en: 'Your notifications.', hi: 'आपकी सूचनाएँ।' },
      key: 'id',
      roles: ['reader'],
    },
    beforeErasure: [maskListingNames],
    deletes: { reader: 'all' },
    retentionReason:
      'Notifications to other users about this user; they are deleted 90 days after reading, unread after a year.',
  },
  {
    table: 'notice_settings',
    people: { reader: 't.user_id = :person' },
    columns: {
      user_id: 'reference',
      sms_orders: 'fact',
      sms_bookings: 'fact',
      price_alerts: 'fact',
      saved_searches: 'fact',
      sms_saved_searches: 'fact',
      community: 'fact',
      reviews: 'fact',
      updated_at: 'internal',
    },
    archive: {
      file: 'notice-settings',
      about: { en: 'Which notifications you want.', hi: 'आप किन बातों की सूचना चाहते हैं।' },
    },
    deletes: { reader: 'all' },
  },
]
