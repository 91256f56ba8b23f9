import { Migration } from '@mikro-orm/migrations'

/** Sellers with many listings whose address has changed: their listings follow in parts. */
export class Migration20270108010000_listing_moves extends Migration {
  override up(): void {
    this.addSql(`create table listing_moves (
      id uuid primary key,
      owner_id uuid not null references users on delete cascade,
      tries integer not null default 0,
      next_try_at timestamptz(3) not null,
      created_at timestamptz(3) not null
    )`)
    this.addSql('create index listing_moves_due on listing_moves (next_try_at)')
    this.addSql('create index listing_moves_owner on listing_moves (owner_id)')
  }

  override down(): void {
    this.addSql('drop table listing_moves')
  }
}
