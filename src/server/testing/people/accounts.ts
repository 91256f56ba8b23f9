import { personalData } from '#server/app/database/personal-data.ts'
import { eraseDueAccounts } from '#server/features/account/account-erasure.service.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { TestApp } from '../test-app.ts'
import { unzip } from '../wire/unzip.ts'

/** The account calls of the API, and the erasure job. */
export function accountCalls(app: TestApp) {
  const { services } = app

  const download = (token?: string) =>
    app.server.inject({
      method: 'GET',
      url: '/api/account/download-data',
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
  const post = (path: string, token: string, body: object = {}) =>
    app.call('POST', `/api/account/${path}`, { token, body })

  /** Requests the code for deleting the account. @returns the code. */
  async function deletionCode({ token, phone }: { token: string; phone: string }) {
    const { status, body } = await post('request-deletion-otp', token)
    if (status !== 200) throw new Error(body.message)
    return app.lastSms(phone, /OTP/)?.text.match(/\d{6}/)?.[0] ?? ''
  }

  return {
    download,
    post,
    /** The archive's files by name. */
    archive: async (token: string) => {
      const answer = await download(token)
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return unzip(answer.rawPayload)
    },
    status: async (token: string) =>
      (await app.call('GET', '/api/account/deletion-status', { token })).body.data,
    deletionCode,
    requestDeletion: async (person: { token: string; phone: string }) =>
      post('request-deletion', person.token, { otp: await deletionCode(person) }),
    /** Lets the days pass until the erasure of an account is due. */
    passDeletionDays: (phone: string) =>
      execute(
        services.db,
        sql`update users set deletion_due_at = now() - interval '1 minute'
          where deletion_due_at is not null and ${phone} in (phone, released_phone)`,
      ),
    eraseDue: () => eraseDueAccounts(services, personalData),
    /** Moves a person's last login back to this many days ago. */
    lastLogin: (phone: string, daysAgo: number) =>
      execute(
        services.db,
        sql`update users set last_login_at = now() - ${daysAgo} * interval '1 day' where phone = ${phone}`,
      ),
    /** Requests a code for a login or sign-up and verifies it. */
    verify: async (purpose: 'login' | 'register', phone: string) => {
      await app.call('POST', `/api/auth/${purpose}/request-otp`, { body: { phone } })
      const otp = app.lastSms(phone, /OTP/)?.text.match(/\d{6}/)?.[0]
      return app.call('POST', `/api/auth/${purpose}/verify-otp`, { body: { phone, otp } })
    },
  }
}
