import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * Starts a proxy between the app and its database that simulates outages: `cut` refuses and breaks
 * connections like a stopped server, `hang` discards every byte like a stalled one.
 */
export async function startTcpProxy(target: { host: string; port: number }) {
  let state: 'open' | 'cut' | 'silent' = 'open'
  const sockets = new Set<Socket>()

  const server = createServer((client) => {
    if (state === 'cut') return client.destroy()
    const upstream = connect(target)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      // When one side closes, the other is closed too.
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    client.on('data', (bytes) => void (state === 'open' && upstream.write(bytes)))
    upstream.on('data', (bytes) => void (state === 'open' && client.write(bytes)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const breakAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      state = 'cut'
      breakAll()
    },
    hang: () => {
      state = 'silent'
    },
    /** Ends an outage. Connections opened during `hang` stay silent, as after a lost route. */
    resume: () => {
      state = 'open'
    },
    /** The number of open connections. */
    connections: () => sockets.size / 2,
    close: async () => {
      breakAll()
      server.close()
      await once(server, 'close')
    },
  }
}
