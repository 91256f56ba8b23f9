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
  /** How many bytes it takes in memory; `in` may change it. */
  size(): number
  in(encoding: PageEncoding): Buffer
  text(): string
}

/**
 * Stores a page in each compressed encoding that was requested, so that it is compressed once in each: nearly all browsers
 * accept brotli, in which a page takes a tenth of its text. Its text is stored until then, and afterwards decompressed.
 */
export function createPageBody(html: string, encoding: PageEncoding): PageBody {
  const stored = new Map([[encoding, codecs[encoding].encode(Buffer.from(html))]])
  const decoded = () => {
    for (const [from, bytes] of stored) return codecs[from].decode(bytes)
    throw new Error('A page is always stored in some encoding.')
  }
  return {
    size: () => [...stored.values()].reduce((sum, { length }) => sum + length, 0),
    text: () => decoded().toString(),
    in: (wanted) => {
      const known = stored.get(wanted)
      if (known) return known
      const bytes = codecs[wanted].encode(decoded())
      if (wanted === 'identity') return bytes
      stored.set(wanted, bytes)
      stored.delete('identity')
      return bytes
    },
  }
}
