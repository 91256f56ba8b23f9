import { Migration } from '@mikro-orm/migrations'

export class Migration20261122110000_experts extends Migration {
  override up(): void {
    const statements = [
      `create table expert_sessions (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        field text not null,
        crop text,
        state text not null default '',
        preferred_day date not null,
        part_of_day text not null check (part_of_day in ('morning', 'afternoon', 'evening')),
        language text not null,
        question text not null,
        status text not null default 'requested'
          check (status in ('requested', 'confirmed', 'declined', 'cancelled')),
        note text not null default '',
        decided_at timestamptz(3),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`,
      // No person waits twice for the same expert on the same day.
      `create unique index expert_sessions_open on expert_sessions (user_id, field, preferred_day)
        where status in ('requested', 'confirmed')`,
      'create index expert_sessions_newest on expert_sessions (user_id, created_at desc, id desc)',
      // The desk's list: what waits for a decision, the nearest day first.
      `create index expert_sessions_waiting on expert_sessions (preferred_day, created_at)
        where status = 'requested'`,
      'create index expert_sessions_day on expert_sessions (preferred_day)',
    ]
    for (const statement of statements) this.addSql(statement)
  }
}
