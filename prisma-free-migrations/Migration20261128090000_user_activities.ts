import { Migration } from '@mikro-orm/migrations'

/** What people want to do here: sell, buy, rent. */
export class Migration20261128090000_user_activities extends Migration {
  override up(): void {
    this.addSql(`alter table users add column activities text[] not null default '{}'
      check (activities <@ array['sell', 'buy', 'rent'])`)
  }

  override down(): void {
    this.addSql('alter table users drop column activities')
  }
}
