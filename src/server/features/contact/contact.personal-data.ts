import { type DataTable, masked } from '#server/platform/database/personal-data.ts'

export const contactPersonalData: readonly DataTable[] = [
  {
    table: 'contact_messages',
    people: {
      sender: 't.user_id = :person',
      operator: 't.handled_by = :person',
    },
    columns: {
      id: 'reference',
      user_id: 'reference',
      name: { of: 'sender' },
      email: { of: 'sender' },
      subject: { of: 'sender' },
      message: { of: 'sender' },
      language: { of: 'sender' },
      created_at: 'fact',
      updated_at: 'internal',
      handled_at: 'fact',
      handled_by: { of: 'operator', becomes: 'null' },
      // Written by an operator and never shown to senders.
      handled_note: { of: 'operator', becomes: masked },
    },
    archive: {
      file: 'contact-messages',
      about: {
        en: 'What you wrote to us through the contact form while you were logged in.',
        hi: 'लॉग इन रहते हुए आपने संपर्क फ़ॉर्म से हमें जो लिखा।',
      },
      key: 'id',
      roles: ['sender'],
    },
    deletes: { sender: 'all' },
    retentionReason:
      'Messages that an operator answered are other people’s; they end two years after they came.',
  },
]
