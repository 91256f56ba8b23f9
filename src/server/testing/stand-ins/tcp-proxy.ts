import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A statement as a message of PostgreSQL's protocol: the letter, four bytes with the length, the text, a zero. */
const commitMessage = /^Q.{4}commit\0/is

/**
 * Starts a proxy between the app and its database that simulates outages: `cut` refuses and breaks
 * connections like a stopped server, `hang` discards every byte like a stalled one, and `loseCommitOf` a
 * connection that breaks between a commit and its answer.
 */
export async function startTcpProxy(target: { host: string; port: number }) {
  let state: 'open' | 'cut' | 'silent' = 'open'
  const sockets = new Set<Socket>()
  let lostStatement: string | null = null

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
    let isLosing = false
    let isAnswerLost = false
    client.on('data', (bytes) => {
      if (state !== 'open') return
      const text = bytes.toString('latin1')
      if (lostStatement !== null && text.includes(lostStatement)) {
        lostStatement = null
        isLosing = true
      }
      isAnswerLost ||= isLosing && commitMessage.test(text)
      upstream.write(bytes)
    })
    upstream.on('data', (bytes) => {
      // The server has done what it was asked for.
      if (isAnswerLost) client.destroy()
      else if (state === 'open') client.write(bytes)
    })
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
    /** Breaks the connection of the next transaction with this statement once the server has committed it. */
    loseCommitOf: (statement: string) => {
      lostStatement = statement
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
