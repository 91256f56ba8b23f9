import type { DataTable } from '#server/platform/database/personal-data.ts'

export const webhookPersonalData: readonly DataTable[] = [
  {
    table: 'webhooks',
    people: { owner: 't.owner_id = :person' },
    columns: {
      id: 'reference',
      owner_id: 'reference',
      name: {},
      url: {},
      types: 'fact',
      secret: 'secret',
      old_secret: 'secret',
      old_secret_until: 'fact',
      state: 'fact',
      failures_in_row: 'internal',
      next_probe_at: 'internal',
      last_position: 'internal',
      last_delivered_at: 'fact',
      leased_until: 'internal',
      created_at: 'fact',
    },
    archive: {
      file: 'webhooks',
      about: {
        en: 'Your webhooks: their names, the addresses that events are sent to, and which events.',
        hi: 'आपके वेबहुक: उनके नाम, जिन पतों पर घटनाएँ भेजी जाती हैं, और कौन सी घटनाएँ।',
      },
    },
    deletes: { owner: 'all' },
  },
  {
    table: 'webhook_deliveries',
    people: { owner: 't.webhook_id in (select id from webhooks where owner_id = :person)' },
    columns: {
      id: 'reference',
      webhook_id: 'reference',
      message_id: 'internal',
      type: 'fact',
      object_id: 'reference',
      body: 'fact',
      state: 'fact',
      attempts: 'internal',
      created_at: 'fact',
      last_tried_at: 'internal',
      next_try_at: 'internal',
      give_up_at: 'internal',
      status: 'internal',
      failure: 'internal',
      duration: 'internal',
      steps_aside: 'internal',
    },
    archive: {
      none: 'Copies of events, whose facts the archive has with the orders, bookings and listings themselves.',
    },
    deletes: { owner: 'all' },
  },
]
