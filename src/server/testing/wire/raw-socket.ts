import { once } from 'node:events'
import { connect } from 'node:net'

/** A bare connection to a server, for what no HTTP client would send. */
export async function openSocket(address: string) {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  let received = ''
  socket.on('data', (bytes) => {
    received += bytes
  })
  // A server that gives up on a request may reset the connection.
  socket.on('error', () => {})
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  return {
    send: (text: string) => void socket.write(text),
    /** Everything received so far. */
    received: () => received,
    /** Resolves when the connection has ended. */
    closed,
    /** Stops taking in what the server sends. */
    stopReading: () => void socket.pause(),
    close: () => {
      socket.destroy()
      return closed
    },
    /** Ends the connection so that the other side's next reading or writing fails. */
    reset: () => {
      socket.resetAndDestroy()
      return closed
    },
  }
}

/** The head of a request, with a body of `contentLength` bytes to follow. */
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
