import type { OutboxItem } from '#client/domain/outbox/outbox.ts'
import type { CropInput } from '#shared/crop/crop.schema.ts'

export const newCropDraftKey = { owner: 'sunita', kind: 'crop', listingId: null } as const

export const gourd: CropInput = {
  name: 'Gourd',
  category: 'Vegetables',
  price: 20,
  quantity: 100,
  unit: 'kg',
  description: '',
  harvestDate: '2026-11-01',
  expiryDate: '2026-12-01',
  dispatchTime: 1,
  isOrganic: false,
  isArchived: false,
  tags: [],
  images: [],
}

/** A new crop of Sunita's that waits in the outbox. */
export const waitingGourd = {
  ...newCropDraftKey,
  id: 'o-1',
  idempotencyKey: 'key-1',
  name: 'Gourd',
  values: gourd,
  createdAt: 1,
} satisfies OutboxItem
