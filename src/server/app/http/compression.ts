import { type BrotliOptions, brotliCompressSync, gzipSync, type ZlibOptions } from 'node:zlib'
import type { FastifyCompressOptions } from '@fastify/compress'

/** For every response; below the size of one packet compression saves nothing. */
export const compression: FastifyCompressOptions = {
  threshold: 1024,
  encodings: ['br', 'gzip'],
  // Bodies of requests are read as they are sent: one that is refused while it is decompressed blocks its connection.
  globalDecompression: false,
}

/** Compressed bytes by their source, for as long as the source is in memory. */
const compressedBy = { br: new WeakMap<Buffer, Buffer>(), gzip: new WeakMap<Buffer, Buffer>() }

function once(encoding: keyof typeof compressedBy, bytes: Buffer, compress: () => Buffer) {
  const stored = compressedBy[encoding].get(bytes)
  if (stored) return stored
  const compressed = compress()
  compressedBy[encoding].set(bytes, compressed)
  return compressed
}

/**
 * For routes that send many clients the same bytes: each encoding is computed once. For responses of
 * this size the plugin would stream instead, in another thread but anew for each client.
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
