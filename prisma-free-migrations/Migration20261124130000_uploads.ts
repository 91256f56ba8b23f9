import { Migration } from '@mikro-orm/migrations'

export class Migration20261124130000_uploads extends Migration {
  override up(): void {
    const statements = [
      // Messages whose pictures still have addresses that need no signature; a job works it off.
      `create table message_picture_moves (
        message_id uuid primary key references messages on delete cascade
      )`,
      `insert into message_picture_moves (message_id)
        select id from messages where cardinality(images) > 0`,
    ]
    for (const statement of statements) this.addSql(statement)
  }
}
