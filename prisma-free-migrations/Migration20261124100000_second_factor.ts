import { Migration } from '@mikro-orm/migrations'

export class Migration20261124100000_second_factor extends Migration {
  override up(): void {
    const statements = [
      // Which second factors an account has, kept with it: every request and login asks.
      `alter table users add column second_factor_methods text[] not null default '{}'
        check (second_factor_methods <@ array['passkey', 'app'])`,

      // A login that waits for its second step, and when a session last passed one.
      `alter table sessions add column is_second_factor_pending boolean not null default false,
        add column second_factor_tries int not null default 0,
        add column second_factor_at timestamptz(3),
        add column previous_token_hash text,
        add column previous_token_until timestamptz(3),
        add check (not (is_second_factor_pending and second_factor_at is not null))`,

      'create unique index sessions_previous_token on sessions (previous_token_hash)',

      `create table second_factor_passkeys (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        credential_id text not null unique,
        -- COSE key in base64url; public, so not encrypted.
        public_key text not null,
        counter bigint not null,
        transports jsonb not null default '[]',
        name text not null,
        created_at timestamptz(3) not null,
        last_used_at timestamptz(3)
      )`,
      'create index second_factor_passkeys_user on second_factor_passkeys (user_id, created_at)',

      // The secret is encrypted under a key derived from SECRET_KEY. last_step is the newest time step
      // whose code was taken, so that no code is taken twice.
      `create table second_factor_apps (
        user_id uuid primary key references users on delete cascade,
        sealed_secret text not null,
        last_step bigint not null default 0,
        begun_at timestamptz(3) not null,
        confirmed_at timestamptz(3)
      )`,
      'create index second_factor_apps_begun on second_factor_apps (begun_at) where confirmed_at is null',

      `create table second_factor_recovery_codes (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        code_hash text not null unique,
        used_at timestamptz(3),
        created_at timestamptz(3) not null
      )`,
      'create index second_factor_recovery_codes_user on second_factor_recovery_codes (user_id)',

      // One a session and purpose: a new one replaces the one before, and using one deletes it.
      `create table second_factor_challenges (
        session_id uuid not null references sessions on delete cascade,
        purpose text not null check (purpose in ('register', 'confirm')),
        challenge text not null,
        expires_at timestamptz(3) not null,
        primary key (session_id, purpose)
      )`,
      'create index second_factor_challenges_expiry on second_factor_challenges (expires_at)',
    ]
    for (const statement of statements) this.addSql(statement)
  }
}
