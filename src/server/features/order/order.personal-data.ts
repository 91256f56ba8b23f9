import { type DataTable, isErased, masked } from '#server/platform/database/personal-data.ts'
import { formerMember } from '#shared/account/account.constants.ts'

const isOrderOf = (side: 'buyer' | 'seller') =>
  `t.order_id in (select id from orders where ${side}_id = :person)`

const ordersOfNobody = `select o.id from orders o
  where (o.buyer_id = :person and ${isErased('o.seller_id')})
    or (o.seller_id = :person and ${isErased('o.buyer_id')})`

export const orderPersonalData: readonly DataTable[] = [
  {
    table: 'orders',
    people: { buyer: 't.buyer_id = :person', seller: 't.seller_id = :person' },
    columns: {
      id: 'reference',
      number: 'fact',
      buyer_id: 'reference',
      seller_id: 'reference',
      status: 'fact',
      delivery: 'fact',
      delivery_fee: 'fact',
      delivery_mode: 'fact',
      delivery_km: 'fact',
      delivery_from_pin: { of: 'seller', seenByAll: true, becomes: 'null' },
      delivery_to_pin: { of: 'buyer', becomes: 'null' },
      pay_by: 'fact',
      total: 'fact',
      note: { of: 'buyer', seenByAll: true, becomes: "''" },
      address: { of: 'buyer', becomes: 'null' },
      // The bank's reference of a payment: a record of both people that names nobody.
      payment_reference: 'fact',
      payee_upi_id: { of: 'seller', becomes: 'null' },
      // Never set to null, because a value means that the order was accepted.
      payee_name: {
        of: 'seller',
        seenByAll: true,
        becomes: `case when t.payee_name is not null then '${formerMember}' end`,
      },
      paid_at: 'fact',
      expires_at: 'fact',
      contested_at: 'fact',
      contest_settled_at: 'fact',
      contest_upheld: 'fact',
      created_at: 'fact',
      updated_at: 'internal',
    },
    archive: {
      file: 'orders',
      about: {
        en: 'Your orders as a buyer and as a seller, with crops, prices and each step.',
        hi: 'खरीदार और बेचने वाले के तौर पर आपके ऑर्डर, फ़सल, दाम और हर कदम के साथ।',
      },
      key: 'id',
      extra: {
        my_side: "case when t.buyer_id = :person then 'buyer' else 'seller' end",
        other_side: `(select btrim(u.first_name || ' ' || u.last_name) from users u
          where u.id = case when t.buyer_id = :person then t.seller_id else t.buyer_id end)`,
      },
    },
    beforeErasure: [`delete from upload_uses where used_by in (${ordersOfNobody})`],
    deletes: { buyer: isErased('t.seller_id'), seller: isErased('t.buyer_id') },
    retentionReason:
      'An order is the counterparty’s record too; it is deleted once both people are erased.',
  },
  {
    table: 'order_lines',
    people: { buyer: isOrderOf('buyer'), seller: isOrderOf('seller') },
    columns: {
      order_id: 'reference',
      position: 'internal',
      crop_id: 'reference',
      name: { of: 'seller', seenByAll: true, becomes: masked },
      image: 'reference',
      unit: 'fact',
      price: 'fact',
      quantity: 'fact',
    },
    archive: { within: 'orders', as: 'lines', on: 't.order_id = p.id', orderBy: 't.position' },
    retentionReason: 'With its order.',
  },
  {
    table: 'order_events',
    people: { buyer: isOrderOf('buyer'), seller: isOrderOf('seller') },
    columns: {
      order_id: 'reference',
      id: 'reference',
      status: 'fact',
      made_by: 'fact',
      actor_id: 'reference',
      reason: { seenByAll: true, becomes: masked },
      created_at: 'fact',
    },
    archive: { within: 'orders', as: 'steps', on: 't.order_id = p.id', orderBy: 't.id' },
    retentionReason: 'With its order.',
  },
  {
    table: 'order_references',
    people: { person: 't.person_id = :person' },
    columns: {
      order_id: 'reference',
      person_id: 'reference',
      external_id: {},
      updated_at: 'fact',
    },
    archive: {
      within: 'orders',
      as: 'myReference',
      on: 't.order_id = p.id and t.person_id = :person',
      orderBy: 't.order_id',
    },
    deletes: { person: 'all' },
  },
  {
    table: 'checkouts',
    people: { buyer: 't.person_id = :person' },
    columns: {
      person_id: 'reference',
      key: 'internal',
      fingerprint: 'secret',
      order_ids: 'reference',
      created_at: 'internal',
    },
    archive: { none: 'Finds a repeated checkout for two days; the orders are in the archive.' },
    deletes: { buyer: 'all' },
  },
]
