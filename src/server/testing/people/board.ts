import { createTestApp } from '../test-app.ts'

/** The whole app, and the calls that people of the community's board make. */
export async function createBoard() {
  const app = await createTestApp()
  let asked = 0

  const post = (path: string, token: string | undefined, body: object) =>
    app.call('POST', `/api/community/${path}`, { ...(token && { token }), body })
  const list = async (query = '', token?: string) => {
    const url = `/api/community/questions?${query}`
    return (await app.call('GET', url, { ...(token && { token }) })).body.data
  }
  const read = (id: string, token?: string) =>
    app.call('GET', `/api/community/question/${id}`, { ...(token && { token }) })

  /** Signs somebody up. @returns their token. */
  async function person(firstName = '', lastName = ''): Promise<string> {
    const { token } = await app.signUp()
    if (firstName) {
      const body = { firstName, lastName, address: { city: 'Nashik', state: 'Maharashtra' } }
      await app.call('PATCH', '/api/user/update-user', { token, body })
    }
    return token
  }

  /** Makes an account so old that its reports count towards hiding a post. */
  async function age(token: string, days = 8): Promise<void> {
    const { body } = await app.call('GET', '/api/user/get-user', { token })
    await app.services.db.read({
      text: `update users set created_at = now() - $2::int * interval '1 day' where id = $1`,
      values: [body.data._id, days],
    })
  }
  /** As `person`, with some standing. */
  async function resident(): Promise<string> {
    const token = await person()
    await age(token)
    return token
  }

  async function written(path: string, token: string, body: object): Promise<string> {
    const answered = await post(path, token, body)
    if (answered.status !== 200) throw new Error(answered.body.message)
    return answered.body.data._id
  }
  const ask = (token: string, more: object = {}) =>
    written('ask-question', token, { title: `A question with the number ${++asked}`, ...more })
  const answer = (token: string, questionId: string, body: string) =>
    written('answer-question', token, { questionId, body })

  /** The words of a question's answers as somebody sees them. */
  const bodies = async (id: string, token?: string): Promise<string[]> =>
    (await read(id, token)).body.data.answerList.map(({ body }: { body: string }) => body)

  return { app, post, list, read, person, resident, ask, answer, bodies }
}

export type Board = Awaited<ReturnType<typeof createBoard>>
