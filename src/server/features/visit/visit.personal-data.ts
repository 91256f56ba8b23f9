import type { DataTable } from '#server/platform/database/personal-data.ts'

export const visitPersonalData: readonly DataTable[] = [
  { table: 'visit_counter', impersonal: 'counter', columns: ['id', 'visits'] },
]
