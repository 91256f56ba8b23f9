import type { DataTable } from '#server/platform/database/personal-data.ts'

export const mailPersonalData: readonly DataTable[] = [
  {
    table: 'mails',
    // To them, from them, or about them. Rows are deleted when sent, or after three days.
    people: {
      named: `(t.recipient = nullif(:email, '') or t.reply_to = nullif(:email, '')
        or strpos(t.body, nullif(:phone, '')) > 0)`,
    },
    columns: {
      id: 'reference',
      recipient: {},
      subject: {},
      body: {},
      html: {},
      reply_to: {},
      headers: 'internal',
      tries: 'internal',
      next_try_at: 'internal',
      created_at: 'internal',
      updated_at: 'internal',
    },
    archive: {
      none: 'Waits for seconds, three days at most. The address in a profile is not proven to be the person’s own.',
    },
    deletes: { named: 'all' },
  },
]
