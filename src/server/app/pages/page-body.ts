import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from 'node:zlib'

const codecs = {
  br: {
    encode: (text: Buffer) =>
      brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    decode: (bytes: Buffer) => brotliDecompressSync(bytes),
  },
  gzip: {
    encode: (text: Buffer) => gzipSync(text),
    decode: (bytes: Buffer) => gunzipSync(bytes),
  },
  identity: { encode: (text: Buffer) => text, decode: (bytes: Buffer) => bytes },
}
export type PageEncoding = keyof typeof codecs

/** The smallest first. */
const encodings: readonly PageEncoding[] = ['br', 'gzip', 'identity']

/** A quality of 0 refuses an encoding. */
const isRefused = (part: string) => /;\s*q=0(\.0*)?\s*$/i.test(part)

/** The encoding with the best compression that the browser accepts. @param accepted its Accept-Encoding. */
export function encodingFor(accepted: string): PageEncoding {
  const parts = accepted.split(',').filter((part) => !isRefused(part))
  const accepts = parts.map((part) => part.replace(/;.*/s, '').trim().toLowerCase())
  return encodings.find((encoding) => accepts.includes(encoding)) ?? 'identity'
}

/** The bytes of a page in any encoding. */
export interface PageBody {
  /** How many bytes it takes in memory; they become fewer, never more. */
  size(): number
  in(encoding: PageEncoding): Buffer
  text(): string
}

/**
 * Stores a page once, in the smallest encoding that was requested: nearly all browsers accept brotli, in which a page takes
 * a tenth of its text. The others get theirs from it, each time anew.
 */
export function createPageBody(html: string, encoding: PageEncoding): PageBody {
  let stored = { encoding, bytes: codecs[encoding].encode(Buffer.from(html)) }
  return {
    size: () => stored.bytes.length,
    text: () => codecs[stored.encoding].decode(stored.bytes).toString(),
    in: (wanted) => {
      if (stored.encoding === wanted) return stored.bytes
      const bytes = codecs[wanted].encode(codecs[stored.encoding].decode(stored.bytes))
      if (bytes.length < stored.bytes.length) stored = { encoding: wanted, bytes }
      return bytes
    },
  }
}
