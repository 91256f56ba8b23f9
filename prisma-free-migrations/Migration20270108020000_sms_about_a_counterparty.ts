import { Migration } from '@mikro-orm/migrations'

/** Whose order or booking an SMS is about, so that one person cannot use up all SMS that another gets in a day. */
export class Migration20270108020000_sms_about_a_counterparty extends Migration {
  override up(): void {
    this.addSql('alter table sms_outbox add counterparty_id uuid')
  }

  override down(): void {
    this.addSql('alter table sms_outbox drop counterparty_id')
  }
}
