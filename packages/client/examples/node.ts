import { createKrishiHaatClient } from '@krishihaat/client'
import { createKrishiHaatRestClient } from '@krishihaat/client/rest'
import { CropInput } from '@krishihaat/client/schemas/crop/crop.schema'

/** Offers wheat and returns its id; the same reference never offers it twice. */
export async function offerWheat(url: string, token: string, reference: string) {
  const client = createKrishiHaatClient(url, { token })
  const crop = CropInput.parse({
    name: 'Wheat',
    category: 'Grains',
    price: 28,
    quantity: 500,
    unit: 'kg',
    harvestDate: '2026-04-10',
    expiryDate: '2027-06-30',
    dispatchTime: 2,
  })
  const { _id } = await client.crop.add.mutate(crop, { context: { idempotencyKey: reference } })
  return _id
}

/** The same over REST: the price and the last good day of a crop. */
export async function readCrop(url: string, cropId: string) {
  const rest = createKrishiHaatRestClient(url)
  const { data, error } = await rest.GET('/crop/get-crop/{cropId}', {
    params: { path: { cropId } },
  })
  if (error) throw new Error(`${error.code}: ${error.message}`)
  const { price, expiryDate } = data.data
  return { price, expiryDate }
}
