import { Migration } from '@mikro-orm/migrations'

/** What assistants propose and the person in the app confirms or declines. */
export class Migration20261203100000_assistant_proposals extends Migration {
  override up(): void {
    this.addSql(`create table assistant_proposals (
      id uuid primary key,
      person_id uuid not null references users on delete cascade,
      -- Null once the key is deleted.
      api_key_id uuid references api_keys on delete set null,
      kind text not null check (kind in ('listing', 'order', 'accept-order', 'price')),
      -- What the act is called with, and what the person is shown.
      input jsonb not null,
      terms jsonb not null,
      state text not null default 'proposed' check (state in ('proposed', 'confirmed', 'declined')),
      result_id uuid,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      decided_at timestamptz(3),
      check ((state = 'proposed') = (decided_at is null)),
      check ((state = 'confirmed') = (result_id is not null))
    )`)
    this.addSql(
      'create index assistant_proposals_person on assistant_proposals (person_id, created_at)',
    )
    this.addSql('create index assistant_proposals_key on assistant_proposals (api_key_id)')
    this.addSql('create index assistant_proposals_age on assistant_proposals (created_at)')
  }

  override down(): void {
    this.addSql('drop table assistant_proposals')
  }
}
