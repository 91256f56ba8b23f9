import { kindOfNewListing } from '../../src/server/features/listing/listing-kind.service.ts'
import type { ListingKind } from '../../src/shared/listing/listing.constants.ts'
import { bulkCrops, bulkEquipments, firstNames, lastNames } from './goods.ts'

const text = (value: string) => `'${value.replaceAll("'", "''")}'`
const array = (values: readonly string[]) => `array[${values.map(text).join(', ')}]`

/** A UUID v7 for an instant, so that ids sort by age as the app's own do. */
const idFor = (instant: string) => `(lpad(to_hex((extract(epoch from ${instant}) * 1000)::bigint),
  12, '0') || '7' || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15))::uuid`

const pick = (list: string, length: number) => `(${list})[1 + floor(random() * ${length})::int]`

/** The places of `$1`, a JSON list of spots, by number. */
export const spotsSql = `create temp table spot as
  select nr::int, spot->>'city' as city, spot->>'state' as state, spot->>'district' as district,
    spot->>'pin' as pin, spot->>'point' as point, spot->>'pointPrecision' as point_precision
  from jsonb_array_elements($1::jsonb) with ordinality as spots (spot, nr)`

/**
 * `$1` generated sellers. Their numbers begin with 5, which no Indian mobile does, so that
 * nobody's real number can log in as one of them.
 */
export const sellersSql = `insert into users
  (id, phone, first_name, last_name, city, state, zip, verified, set_up_at, created_at, updated_at)
  select ${idFor('at')}, '5' || lpad(n::text, 9, '0'), ${pick(array(firstNames), firstNames.length)},
    ${pick(array(lastNames), lastNames.length)}, spot.city, spot.state, spot.pin,
    random() < 0.4, at, at, at
  from (
    select n, now() - random() * interval '700 days' as at,
      1 + floor(random() * (select max(nr) from spot))::int as spot_nr
    from generate_series(1, $1::int) as n offset 0
  ) sellers join spot on spot.nr = sellers.spot_nr on conflict (phone) do nothing`

/** The kind that a listing of this name gets in the app. */
const kindOf = (of: ListingKind, name: string) => {
  const { kindId } = kindOfNewListing(of, { name, tags: [] }, undefined)
  return kindId === null ? 'null::text' : text(kindId)
}

const goodsTable = (of: ListingKind, goods: typeof bulkCrops) =>
  `(values ${goods
    .map(
      ({ name, category, price, unit, words }, i) =>
        `(${i}, ${text(name)}, ${text(category)}, ${price}, ${text(unit)}, ${text(words)}, ${kindOf(of, name)})`,
    )
    .join(', ')}) as goods (nr, name, category, price, unit, words, kind)`

/** Sellers by number, to pick a random one without sorting. */
export const sellerNumbersSql = `create temp table seller as
  select (row_number() over ())::int as nr, users.id, users.city || ', ' || users.state as place,
    spot.point::cube as point, spot.pin, spot.district, spot.state, spot.point_precision
  from users join spot on spot.pin = users.zip where phone like '5%'`

/** Rows `$1` to `$2` of `$3`, the last one the newest; each random value is drawn once per row. */
const draws = (goods: number) => `(
    select n, floor(random() * ${goods})::int as nr,
      1 + floor(random() * (select max(nr) from seller))::int as seller_nr,
      date_trunc('milliseconds', now() - interval '180 days' * (1 - n::float8 / $3::int)
        - interval '1 minute') as at,
      0.6 + random() * 0.9 as factor, random() as luck, floor(random() * 5000)::int as variety
    from generate_series($1::int, $2::int) as n offset 0
  ) drawn`

const qualities = array(['Fresh', 'Premium', 'Desi', 'First grade', 'Sorted', 'Farm', 'Sun dried'])
/** One in five thousand has each: words that are neither common nor unique. */
const variety = `'KH' || drawn.variety || 'v'`

const sellerPlace =
  'seller.place, seller.point, seller.pin, seller.district, seller.state, seller.point_precision'

export const cropsSql = `insert into crops
  (id, owner_id, kind_id, kind_from, name, category, price, quantity, unit, description,
    harvest_date, expiry_date, dispatch_time, is_organic, tags, place, point, pin, district, state,
    point_precision, created_at, updated_at)
  select ${idFor('at')}, seller.id, goods.kind, 'name', ${pick(qualities, 7)} || ' ' || goods.name, goods.category,
    round((goods.price * factor)::numeric, 2), 10 + floor(luck * 2000), goods.unit,
    goods.words || '. Grown with care, packed on the farm. Variety ' || ${variety} || '.',
    (at + interval '10 days')::date, (at + interval '10 days' + luck * interval '240 days')::date,
    1 + floor(luck * 6)::int, luck < 0.25, array[lower(goods.name), goods.category], ${sellerPlace},
    at, at
  from ${draws(bulkCrops.length)}
  join ${goodsTable('crop', bulkCrops)} on goods.nr = drawn.nr join seller on seller.nr = drawn.seller_nr
  order by n`

export const equipmentsSql = `insert into equipments
  (id, owner_id, kind_id, kind_from, name, category, price_per_day, contact_number, description,
    available_from, available_to, status, safety_check_passed, tags, place, point, pin, district, state,
    point_precision, created_at, updated_at)
  select ${idFor('at')}, seller.id, goods.kind, 'name', ${pick(array(['Well kept', 'New', 'Serviced', 'Reliable']), 4)}
      || ' ' || goods.name, goods.category, round((goods.price * factor)::numeric, 0),
    '9' || lpad(floor(luck * 1000000000)::text, 9, '0'),
    goods.words || '. With driver on request, fuel extra. Number ' || ${variety} || '.',
    at::date, (at + interval '300 days')::date,
    case when luck < 0.9 then 'available' else 'maintenance' end, luck < 0.7,
    array[lower(goods.name), goods.category], ${sellerPlace}, at, at
  from ${draws(bulkEquipments.length)}
  join ${goodsTable('equipment', bulkEquipments)} on goods.nr = drawn.nr join seller on seller.nr = drawn.seller_nr
  order by n`
