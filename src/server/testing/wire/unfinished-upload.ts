import { once } from 'node:events'
import { connect } from 'node:net'

/**
 * Begins an upload of nine megabytes that never ends.
 * @param path with the query.
 * @returns its connection; `bytesRead` is above zero once it was refused.
 */
export async function beginUnfinishedUpload(
  address: string,
  { path, token, contentType }: { path: string; token: string; contentType: string },
) {
  const { port } = new URL(address)
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  // A refused connection may be reset.
  socket.on('error', () => socket.destroy())
  socket.resume()
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: ${contentType}\r\nContent-Length: 9000000\r\n\r\n--x\r\n`,
  )
  return socket
}
