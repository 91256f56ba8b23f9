import { cleanup, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render.tsx'
import type { CropView } from '#shared/crop/crop.schema.ts'
import { CropCard } from './crop-card.tsx'
import { useCropHead } from './crop-head.ts'
import { OwnCropCard } from './mine/own-crop-card.tsx'

beforeAll(() => startTranslation())

const crop = {
  _id: 'c-1',
  name: 'Wheat',
  description: '',
  isArchived: false,
  tags: [],
  images: [],
  category: 'Grains',
  price: 20,
  quantity: 0.5,
  unit: 'kg',
  dispatchTime: 1,
  harvestDate: '2026-01-01',
  expiryDate: '2099-12-31',
  isOrganic: false,
  isUserCrop: false,
  user: { _id: 's-1', firstName: 'Asha', lastName: '', image: null, place: 'Nashik' },
} as unknown as CropView

const doNothing = () => undefined
const Head = ({ of }: { of: CropView }) => <p>{JSON.stringify(useCropHead(of)?.data)}</p>

test.each([
  [0.5, 'Out of stock', 'Sold out', 'OutOfStock'],
  [1, '1 kg available', '1 kg in stock', 'InStock'],
])('a crop of which %d kg is left is shown as “%s” to buyers', (quantity, shop, mine, data) => {
  const left = { ...crop, quantity }
  renderInApp(<CropCard crop={left} isEager={false} onApproach={doNothing} />)
  expect(screen.getByText(shop)).toBeTruthy()
  cleanup()
  renderInApp(<OwnCropCard crop={left} isBusy={false} onArchive={doNothing} />)
  expect(screen.getByText(mine)).toBeTruthy()
  cleanup()
  renderInApp(<Head of={left} />)
  expect(screen.getByText(new RegExp(`schema.org/${data}`))).toBeTruthy()
})
