import { type APIRequestContext, expect } from '@playwright/test'
import type { CropInput } from '../../src/shared/crop/crop.schema.ts'
import type { EquipmentInput } from '../../src/shared/equipment/equipment.schema.ts'
import { inDays } from './form.ts'
import { picture } from './pictures.ts'

export const headersOf = (token: string) => ({ authorization: `Bearer ${token}` })

interface Owner {
  token: string
}

/** Lists a crop through the API. @returns its id. */
export async function addCrop(api: APIRequestContext, { token }: Owner, data: Partial<CropInput>) {
  const answer = await api.post('/api/crop/add-crop', {
    headers: headersOf(token),
    data: {
      name: 'Crop',
      category: 'Vegetables',
      price: 40,
      quantity: 50,
      unit: 'kg',
      harvestDate: inDays(-1),
      expiryDate: inDays(9),
      dispatchTime: 1,
      ...data,
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { data: { _id: string } }).data._id
}

/** Changes a crop through the API, as its seller would. */
export async function changeCrop(
  api: APIRequestContext,
  { token }: Owner,
  cropId: string,
  data: Partial<CropInput>,
): Promise<void> {
  const answer = await api.patch(`/api/crop/update-crop/${cropId}`, {
    headers: headersOf(token),
    data,
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Lists a machine through the API, available from today on. @returns its id. */
export async function addEquipment(
  api: APIRequestContext,
  { token }: Owner,
  data: Partial<EquipmentInput>,
) {
  const headers = headersOf(token)
  const uploaded = await api.post('/api/utils/upload-images', {
    headers,
    multipart: { images: await picture('machine.jpg', 'firebrick') },
  })
  expect(uploaded.status(), await uploaded.text()).toBe(200)
  const { data: images } = (await uploaded.json()) as { data: string[] }
  const answer = await api.post('/api/equipment/add-equipment', {
    headers,
    data: {
      name: 'Machine',
      category: 'Harvesting',
      pricePerDay: 1200,
      contactNumber: '9876543210',
      availableFrom: inDays(-1),
      availableTo: inDays(60),
      images,
      ...data,
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { data: { _id: string } }).data._id
}
