import type { DataTable } from '#server/platform/database/personal-data.ts'

export const smsPersonalData: readonly DataTable[] = [
  { table: 'sms_hours', impersonal: 'counter', columns: ['hour', 'codes', 'notifications'] },
]
