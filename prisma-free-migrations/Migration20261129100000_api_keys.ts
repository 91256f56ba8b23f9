import { Migration } from '@mikro-orm/migrations'

/** Keys for programs that act for a person. */
export class Migration20261129100000_api_keys extends Migration {
  override up(): void {
    const statements = [
      `create table api_keys (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        name text not null check (char_length(name) between 1 and 60),
        secret_hash text not null,
        scopes text[] not null check (cardinality(scopes) > 0),
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        last_used_at timestamptz(3),
        last_network text,
        ended_at timestamptz(3),
        ended_by text check (ended_by in ('owner', 'operator')),
        check ((ended_at is null) = (ended_by is null))
      )`,
      'create index api_keys_newest on api_keys (user_id, created_at desc, id desc)',
      // For the deletion of old ones.
      'create index api_keys_end on api_keys (least(ended_at, expires_at))',
    ]
    for (const statement of statements) this.addSql(statement)
  }

  override down(): void {
    this.addSql('drop table api_keys')
  }
}
