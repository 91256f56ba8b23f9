import { sql } from '#server/platform/database/sql.ts'

/** The full name of user `u` as SQL; "" without one. */
export function userNameSql(alias: string) {
  const u = sql.raw(alias)
  return sql`btrim(${u}.first_name || ' ' || ${u}.last_name)`
}

/** City and state of user `u` as SQL, as `placeOf` writes them. */
export function userPlaceSql(alias: string) {
  const u = sql.raw(alias)
  return sql`concat_ws(', ', nullif(${u}.city, ''), nullif(${u}.state, ''))`
}

/** User `u` as JSON for the operators' lists. */
export function userCardSql(alias: string) {
  const u = sql.raw(alias)
  return sql`json_build_object('_id', ${u}.id, 'name', ${userNameSql(alias)},
    'verified', ${u}.verified, 'place', ${userPlaceSql(alias)})`
}

/** User `u` as JSON for the other person of an order or a booking, with the phone. */
export function personViewSql(alias: string) {
  const u = sql.raw(alias)
  return sql`json_build_object('_id', ${u}.id, 'name', ${userNameSql(alias)}, 'image', ${u}.image,
    'verified', ${u}.verified, 'phone', ${u}.phone, 'place', ${userPlaceSql(alias)})`
}
