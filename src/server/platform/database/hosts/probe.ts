import pg from 'pg'

/** Milliseconds for a server to answer a probe. */
const probeTimeoutMs = 1500

/** A connection of its own for short questions to one server, opened again whenever it was lost. */
export interface Probe {
  readonly url: string
  /** @throws Error when the server does not answer within `probeTimeoutMs`. */
  ask<Row extends object>(text: string): Promise<Row>
  close(): Promise<void>
}

export function createProbe(url: string): Probe {
  let connection: Promise<pg.Client> | undefined

  async function open(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: probeTimeoutMs,
      query_timeout: probeTimeoutMs,
      application_name: 'krishihaat probe',
    })
    // The next question opens another connection.
    client.on('error', () => discard(client))
    await client.connect()
    return client
  }
  function discard(client: pg.Client | undefined) {
    connection = undefined
    // A silent server would not answer the farewell either.
    void client?.end().catch(() => {})
  }
  return {
    url,
    ask: async <Row extends object>(text: string) => {
      connection ??= open()
      let client: pg.Client | undefined
      try {
        client = await connection
        const { rows } = await client.query<Row>(text)
        if (!rows[0]) throw new Error('a probe returned no row')
        return rows[0]
      } catch (error) {
        discard(client)
        throw error
      }
    },
    close: async () => {
      const open = await connection?.catch(() => undefined)
      connection = undefined
      await open?.end().catch(() => {})
    },
  }
}
