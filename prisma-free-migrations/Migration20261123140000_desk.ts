import { Migration } from '@mikro-orm/migrations'

export class Migration20261123140000_desk extends Migration {
  override up(): void {
    const statements = [
      // Whom a search of the desk finds; its own words and no others, so that one index does.
      `create index users_words on users using gin
        ((first_name || ' ' || last_name || ' ' || city || ' ' || state || ' ' || phone) gin_trgm_ops)`,
      'create index users_newest on users (created_at desc, id desc)',
      'create index users_verified on users (created_at desc, id desc) where verified',

      // Settled once an operator has decided; the same person may report again what comes after.
      `create table listing_reports (
        id uuid primary key,
        crop_id uuid references crops on delete cascade,
        equipment_id uuid references equipments on delete cascade,
        kind text not null generated always as
          (case when crop_id is null then 'equipment' else 'crop' end) stored,
        listing_id uuid not null generated always as (coalesce(crop_id, equipment_id)) stored,
        reporter_id uuid not null references users on delete cascade,
        reason text not null check (reason in ('spam', 'fraud', 'wrong', 'forbidden', 'other')),
        note text not null default '',
        settled_at timestamptz(3),
        created_at timestamptz(3) not null,
        check (num_nonnulls(crop_id, equipment_id) = 1)
      )`,
      `create unique index listing_reports_once on listing_reports (listing_id, reporter_id)
        where settled_at is null`,
      'create index listing_reports_open on listing_reports (created_at desc) where settled_at is null',
      'create index listing_reports_settled on listing_reports (settled_at) where settled_at is not null',
      'create index listing_reports_crop on listing_reports (crop_id) where crop_id is not null',
      'create index listing_reports_equipment on listing_reports (equipment_id) where equipment_id is not null',
      'create index listing_reports_reporter on listing_reports (reporter_id)',

      // The desk's lists of the board: what was reported and still shows, and what was taken away.
      'create index community_reports_open on community_reports (created_at desc) where settled_at is null',
      `create index community_removed on community_posts (updated_at desc) where status = 'removed'`,

      `alter table contact_messages add column handled_at timestamptz(3),
        add column handled_by uuid references users on delete set null,
        add column handled_note text not null default ''`,
      'create index contact_messages_handler on contact_messages (handled_by) where handled_by is not null',
      `create index contact_messages_waiting on contact_messages (created_at desc, id desc)
        where handled_at is null`,
      `create index contact_messages_handled on contact_messages (created_at desc, id desc)
        where handled_at is not null`,
      'create index expert_sessions_status on expert_sessions (status, preferred_day desc, id desc)',

      // The desk reads the newest of all people's reviews.
      'create index reviews_newest on reviews (status, created_at desc, id desc)',

      // Who decided what and why. It outlives the accounts it names, so it refers to none.
      `create table audit_log (
        id uuid primary key,
        operator_id uuid not null,
        act text not null,
        subject_kind text not null,
        subject_id uuid not null,
        reason text not null,
        details jsonb not null default '{}',
        at timestamptz(3) not null default now()
      )`,
      'create index audit_log_newest on audit_log (at desc, id desc)',
      'create index audit_log_act on audit_log (act, at desc, id desc)',
      'create index audit_log_operator on audit_log (operator_id, at desc, id desc)',
      'create index audit_log_subject on audit_log (subject_id, at desc, id desc)',
      `create function refuse_change() returns trigger language plpgsql as $$
        begin
          raise exception '% is append-only', tg_table_name;
        end $$`,
      `create trigger append_only before update or delete or truncate on audit_log
        for each statement execute function refuse_change()`,
    ]
    for (const statement of statements) this.addSql(statement)
  }
}
