import type { DataTable } from '#server/platform/database/personal-data.ts'

export const newsletterPersonalData: readonly DataTable[] = [
  {
    table: 'newsletter_sendings',
    people: {
      subscriber:
        't.subscriber_id in (select id from newsletter_subscribers where user_id = :person)',
    },
    columns: { article: 'fact', subscriber_id: 'reference', queued_at: 'fact' },
    archive: {
      file: 'newsletters-sent',
      about: { en: 'Which newsletters were sent to you.', hi: 'आपको कौन-से समाचार पत्र भेजे गए।' },
    },
    deletes: { subscriber: 'all' },
  },
  {
    table: 'newsletter_subscribers',
    people: {
      subscriber: 't.user_id = :person',
      // Subscribed without logging in. An address in a profile does not prove who owns it: that is enough
      // to end a newsletter, but not to reveal whether the address gets one.
      sameAddress: "t.user_id is null and t.email = lower(nullif(:email, ''))",
    },
    columns: {
      id: 'reference',
      email: {},
      language: 'fact',
      status: 'fact',
      asked_at: 'fact',
      confirm_queued_at: 'internal',
      confirmed_at: 'fact',
      unsubscribed_at: 'fact',
      created_at: 'internal',
      updated_at: 'internal',
      user_id: 'reference',
    },
    archive: {
      file: 'newsletter',
      about: {
        en: 'Your newsletter subscription, where you asked for it while logged in.',
        hi: 'आपका समाचार पत्र, अगर आपने लॉग इन रहते हुए उसे माँगा था।',
      },
      roles: ['subscriber'],
    },
    deletes: { subscriber: 'all', sameAddress: 'all' },
  },
]
