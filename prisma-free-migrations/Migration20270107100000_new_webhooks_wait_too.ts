import { Migration } from '@mikro-orm/migrations'

/** Webhooks are served in the order of their last turn: a new one waits from its creation on, not since ever. */
export class Migration20270107100000_new_webhooks_wait_too extends Migration {
  override up(): void {
    this.addSql('alter table webhooks alter column leased_until set default now()')
  }

  override down(): void {
    this.addSql("alter table webhooks alter column leased_until set default '-infinity'")
  }
}
