import { type DataTable, masked } from '#server/platform/database/personal-data.ts'

export const communityPersonalData: readonly DataTable[] = [
  {
    table: 'community_marks',
    people: { owner: 't.user_id = :person' },
    columns: { post_id: 'reference', user_id: 'reference', created_at: 'fact' },
    archive: {
      file: 'community-marks',
      about: {
        en: 'Posts that you found helpful.',
        hi: 'वे पोस्ट जो आपको काम की लगीं।',
      },
      extra: {
        post: '(select left(title || body, 200) from community_posts where id = t.post_id)',
      },
    },
    beforeErasure: [
      `update community_posts p set helpful = greatest(0, p.helpful - 1)
        where p.id in (select post_id from community_marks where user_id = :person)`,
    ],
    deletes: { owner: 'all' },
  },
  {
    table: 'community_reports',
    people: { reporter: 't.reporter_id = :person' },
    columns: {
      id: 'reference',
      post_id: 'reference',
      reporter_id: 'reference',
      reason: 'fact',
      note: { becomes: masked },
      settled_at: 'fact',
      created_at: 'fact',
    },
    archive: {
      file: 'community-reports',
      about: { en: 'Posts that you reported.', hi: 'वे पोस्ट जिनकी आपने शिकायत की।' },
      key: 'id',
    },
    retentionReason:
      'Operators decide about what was reported, whoever did; a year after that it is deleted.',
  },
  {
    table: 'community_posts',
    people: { author: 't.author_id = :person' },
    columns: {
      id: 'reference',
      author_id: 'reference',
      question_id: 'reference',
      title: { becomes: masked },
      body: { becomes: masked },
      topic: 'fact',
      crop: 'fact',
      state: 'fact',
      subject_words: 'internal',
      status: 'fact',
      hidden_at: 'fact',
      helpful: 'fact',
      answers: 'fact',
      edited_at: 'fact',
      created_at: 'fact',
      updated_at: 'internal',
      search: 'internal',
    },
    archive: {
      file: 'community-posts',
      about: {
        en: 'Your questions and answers in the community.',
        hi: 'समुदाय में आपके सवाल और जवाब।',
      },
      key: 'id',
      extra: {
        answer_to: '(select title from community_posts q where q.id = t.question_id)',
      },
    },
    beforeErasure: [
      `update community_posts q set answers = (select count(*) from community_posts a
          where a.question_id = q.id and a.status = 'shown' and a.author_id <> :person)
        where q.id in (select question_id from community_posts where author_id = :person)`,
    ],
    deletes: {
      author: `(t.question_id is not null or not exists (select from community_posts a
        where a.question_id = t.id and a.author_id <> :person))`,
    },
    retentionReason: 'Questions that other people have answered, for their answers.',
  },
]
