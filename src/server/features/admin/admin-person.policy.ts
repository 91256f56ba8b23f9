import { userNameSql } from '#server/features/user/user.sql.ts'
import type { AdminPerson } from '#shared/admin/admin.schema.ts'
import { placeOf } from '#shared/kit/places.ts'

/** A person as `adminPersonSql` reads them. */
export interface AdminPersonRow {
  id: string
  name: string
  verified: boolean
  city: string
  state: string
}

/** User `u` as JSON for the admin lists. */
export const adminPersonSql = (u: string) => `json_build_object('id', ${u}.id,
  'name', ${userNameSql(u)}, 'verified', ${u}.verified, 'city', ${u}.city, 'state', ${u}.state)`

export const toAdminPerson = ({
  id,
  name,
  verified,
  city,
  state,
}: AdminPersonRow): AdminPerson => ({
  _id: id,
  name,
  verified,
  place: placeOf({ city, state }),
})
