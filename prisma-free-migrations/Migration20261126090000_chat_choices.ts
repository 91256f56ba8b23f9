import { Migration } from '@mikro-orm/migrations'

export class Migration20261126090000_chat_choices extends Migration {
  override up(): void {
    this.addSql(
      `alter table chat_messages add column understood text, add column choices jsonb not null default '[]'`,
    )
  }

  override down(): void {
    this.addSql('alter table chat_messages drop column choices, drop column understood')
  }
}
