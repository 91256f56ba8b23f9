import { randomInt } from 'node:crypto'
import { notifyOfListings } from '#server/features/saved-search/saved-search-matching.service.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { TestApp } from '../test-app.ts'
import { connectSoftware } from './connected-software.ts'
import { newCrop } from './listings.ts'
import { inDays } from './rentals.ts'
import { type Resident, signUpResident } from './resident.ts'
import { uploadPicture } from './uploads.ts'

const addCrop = async (app: TestApp, seller: Resident) => {
  const images = [await uploadPicture(app, seller.token)]
  const { word, phone } = seller
  const texts = {
    name: `${word} wheat ${phone}`,
    description: `Grown by ${word}`,
    tags: [`${word}tag`],
  }
  const { _id } = await seller.post('crop/add-crop', {
    ...newCrop,
    ...texts,
    images,
    externalId: `${seller.word}-1001`,
  })
  return _id as string
}

async function addTestEquipment(app: TestApp, owner: Resident) {
  const { _id } = await owner.post('equipment/add-equipment', {
    name: `${owner.word} tractor ${owner.phone}`,
    description: `Kept by ${owner.word}`,
    tags: [`${owner.word}tag`],
    category: 'Tractor',
    pricePerDay: 900,
    contactNumber: `+91 ${owner.phone}`,
    availableFrom: inDays(-30),
    availableTo: inDays(300),
    images: [await uploadPicture(app, owner.token)],
    externalId: `${owner.word}-machine`,
  })
  return _id as string
}

/** An order from its placement to both reviews. */
async function completeOrder(buyer: Resident, seller: Resident, cropId: string) {
  const { address, firstName: name, phone } = buyer
  const { orders } = await buyer.post('order/place-orders', {
    lines: [{ cropId, quantity: 1 }],
    delivery: 'delivery',
    payBy: 'upi',
    note: `Ask for ${buyer.word}`,
    externalId: `${buyer.word}-PO-${cropId.slice(-6)}`,
    address: {
      name,
      phone,
      line: address.line,
      city: address.city,
      state: address.state,
      zip: address.zip,
    },
  })
  const { _id: orderId } = orders[0]
  await seller.post(`order/set-reference/${orderId}`, { externalId: `${seller.word}-${orderId}` })
  const step = (actor: Resident, to: string, reason = '') =>
    actor.post(`order/change-status/${orderId}`, { to, reason })
  await step(seller, 'accepted')
  const reference = String(randomInt(1e11, 1e12))
  await buyer.post(`order/give-payment-reference/${orderId}`, { reference })
  await step(seller, 'paid')
  await step(seller, 'dispatched')
  await step(buyer, 'delivered')
  const text = `${buyer.word} says: good. Call ${buyer.phone}`
  await buyer.post('review/add-review', { orderId, stars: 5, text })
  await seller.post('review/add-review', { orderId, stars: 4, text: `${seller.word} says: paid` })
  return orderId as string
}

/** A booking from its request to its completion. */
async function completeBooking(renter: Resident, owner: Resident, equipmentId: string) {
  const { _id: bookingId } = await renter.post('booking/request-booking', {
    equipmentId,
    from: inDays(0),
    to: inDays(0),
    note: `Field of ${renter.word}`,
    travel: { pin: renter.address.zip, fee: null },
  })
  for (const to of ['accepted', 'handed-over', 'returned', 'completed']) {
    await owner.post(`booking/change-status/${bookingId}`, { to, reason: '' })
  }
  return bookingId as string
}

/** A seller and an owner decline, with reasons that contain their phone number. */
async function declineBoth(asker: Resident, owner: Resident, cropId: string, equipmentId: string) {
  const reason = `Not now, says ${owner.word}: ${owner.phone}`
  const lines = [{ cropId, quantity: 1 }]
  const placing = { lines, delivery: 'pickup', payBy: 'cash' }
  const { orders } = await asker.post('order/place-orders', placing)
  await owner.post(`order/change-status/${orders[0]._id}`, { to: 'declined', reason })
  const days = { from: inDays(5), to: inDays(5) }
  const { _id } = await asker.post('booking/request-booking', { equipmentId, ...days })
  await owner.post(`booking/change-status/${_id}`, { to: 'declined', reason })
}

/** Two people write to each other about a crop, with a photo. */
async function exchangeMessages(app: TestApp, asker: Resident, owner: Resident, cropId: string) {
  const { _id } = await asker.post('message/open-conversation', { cropId })
  const images = [await uploadPicture(app, asker.token)]
  const { firstName, lastName, phone, email } = asker
  const text = `This is ${firstName} ${lastName}, ${phone}, ${email}`
  await asker.post(`message/send-message/${_id}`, { text, images })
  const { _id: answerId } = await owner.post(`message/send-message/${_id}`, {
    text: `${owner.word} answers`,
  })
  return { conversationId: _id as string, answerId: answerId as string }
}

