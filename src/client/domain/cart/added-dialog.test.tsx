import { screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { startTranslation, switchLanguage } from '#client/platform/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render.tsx'
import type { CropView } from '#shared/crop/crop.schema.ts'
import AddedDialog from './added-dialog.tsx'

const honey = {
  name: 'Sundarban Forest Honey',
  kindHindi: 'शहद',
  images: [],
  price: 500,
  unit: 'kg',
} as unknown as CropView

beforeAll(() => startTranslation())
afterEach(() => switchLanguage('en'))

test('in Hindi the crop that was added has the Hindi name of its kind before its own', async () => {
  await switchLanguage('hi')
  const added = { quantity: 2, isAll: false }
  renderInApp(<AddedDialog crop={honey} added={added} isOpen onClose={() => {}} />)
  expect(await screen.findByText('शहद · Sundarban Forest Honey')).toBeTruthy()
})
