import type { DataTable } from '#server/platform/database/personal-data.ts'

export const adminPersonalData: readonly DataTable[] = [
  {
    table: 'audit_log',
    people: { operator: 't.operator_id = :person', subject: 't.subject_id = :person' },
    columns: {
      id: 'reference',
      operator_id: 'reference',
      act: 'fact',
      subject_kind: 'fact',
      subject_id: 'reference',
      // Written by operators, who are instructed to name nobody.
      reason: { of: 'operator' },
      details: { of: 'operator' },
      at: 'fact',
    },
    archive: {
      file: 'operators-decisions',
      about: {
        en: 'What operators decided about your account, or you as an operator.',
        hi: 'आपके खाते के बारे में संचालकों के फ़ैसले, या संचालक के तौर पर आपके।',
      },
      key: 'id',
    },
    retentionReason:
      'The database refuses to change or delete an entry; it has ids, no names, and shows what operators did.',
  },
]
