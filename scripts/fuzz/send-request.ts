import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib'
import { errors, Pool } from 'undici'
import type { FuzzRequest } from './fuzz-request.ts'

/** An answer as received, or why there is none. */
export interface Answer {
  /** 0 when the connection ended or stayed silent without an answer. */
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
  /** Why there is no answer; "" when there is one. */
  failure: string
}

/** Milliseconds after which a request counts as unanswered. */
export const answerTimeoutMs = 20_000
/** Milliseconds for which an endless stream is read. */
const streamMs = 150
/** Milliseconds for which a socket that sent rubbish waits for the server. */
const socketMs = 250

export const headerOf = ({ headers }: Answer, name: string): string => {
  const value = headers[name]
  return Array.isArray(value) ? value.join(', ') : (value ?? '')
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
}

/** The decompressed body; answers to HEAD name an encoding but have no body. */
function decoded(bytes: Buffer, encoding: string): Buffer {
  const decode = decoders[encoding]
  return decode && bytes.length > 0 ? decode(bytes) : bytes
}

const noAnswer = (failure: string): Answer => ({
  status: 0,
  headers: {},
  body: Buffer.alloc(0),
  failure,
})

/** Sends raw bytes. @returns the answer; no answer is acceptable for rubbish. */
function sendBytes(origin: string, bytes: string | Buffer): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  return new Promise((done) => {
    const socket = connect(Number(port), hostname)
    const chunks: Buffer[] = []
    const finish = () => {
      clearTimeout(timer)
      socket.destroy()
      const body = Buffer.concat(chunks)
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(body.toString('latin1'))?.[1] ?? 0)
      done({ status, headers: {}, body, failure: '' })
    }
    const timer = setTimeout(finish, socketMs)
    socket.on('data', (chunk) => void chunks.push(chunk))
    socket.once('error', finish).once('close', finish)
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
  })
}

/** Opens the connections for sending requests. @param tokenOf the token of a request's user. */
export function openSender(
  origin: string,
  connections: number,
  tokenOf: (request: FuzzRequest) => string | null,
) {
  const http = new Pool(origin, {
    connections,
    headersTimeout: answerTimeoutMs,
    bodyTimeout: answerTimeoutMs,
  })

  async function send(request: FuzzRequest): Promise<Answer> {
    const { method, path, headers, body, target } = request
    if (target.wire === 'socket') return sendBytes(origin, body ?? '')
    const token = tokenOf(request)
    try {
      const response = await http.request({
        method,
        path,
        headers: { ...(token !== null && { authorization: `Bearer ${token}` }), ...headers },
        ...(body !== undefined && { body }),
      })
      const type = String(response.headers['content-type'])
      const chunks: Buffer[] = []
      if (type.startsWith('text/event-stream')) {
        // Possibly without its end: some streams have none.
        const timer = setTimeout(() => response.body.destroy(), streamMs)
        response.body.on('error', () => {})
        response.body.on('data', (chunk: Buffer) => void chunks.push(chunk))
        await new Promise<void>((done) => response.body.once('close', done))
        clearTimeout(timer)
      } else chunks.push(Buffer.from(await response.body.arrayBuffer()))
      const encoding = String(response.headers['content-encoding'])
      return {
        status: response.statusCode,
        headers: response.headers,
        body: decoded(Buffer.concat(chunks), encoding),
        failure: '',
      }
    } catch (error) {
      // When the HTTP client refuses to send, the fuzzer has a bug.
      if (
        error instanceof errors.InvalidArgumentError ||
        error instanceof errors.NotSupportedError
      ) {
        throw error
      }
      return noAnswer((error as Error).message)
    }
  }
  return { send, close: () => http.destroy() }
}

export type Send = (request: FuzzRequest) => Promise<Answer>
