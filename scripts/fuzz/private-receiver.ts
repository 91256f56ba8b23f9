import { createServer } from 'node:net'

/**
 * A server on this machine that webhooks must never reach, and addresses that lead to it.
 * @returns how often it was reached.
 */
export async function startPrivateReceiver() {
  let connections = 0
  const server = createServer((socket) => {
    connections++
    socket.destroy()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const hosts = ['127.0.0.1', 'localhost', '127.1', '2130706433', '0x7f000001', '0177.0.0.1']
  const others = ['0.0.0.0', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '127.0.0.1.']
  return {
    addresses: [...hosts, ...others].flatMap((host) => [
      `https://${host}:${port}/events`,
      `http://${host}:${port}/events`,
    ]),
    connections: () => connections,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  }
}
