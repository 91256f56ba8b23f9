import { once } from 'node:events'
import { connect } from 'node:net'

/** A raw connection to a server, for requests that no HTTP client would send. */
export async function openSocket(address: string) {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  let received = ''
  socket.on('data', (bytes) => {
    received += bytes
  })
  // A server that rejects a request may reset the connection.
  socket.on('error', () => {})
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  return {
    send: (text: string) => void socket.write(text),
    /** Everything received so far. */
    received: () => received,
    /** Resolves when the connection has ended. */
    closed,
    /** Stops reading what the server sends. */
    stopReading: () => void socket.pause(),
    close: () => {
      socket.destroy()
      return closed
    },
    /** Resets the connection, so that the server's next read or write fails. */
    reset: () => {
      socket.resetAndDestroy()
      return closed
    },
  }
}

/** The head of a request; set `content-length` in `headers` if a body follows. */
export const requestHead = (
  method: string,
  path: string,
  headers: Record<string, string | number> = {},
) =>
  [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n')

/** Sends a byte every 100 ms until the connection ends. @returns what was received, and how many seconds it took. */
export async function trickle(address: string, head: string, byte: string) {
  const socket = await openSocket(address)
  const started = performance.now()
  socket.send(head)
  const timer = setInterval(() => socket.send(byte), 100)
  await socket.closed
  clearInterval(timer)
  return { received: socket.received(), seconds: (performance.now() - started) / 1000 }
}
