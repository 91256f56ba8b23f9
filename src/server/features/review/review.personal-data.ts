import { type DataTable, isErased, masked } from '#server/platform/database/personal-data.ts'
import { shownReviewCondition } from './review-shown.sql.ts'

export const reviewPersonalData: readonly DataTable[] = [
  {
    table: 'reviews',
    people: { author: 't.author_id = :person', subject: 't.subject_id = :person' },
    columns: {
      id: 'reference',
      order_id: 'reference',
      booking_id: 'reference',
      author_id: 'reference',
      subject_id: 'reference',
      subject_role: 'fact',
      equipment_id: 'reference',
      item: { becomes: masked },
      stars: 'fact',
      text: {
        // The text of a review that is not shown is only for its author.
        exportAs: `case when ${shownReviewCondition('t')} or t.author_id = :person then t.text else '' end`,
        becomes: masked,
      },
      status: 'fact',
      counts: 'fact',
      created_at: 'fact',
      updated_at: 'internal',
    },
    archive: {
      file: 'reviews',
      about: {
        en: 'Reviews that you wrote and that were written about you.',
        hi: 'आपने जो राय लिखीं और जो आपके बारे में लिखी गईं।',
      },
      key: 'id',
      extra: { written_by_me: 't.author_id = :person' },
    },
    deletes: { author: isErased('t.subject_id'), subject: isErased('t.author_id') },
    retentionReason:
      'A review of somebody else is part of their rating, one about the person its author’s own word; both ' +
      'go once both people are gone.',
  },
]
