/** The full name of user `u` as SQL; "" without one. */
export const userNameSql = (u: string) => `btrim(${u}.first_name || ' ' || ${u}.last_name)`

/** User `u` as JSON for the other person of an order or a booking, with the phone. */
export const personViewSql = (u: string) => `json_build_object('_id', ${u}.id,
  'name', ${userNameSql(u)}, 'image', ${u}.image, 'verified', ${u}.verified, 'phone', ${u}.phone,
  'place', concat_ws(', ', nullif(${u}.city, ''), nullif(${u}.state, '')))`
