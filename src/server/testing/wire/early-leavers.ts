import { setTimeout as wait } from 'node:timers/promises'
import { openSocket, requestHead } from './raw-socket.ts'

const json = { 'content-type': 'application/json', 'content-length': 1000 }
const form = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 100_000 }

const completeRequest = (path: string, body: object) => {
  const text = JSON.stringify(body)
  return requestHead('POST', path, { ...json, 'content-length': text.length }) + text
}

/** Requests whose clients leave before the answer, or before they have sent everything. */
const unfinishedRequests = (token: string): string[] => {
  const headers = { authorization: `Bearer ${token}` }
  const part =
    '--x\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\nabc'
  return [
    'GET /api/crop/all-crops HTT',
    `${requestHead('POST', '/api/auth/login/request-otp', json)}{"phone":`,
    `${requestHead('POST', '/trpc/auth.requestLoginOtp', json)}{"json":`,
    `${requestHead('POST', '/trpc/crop.add', { ...headers, ...json })}{"json":`,
    `${requestHead('POST', '/trpc/crop.add', { ...headers, ...json, 'idempotency-key': 'k' })}{"json":`,
    `${requestHead('POST', '/api/crop/add-crop', { ...headers, ...json })}{"name":`,
    `${requestHead('POST', '/api/utils/upload-images', { ...headers, ...form })}${part}`,
    `${requestHead('POST', '/api/newsletter/unsubscribe', form)}${part}`,
    `${requestHead('POST', '/trpc/auth.requestLoginOtp', form)}${part}`,
    completeRequest('/api/auth/login/request-otp', { phone: '9876500002' }),
    completeRequest('/trpc/auth.requestLoginOtp', { json: { phone: '9876500003' } }),
    completeRequest('/api/newsletter/subscribe', { email: 'sita@farm.example' }),
    completeRequest('/api/chat/personalized', { message: 'hello' }),
    completeRequest('/api/utils/visit', {}),
    requestHead('GET', '/trpc/live.events', { ...headers, accept: 'text/event-stream' }),
    requestHead('GET', '/api/openapi.json'),
    requestHead('GET', '/api/openapi.json', { 'accept-encoding': 'br' }),
    requestHead('GET', '/trpc/crop.list,crop.list?batch=1&input=%7B%7D'),
    requestHead('GET', '/trpc/crop.list,crop.list?batch=1&input=%7B%7D', {
      'trpc-accept': 'application/jsonl',
    }),
    requestHead('GET', '/shop', { 'accept-encoding': 'br' }),
    requestHead('GET', '/icon.svg'),
  ]
}

/** Opens many connections, sends an incomplete request on each, and leaves at different moments. */
export async function leaveEarly(address: string, token: string, times: number) {
  for (let time = 0; time < times; time++) {
    await Promise.all(
      unfinishedRequests(token).map(async (text) => {
        const socket = await openSocket(address)
        socket.send(text)
        await wait((time % 5) * 4)
        await (time % 2 === 0 ? socket.reset() : socket.close())
      }),
    )
    // These wait for a connection to the database behind the others, one to read and one to write. Without them a
    // busy machine falls so far behind that some wait for longer than they may, which is logged.
    const authorization = `Bearer ${token}`
    await Promise.all([
      fetch(`${address}/api/user/get-user`, { headers: { authorization } }),
      fetch(`${address}/api/utils/visit`, { method: 'POST' }),
    ])
  }
}