/** What a person does alone: cart, advisor, contact, newsletter, expert, price alert and reports. */
async function exerciseOtherFeatures(
  app: TestApp,
  person: Resident,
  other: { cropId: string; answerId: string },
) {
  const { word, email, post } = person
  await post('basket/put-line', { cropId: other.cropId, quantity: 1 })
  await post('chat/personalized', { message: `When does ${word} sow wheat?` })
  await post('contact/send-message', {
    name: `${word}first`,
    email,
    subject: 'support',
    message: `A question by ${word}`,
    newsletter: true,
  })
  await post('expert/request-session', {
    field: 'crop-agronomist',
    state: 'Maharashtra',
    preferredDay: inDays(3),
    partOfDay: 'morning',
    language: 'en',
    question: `What about the field of ${word}?`,
  })
  await connectSoftware(app, person.token, word)
  const report = { reason: 'fraud', note: `Reported by ${word}, ${person.phone}` }
  await post('report/report-listing', { kind: 'crop', listingId: other.cropId, ...report })
  await post(`message/report-message/${other.answerId}`, report)
  await execute(
    app.services.db,
    sql`with series as (insert into mandi_series (id, state, district, market, commodity, last_day,
          last_min, last_modal, last_max)
        values (${crypto.randomUUID()}, 'Bihar', 'Gaya', ${crypto.randomUUID()}, 'Wheat', '2026-01-01', 1, 2, 3) returning id)
      insert into price_alerts (id, user_id, series_id, direction, level, created_at, updated_at)
        select id, ${person.id}, id, 'above', 2500, now(), now() from series`,
  )
  await execute(
    app.services.db,
    sql`insert into second_factor_passkeys (id, user_id, credential_id, public_key, counter, name, created_at)
      values (${crypto.randomUUID()}, ${person.id}, ${`credential of ${word}`}, 'key', 0, ${`Phone of ${word}`}, now())`,
  )
}

const saveSearch = ({ word, post }: Resident) =>
  post('saved-search/save-search', { kind: 'crop', name: `Search of ${word}`, q: 'wheat' })

/** Questions, answers, helpful marks and reports in the community. */
async function contributeToCommunity(person: Resident, other: Resident) {
  const ask = async (actor: Resident) =>
    (await actor.post('community/ask-question', { title: `How does ${actor.word} store wheat?` }))
      ._id as string
  const questionId = await ask(person)
  const othersQuestion = await ask(other)
  const answer = { questionId, body: `${other.word} keeps it dry` }
  const { _id: answerId } = await other.post('community/answer-question', answer)
  await person.post('community/mark-helpful', { postId: answerId, isHelpful: true })
  const own = { questionId: othersQuestion, body: `${person.word} uses neem` }
  await person.post('community/answer-question', own)
  const report = { reason: 'spam', note: `Seen by ${person.word}, ${person.phone}` }
  await person.post('community/report-post', { postId: othersQuestion, ...report })
  return { questionId, othersQuestion }
}

/**
 * Two people who do everything with each other that the app allows, through its API.
 * @param words two words; each occurs in everything that one of the two writes, and nowhere else.
 */
export async function liveFullLives(app: TestApp, [word, othersWord]: [string, string]) {
  const person = await signUpResident(app, word)
  const other = await signUpResident(app, othersWord)
  const delivery = { crops: { mode: 'pins', pinPrefixes: [person.address.zip.slice(0, 3)] } }
  await person.call('PATCH', 'delivery/update-terms', delivery)
  const [cropId, othersCropId] = [await addCrop(app, person), await addCrop(app, other)]
  const [bookedEquipmentId, othersEquipmentId] = [
    await addTestEquipment(app, person),
    await addTestEquipment(app, other),
  ]
  const sold = await completeOrder(other, person, cropId)
  const bought = await completeOrder(person, other, othersCropId)
  const rentedOut = await completeBooking(other, person, bookedEquipmentId)
  const rented = await completeBooking(person, other, othersEquipmentId)
  await declineBoth(other, person, cropId, bookedEquipmentId)
  await person.post('booking/block-days', {
    equipmentId: bookedEquipmentId,
    from: inDays(9),
    to: inDays(9),
  })
  const { conversationId, answerId } = await exchangeMessages(app, person, other, othersCropId)
  await exchangeMessages(app, other, person, cropId)
  await exerciseOtherFeatures(app, person, { cropId: othersCropId, answerId })
  for (const actor of [person, other]) await saveSearch(actor)
  await notifyOfListings(app.services.db, 'crop', [cropId, othersCropId])
  const questions = await contributeToCommunity(person, other)
  await person.post(`message/block-person/${conversationId}`)
  return {
    person,
    other,
    cropId,
    equipmentId: bookedEquipmentId,
    orders: { sold, bought },
    bookings: { let: rentedOut, rented },
    conversationId,
    ...questions,
  }
}

export type FullLives = Awaited<ReturnType<typeof liveFullLives>>
