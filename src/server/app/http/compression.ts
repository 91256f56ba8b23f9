import { type BrotliOptions, brotliCompressSync, gzipSync, type ZlibOptions } from 'node:zlib'
import type { FastifyCompressOptions } from '@fastify/compress'

/** For every answer; below a packet's size it brings nothing. */
export const compression: FastifyCompressOptions = {
  threshold: 1024,
  encodings: ['br', 'gzip'],
  // A body that is refused while it is being decompressed would block its connection for ever.
  globalDecompression: false,
}

/** What bytes became, for as long as somebody has them. */
const made = { br: new WeakMap<Buffer, Buffer>(), gzip: new WeakMap<Buffer, Buffer>() }

function once(encoding: keyof typeof made, bytes: Buffer, compress: () => Buffer) {
  const known = made[encoding].get(bytes)
  if (known) return known
  const compressed = compress()
  made[encoding].set(bytes, compressed)
  return compressed
}

/**
 * For routes that give many readers the same bytes: each encoding of them is made once. The plugin's
 * stream, its way for answers of this size, would do it in another thread, but anew for each reader.
 */
export const compressedOnce = {
  compress: {
    ...compression,
    syncThreshold: 256 * 1024,
    zlib: {
      brotliCompressSync: (bytes: Buffer, options: BrotliOptions) =>
        once('br', bytes, () => brotliCompressSync(bytes, options)),
      gzipSync: (bytes: Buffer, options: ZlibOptions) =>
        once('gzip', bytes, () => gzipSync(bytes, options)),
    },
  },
}
