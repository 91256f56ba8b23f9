import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

const bucket = 'haat'

/** An S3-compatible server on a port that it keeps, which can be away for a while. */
export async function createStorageServer() {
  const directory = mkdtempSync(join(tmpdir(), 'krishihaat-s3-'))
  let port = 0
  let server: S3rver | null = null

  const start = async () => {
    server = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      configureBuckets: [{ name: bucket, configs: [] }],
    })
    port = (await server.run()).port
  }
  const stop = async () => {
    const closed = server?.close()
    // It dies: a connection that goes on being used would keep it alive for as long. The types leave this member out.
    const { httpServer } = (server ?? {}) as { httpServer?: Server }
    httpServer?.closeAllConnections()
    await closed
    server = null
  }
  await start()
  return {
    start,
    stop,
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucket,
      // The stand-in knows these two words only.
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    remove: async () => {
      await stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
