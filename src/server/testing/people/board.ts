import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { createTestApp } from '../test-app.ts'

/** The whole app, and the calls of people who use the community board. */
export async function createBoard() {
  const app = await createTestApp()
  let questionCount = 0

  const post = (path: string, token: string | undefined, body: object) =>
    app.call('POST', `/api/community/${path}`, { ...(token && { token }), body })
  const list = async (query = '', token?: string) => {
    const url = `/api/community/questions?${query}`
    return (await app.call('GET', url, { ...(token && { token }) })).body.data
  }
  const read = (id: string, token?: string) =>
    app.call('GET', `/api/community/question/${id}`, { ...(token && { token }) })

  /** Signs up a user. @returns their token. */
  async function person(firstName = '', lastName = ''): Promise<string> {
    const { token } = await app.signUp()
    if (firstName) {
      const body = { firstName, lastName, address: { city: 'Nashik', state: 'Maharashtra' } }
      await app.call('PATCH', '/api/user/update-user', { token, body })
    }
    return token
  }

  /** Makes an account old enough for its reports to count towards hiding a post. */
  async function age(token: string, days = 8): Promise<void> {
    const { body } = await app.call('GET', '/api/user/get-user', { token })
    await execute(
      app.services.db,
      sql`update users set created_at = now() - ${days}::int * interval '1 day' where id = ${body.data._id}`,
    )
  }
  /** As `person`, with an older account. */
  async function establishedPerson(): Promise<string> {
    const token = await person()
    await age(token)
    return token
  }

  async function createPost(path: string, token: string, body: object): Promise<string> {
    const response = await post(path, token, body)
    if (response.status !== 200) throw new Error(response.body.message)
    return response.body.data._id
  }
  const ask = (token: string, more: object = {}) =>
    createPost('ask-question', token, {
      title: `A question with the number ${++questionCount}`,
      ...more,
    })
  const answer = (token: string, questionId: string, body: string) =>
    createPost('answer-question', token, { questionId, body })

  /** The texts of a question's answers as a user sees them. */
  const answerTexts = async (id: string, token?: string): Promise<string[]> =>
    (await read(id, token)).body.data.answerList.map(({ body }: { body: string }) => body)

  return { app, post, list, read, person, establishedPerson, ask, answer, answerTexts }
}

export type Board = Awaited<ReturnType<typeof createBoard>>
