import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isPersonal } from '#server/platform/database/personal-data.ts'
import { endedApiKeyDays } from '#shared/api-key/api-key.constants.ts'
import { eventDays } from '#shared/event/event.constants.ts'
import { proposalDays } from '#shared/proposal/proposal.constants.ts'
import { deliveryDays } from '#shared/webhook/webhook.constants.ts'
import { personalData } from './personal-data.ts'

// Read as text, because nothing of the server imports the client.
const policy = readFileSync('src/client/features/content/legal/privacy-policy.text.ts', 'utf8')

/** For each table of which people get an archive, words of the policy's sentence about it. */
const sentences = new Map([
  ['users', 'We store your name, e-mail, gender'],
  ['sessions', 'A session lasts seven days'],
  ['second_factor_passkeys', 'the name of a passkey'],
  ['second_factor_apps', 'the secret of an authenticator app'],
  ['second_factor_recovery_codes', 'recovery codes in scrambled form'],
  ['api_keys', 'If you create a key (API key)'],
  ['webhooks', 'A webhook sends it to the address that you enter'],
  ['assistant_proposals', 'What an assistant proposes to you'],
  ['listing_imports', 'a file from which you import listings'],
  ['listing_import_rows', 'a file from which you import listings'],
  ['imported_pictures', 'the addresses of the pictures in it'],
  ['crops', 'A listing is public'],
  ['equipments', 'the contact number that you typed into a machine’s listing'],
  ['delivery_terms', 'where you deliver and for how much'],
  ['favourites', 'your favourites and saved searches'],
  ['saved_searches', 'your favourites and saved searches'],
  ['basket_lines', 'Your cart is stored'],
  ['orders', 'For an order, we store'],
  ['bookings', 'For a booking, we store'],
  ['conversations', 'We delete a conversation two years'],
  ['messages', 'Only the two of you can read your messages'],
  ['message_blocks', 'whom you have blocked'],
  ['message_reports', 'If one of you reports a message'],
  ['reviews', 'A review is public'],
  ['listing_reports', 'a report about a listing'],
  ['community_posts', 'What you write on the board'],
  ['community_marks', 'If you found an answer helpful'],
  ['community_reports', 'or reported a post'],
  ['expert_sessions', 'question of a session request'],
  ['contact_messages', 'a message from the contact form'],
  ['newsletter_subscribers', 'We send the newsletter only'],
  ['newsletter_sendings', 'Every newsletter has a link'],
  ['chat_messages', 'your newest 200 messages with FarmAdvisor'],
  ['price_alerts', 'We store a price alert'],
  ['notices', 'We delete a notification 90 days'],
  ['notice_settings', 'you choose which notifications you get'],
  ['sms_outbox', 'its SMS from our list'],
  ['uploads', 'every photo you upload'],
  ['audit_log', 'A permanent log records'],
])

test('the privacy policy has a sentence about all that people find in the archive of their data', () => {
  const archived = personalData
    .filter(isPersonal)
    .filter(({ archive }) => 'file' in archive)
    .map(({ table }) => table)
  const hint = 'write it into privacy-policy.text.ts and name its sentence here'
  expect({ hint, tables: archived.filter((table) => !sentences.has(table)) }).toEqual({
    hint,
    tables: [],
  })
  expect([...sentences.keys()].filter((table) => !archived.includes(table))).toEqual([])
  expect([...sentences.values()].filter((words) => !policy.includes(words))).toEqual([])
})

test('the privacy policy says that a listing shows the PIN code and its post office on a map', () => {
  expect(policy).toContain('everyone also sees that PIN code')
  expect(policy).toContain('its post office on a map')
})

test('the days that the policy names for keys, events, webhooks and proposals are those of the software', () => {
  expect([endedApiKeyDays, eventDays, deliveryDays, proposalDays]).toEqual([30, 30, 30, 30])
  expect(policy).toContain('30 days after the key has ended')
  expect(policy).toContain('we store for 30 days what happened')
  expect(policy).toContain('what was sent for 30 days')
  expect(policy).toContain('is stored for 30 days')
})
