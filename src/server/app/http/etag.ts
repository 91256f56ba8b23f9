import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const tags = new WeakMap<Buffer, string>()

/** Weak (RFC 9110, 8.8.1): the same answer has other bytes in each content encoding. */
function tagOf(bytes: Buffer): string {
  const known = tags.get(bytes)
  if (known) return known
  const tag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  tags.set(bytes, tag)
  return tag
}

const opaqueTag = (tag: string) => tag.trim().replace(/^W\//, '')

/**
 * Sends a public answer that many get alike with its ETag: 304 without a body to callers who have it
 * already. Caches may store it, but ask each time whether it still holds.
 * @param body text has no ETag, because only bytes that are kept have a tag to remember.
 */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, body: string | Buffer) {
  if (!Buffer.isBuffer(body)) return reply.send(body)
  const tag = tagOf(body)
  reply.header('etag', tag).header('cache-control', 'no-cache')
  const known = request.headers['if-none-match']
  const isKnown =
    known === '*' || known?.split(',').some((each) => opaqueTag(each) === opaqueTag(tag))
  return isKnown ? reply.code(304).send() : reply.send(body)
}
