import type { DataTable } from '../../core/personal-data.ts'

export const smsPersonalData: readonly DataTable[] = [
  { table: 'sms_hours', impersonal: 'counter', columns: ['hour', 'codes', 'notifications'] },
]
