import { Migration } from '@mikro-orm/migrations'

/** An event that its receiver refuses again and again, while it takes others, no longer holds up what follows it. */
export class Migration20261209130000_refused_events_step_aside extends Migration {
  override up(): void {
    this.addSql(
      'alter table webhook_deliveries add column steps_aside boolean not null default false',
    )
  }

  override down(): void {
    this.addSql('alter table webhook_deliveries drop column steps_aside')
  }
}
