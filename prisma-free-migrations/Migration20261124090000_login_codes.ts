import { Migration } from '@mikro-orm/migrations'

/** Codes belong to the request that asked for them, and every SMS counts against a budget. */
export class Migration20261124090000_login_codes extends Migration {
  override up(): void {
    const statements = [
      // Codes live for two minutes; those of the moment have no request to belong to.
      'delete from otp_codes',
      'alter table otp_codes drop constraint otp_codes_pkey, drop constraint otp_codes_purpose_check',
      // A purpose is a word of the program (otp.policy.ts), so a new one needs no migration.
      `alter table otp_codes
        add column id uuid primary key,
        add column request_hash text not null unique,
        add column network text not null,
        add column created_at timestamptz(3) not null,
        add check (purpose ~ '^[a-z-]{1,40}$')`,
      'create index otp_codes_phone on otp_codes (phone, created_at)',

      // ip is the IPv4 address or the /64; wide_network the IPv4 address or the /48.
      `alter table otp_requests
        add column wide_network text not null default '',
        add column is_known_network boolean not null default false`,
      'drop index otp_requests_ip',
      'create index otp_requests_wide_network on otp_requests (wide_network, requested_at)',

      // Where the holder of a phone has entered a right code before, as a keyed hash for each phone.
      `create table phone_networks (
        phone text not null,
        network_hash text not null,
        proven_at timestamptz(3) not null,
        primary key (phone, network_hash)
      )`,
      'create index phone_networks_age on phone_networks (proven_at)',

      // SMS handed to the provider in each hour, whether or not it took them.
      `create table sms_hours (
        hour timestamptz(3) primary key,
        codes int not null default 0,
        notifications int not null default 0
      )`,
    ]
    for (const statement of statements) this.addSql(statement)
  }
}
