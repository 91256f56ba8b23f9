import type { TestApp } from '../test-app.ts'
import { uploadPicture } from './uploads.ts'

/** A person's identity, every part with a word that no one else has. */
function identityOf(word: string) {
  return {
    firstName: `${word}first`,
    lastName: `${word}last`,
    email: `${word}@example.org`.toLowerCase(),
    gender: 'Female',
    // Different words must have different lengths.
    dob: `1981-02-${10 + word.length}`,
    upiId: `${word}@okbank`,
    address: {
      line: `77 ${word} Road`,
      city: `${word}nagar`,
      state: 'Maharashtra',
      zip: '422001',
      country: 'India',
    },
  }
}

/** Signs up a user with a complete profile. */
export async function signUpResident(app: TestApp, word: string) {
  const { token, phone } = await app.signUp()
  const call = async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) => {
    const answer = await app.call(method, `/api/${path}`, { token, ...(body && { body }) })
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return answer.body.data
  }
  const post = (path: string, body: object = {}) => call('POST', path, body)
  const identity = identityOf(word)
  const { firstName } = identity
  await post('user/setup', { firstName, aadhaar: '234123412346', farmerId: `${word}-981` })
  const image = await uploadPicture(app, token)
  const { _id: id } = await call('PATCH', 'user/update-user', { ...identity, image })
  return { ...identity, id: id as string, word, token, phone, image, call, post }
}

export type Resident = Awaited<ReturnType<typeof signUpResident>>
