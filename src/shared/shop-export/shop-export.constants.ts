/** What a person can export, each as a file of its own. */
export const exportKinds = ['crops', 'equipment', 'orders', 'bookings', 'reviews'] as const
export type ExportKind = (typeof exportKinds)[number]
export const exportFormats = ['csv', 'jsonl'] as const
export type ExportFormat = (typeof exportFormats)[number]
