import { type APIRequestContext, expect } from '@playwright/test'
import { paths } from '../../src/client/platform/paths/paths.ts'
import { type Account, createAccount } from './account.ts'
import { inDays } from './form.ts'
import { addCrop, addEquipment, headersOf } from './listings.ts'

/** Long words are what makes narrow pages scroll sideways. */
const longWord = 'Rashtriyakrishivikasyojana'

interface Answer {
  data: Record<string, unknown> & { _id: string }
}

const importFile = {
  name: `${longWord}-stock-of-the-cooperative.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Crop name,Rate,Unit,Stock,Harvest date,Expiry date,Dispatch time',
      `Sharbati wheat,"55,5",kg,40,2026-04-15,2037-03-31,2`,
    ].join('\n'),
  ),
}

/** The pages with an id in their address, of people who have something of everything. */
export interface FullShop {
  seller: Account
  open: string[]
  /** Pages of the seller. */
  own: string[]
}

/** Sells, rents, asks and connects software through the API: a seller with something on every page. */
export async function createFullShop(api: APIRequestContext): Promise<FullShop> {
  const seller = await createAccount(api)
  const buyer = await createAccount(api)
  const call = async (address: string, data: unknown, { token }: { token: string }) => {
    const answer = await api.post(`/api${address}`, { headers: headersOf(token), data })
    expect(answer.ok(), `${address}: ${await answer.text()}`).toBe(true)
    return ((await answer.json()) as Answer).data
  }
  for (const { token } of [seller, buyer])
    await api.patch('/api/user/update-user', {
      headers: headersOf(token),
      data: { firstName: longWord, lastName: 'Venkatanarasimharajuvaripeta' },
    })
  const user = await api.get('/api/user/get-user', { headers: headersOf(seller.token) })
  const sellerId = ((await user.json()) as Answer).data._id

  const description = `${longWord} https://example.org/${'a'.repeat(60)}`
  const cropId = await addCrop(api, seller, {
    name: `Onion ${longWord}`,
    quantity: 500,
    description,
  })
  const equipmentId = await addEquipment(api, seller, { name: `Thresher ${longWord}`, description })
  const { orders } = await call(
    '/order/place-orders',
    { lines: [{ cropId, quantity: 20 }], delivery: 'pickup', payBy: 'cash' },
    buyer,
  )
  const orderId = (orders as { _id: string }[])[0]?._id ?? ''
  const days = { from: inDays(3), to: inDays(5) }
  const booking = await call('/booking/request-booking', { equipmentId, ...days }, buyer)
  const conversation = await call('/message/open-conversation', { cropId }, buyer)
  const question = await call(
    '/community/ask-question',
    { title: `Leaves of ${longWord}?`, body: description, topic: 'other' },
    seller,
  )
  await call('/community/answer-question', { questionId: question._id, body: description }, buyer)
  const key = await call(
    '/api-keys/create-key',
    { name: longWord, scopes: ['proposals:write'] },
    seller,
  )
  const program = { token: String(key.secret) }
  await call('/proposals/propose-price', { cropId, price: 45 }, program)
  await call('/proposals/propose-accept-order', { orderId }, program)
  await call(
    '/webhooks/create-webhook',
    { name: longWord, url: `https://example.org/${'a'.repeat(60)}` },
    seller,
  )
  await call('/favourite/add-favourite', { kind: 'crop', listingId: cropId }, seller)
  await call('/saved-search/save-search', { kind: 'crop', name: longWord, q: 'onion' }, seller)
  const uploaded = await api.post('/api/listing-import/upload?kind=crops', {
    headers: headersOf(seller.token),
    multipart: { file: importFile },
  })
  expect(uploaded.ok(), await uploaded.text()).toBe(true)

  const prices = (await (await api.get('/api/market/prices?limit=1')).json()) as {
    data: { prices: { _id: string }[] }
  }
  const articles = (await (await api.get('/api/blog/articles')).json()) as {
    data: { articles: { slug: string }[] }
  }
  return {
    seller,
    open: [
      paths.crop.href(cropId),
      paths.equipment.href(equipmentId),
      paths.seller.href(sellerId),
      paths.communityQuestion.href(question._id),
      paths.calendarCrop.href('wheat'),
      paths.cropHealthTips.href('wheat'),
      paths.marketCrop.href('wheat'),
      paths.marketSeries.href(prices.data.prices[0]?._id ?? ''),
      paths.blogArticle.href(articles.data.articles[0]?.slug ?? ''),
    ],
    own: [
      paths.order.href(orderId),
      paths.packingSlip.href(orderId),
      paths.booking.href(booking._id),
      paths.conversation.href(conversation._id),
      paths.dashboardQuestion.href(question._id),
      paths.editCrop.href(cropId),
      paths.editEquipment.href(equipmentId),
      paths.addCrop.href('form=all'),
      paths.sellerOrders.href(),
      paths.bookings.href('side=owner'),
      paths.messages.href(),
      paths.integrations.href(),
      paths.webhooks.href(),
      paths.proposals.href(),
      paths.transfers.href(),
      paths.favourites.href(),
      paths.savedSearches.href(),
      paths.myCrops.href(),
      paths.myEquipment.href(),
      paths.dashboard.href(),
    ],
  }
}
