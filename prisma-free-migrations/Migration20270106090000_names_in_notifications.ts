import { Migration } from '@mikro-orm/migrations'

/** Erasing an account removes its owner's names from notifications to others. */
export class Migration20270106090000_names_in_notifications extends Migration {
  override up(): void {
    // Answers that were deleted left notifications that name their authors and cannot be found through them.
    this.addSql(`delete from notices n where n.content ->> 'kind' = 'community-answer'
      and not exists (select from community_posts a where a.question_id::text = n.content ->> 'questionId'
        and a.created_at between n.created_at - interval '1 minute' and n.created_at + interval '1 minute')`)
    this.addSql(`create index notices_listing on notices ((content ->> 'listingId'))
      where content ->> 'kind' = 'saved-search'`)
  }

  override down(): void {
    this.addSql('drop index notices_listing')
  }
}
