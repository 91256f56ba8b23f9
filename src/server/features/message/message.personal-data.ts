import { type DataTable, isErased, masked } from '#server/platform/database/personal-data.ts'

const isOtherErased = {
  asker: isErased('t.owner_id'),
  owner: isErased('t.asker_id'),
}

/** Conversations as the app shows them: an empty one only to the side that opened it. */
const isSeenBy = (side: 'asker' | 'owner') =>
  `(t.${side}_id = :person and (t.last_seq > 0 or t.${side}_opened))`

export const messagePersonalData: readonly DataTable[] = [
  {
    table: 'message_blocks',
    people: { blocker: 't.blocker_id = :person', blocked: 't.blocked_id = :person' },
    columns: { blocker_id: 'reference', blocked_id: 'reference', created_at: 'fact' },
    archive: {
      file: 'blocked-people',
      about: { en: 'People whom you blocked.', hi: 'जिन लोगों को आपने ब्लॉक किया।' },
      roles: ['blocker'],
      extra: {
        name: "(select btrim(first_name || ' ' || last_name) from users where id = t.blocked_id)",
      },
    },
    deletes: { blocker: 'all', blocked: 'all' },
  },
  {
    table: 'message_reports',
    people: { reporter: 't.reporter_id = :person' },
    columns: {
      id: 'reference',
      message_id: 'reference',
      reporter_id: 'reference',
      reason: 'fact',
      note: { becomes: masked },
      settled_at: 'fact',
      created_at: 'fact',
    },
    archive: {
      file: 'message-reports',
      about: { en: 'Messages that you reported.', hi: 'वे संदेश जिनकी आपने शिकायत की।' },
      key: 'id',
    },
    retentionReason:
      'Operators decide about what was reported, whoever did; a year after that it is deleted.',
  },
  {
    table: 'conversations',
    people: { asker: isSeenBy('asker'), owner: isSeenBy('owner') },
    columns: {
      id: { exportAs: 't.id' },
      kind: 'fact',
      listing_id: 'reference',
      asker_id: 'reference',
      owner_id: 'reference',
      starter_id: 'reference',
      asker_opened: 'internal',
      owner_opened: 'internal',
      last_seq: 'internal',
      last_message_at: 'fact',
      asker_read_seq: 'internal',
      owner_read_seq: 'internal',
      asker_unread: 'internal',
      owner_unread: 'internal',
      created_at: 'fact',
    },
    archive: {
      file: 'conversations',
      about: {
        en: 'With whom you write about which listing; the texts are in messages.json.',
        hi: 'आप किससे किस चीज़ के बारे में लिखते हैं; संदेश messages.json में हैं।',
      },
      key: 'id',
      extra: {
        with: `(select btrim(u.first_name || ' ' || u.last_name) from users u
          where u.id = case when t.asker_id = :person then t.owner_id else t.asker_id end)`,
        about: `coalesce((select name from crops where t.kind = 'crop' and id = t.listing_id),
          (select name from equipments where t.kind = 'equipment' and id = t.listing_id), '')`,
      },
    },
    beforeErasure: [
      // Empty conversations that the counterparty opened, which the person never saw.
      `delete from conversations where :person in (asker_id, owner_id) and last_seq = 0`,
      `delete from upload_uses where used_by in (select m.id from messages m
        join conversations t on t.id = m.conversation_id
        where (t.asker_id = :person and ${isOtherErased.asker})
          or (t.owner_id = :person and ${isOtherErased.owner}))`,
    ],
    deletes: isOtherErased,
    retentionReason:
      'The other side’s record, until two years after the last message; it goes once both people are gone.',
  },
  {
    table: 'messages',
    people: {
      sender: 't.sender_id = :person',
      reader: `t.conversation_id in (select id from conversations
        where :person in (asker_id, owner_id))`,
    },
    columns: {
      id: 'reference',
      conversation_id: { exportAs: 't.conversation_id' },
      seq: 'fact',
      sender_id: 'reference',
      body: {
        of: 'sender',
        seenByAll: true,
        // The text of a hidden message is only for its sender.
        exportAs: "case when t.status = 'shown' or t.sender_id = :person then t.body else '' end",
        becomes: masked,
      },
      images: {
        of: 'sender',
        seenByAll: true,
        exportAs:
          "case when t.status = 'shown' or t.sender_id = :person then t.images else '{}' end",
      },
      status: 'fact',
      sent_key: 'internal',
      created_at: 'fact',
      updated_at: 'fact',
    },
    archive: {
      file: 'messages',
      about: {
        en: 'The messages of your conversations, yours and the other side’s.',
        hi: 'आपकी बातचीत के संदेश, आपके और सामने वाले के।',
      },
      key: 'id',
      extra: { sent_by_me: 't.sender_id = :person' },
    },
    retentionReason:
      'The counterparty’s record, until two years after the last message of the conversation.',
  },
  {
    table: 'message_picture_moves',
    impersonal: 'machinery',
    columns: ['message_id'],
  },
]
