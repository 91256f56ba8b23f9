import type { TestApp } from '../test-app.ts'
import { newCrop } from './listings.ts'

/** Creates users who list crops and write to each other about them, through the REST API. */
export const writersOf =
  (app: TestApp) =>
  async (firstName = '') => {
    const { token, phone } = await app.signUp()
    if (firstName) {
      await app.call('PATCH', '/api/user/update-user', { token, body: { firstName } })
    }
    const post = (path: string, body: object = {}, headers: Record<string, string> = {}) =>
      app.call('POST', `/api/message/${path}`, { token, body, headers })
    const get = (path: string) => app.call('GET', `/api/message/${path}`, { token })
    return {
      token,
      phone,
      post,
      open: async (about: object) =>
        (await post('open-conversation', about)).body.data?._id as string,
      send: (id: string, text: unknown, more: object = {}, headers?: Record<string, string>) =>
        post(`send-message/${id}`, { text, ...more }, headers),
      list: async (query = '') => (await get(`conversations${query}`)).body.data,
      get: async (id: string, query = '') => (await get(`get-conversation/${id}${query}`)).body,
      read: (id: string, upTo: number) => post(`mark-read/${id}`, { upTo }),
      addCrop: async (changes: object = {}) => {
        const body = { ...newCrop, ...changes }
        return (await app.call('POST', '/api/crop/add-crop', { token, body })).body.data
          ._id as string
      },
      unread: async () => (await get('unread')).body.data.unread,
    }
  }

export type Writer = Awaited<ReturnType<ReturnType<typeof writersOf>>>
