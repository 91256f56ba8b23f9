import { Migration } from '@mikro-orm/migrations'

/** The names of listings and questions in the operators' log would outlive their authors' accounts. */
export class Migration20270109090100_names_in_audit_log extends Migration {
  override up(): void {
    // Keeps writers from the log for the moment, not readers.
    this.addSql('alter table audit_log disable trigger append_only')
    this.addSql(`update audit_log set details = details - 'about'
      where subject_kind in ('crop', 'equipment', 'post') and details ? 'about'`)
    this.addSql('alter table audit_log enable trigger append_only')
  }

  /** Names do not come back. */
  override down(): void {}
}
