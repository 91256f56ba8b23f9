import type { DataTable } from '../../core/personal-data.ts'

export const visitPersonalData: readonly DataTable[] = [
  { table: 'visit_counter', impersonal: 'counter', columns: ['id', 'visits'] },
]
