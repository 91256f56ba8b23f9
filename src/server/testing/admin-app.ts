import { signUpOperator } from './people/second-factor.ts'
import { createTestApp } from './test-app.ts'

const operatorPhone = '9000000001'

/** The whole app with one operator, and the calls of the admin tests. @param settings further environment variables. */
export async function createAdminApp(settings: Parameters<typeof createTestApp>[0] = {}) {
  const app = await createTestApp({ ...settings, ADMIN_PHONES: operatorPhone })
  const operator = await signUpOperator(app, operatorPhone)
  /** Sent with every action. */
  const reason = 'Seen by our people'

  const post = (path: string, token: string, body: object) =>
    app.call('POST', `/api/${path}`, { token, body })
  const get = async (path: string, token = operator) =>
    (await app.call('GET', `/api/${path}`, { token })).body.data
  const act = (path: string, body: object) => post(`desk/${path}`, operator, { reason, ...body })
  const idOf = async (token: string) => (await get('user/get-user', token))._id as string
  /** The content of a person's newest notification. */
  const newestNotification = async (token: string) =>
    (await get('user/notices', token)).notices[0]?.content
  const newestAct = async () => (await get('desk/log?limit=1')).entries[0]

  return { app, operator, reason, post, get, act, idOf, newestNotification, newestAct }
}

export type AdminApp = Awaited<ReturnType<typeof createAdminApp>>
