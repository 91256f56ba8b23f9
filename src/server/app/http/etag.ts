import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const tags = new WeakMap<Buffer, string>()

/** A weak tag (RFC 9110, 8.8.1), because each content encoding has different bytes. */
function tagOf(bytes: Buffer): string {
  const stored = tags.get(bytes)
  if (stored) return stored
  const tag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  tags.set(bytes, tag)
  return tag
}

const opaqueTag = (tag: string) => tag.trim().replace(/^W\//, '')

/**
 * Sends a public response that is the same for everybody, with its ETag; clients that already have it get
 * 304 without a body. Caches may store it, but have to revalidate it each time.
 * @param body text gets no ETag: tags are stored by the identity of cached bytes.
 */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, body: string | Buffer) {
  if (!Buffer.isBuffer(body)) return reply.send(body)
  const tag = tagOf(body)
  reply.header('etag', tag).header('cache-control', 'no-cache')
  const clientTags = request.headers['if-none-match']
  const isUnchanged =
    clientTags === '*' || clientTags?.split(',').some((each) => opaqueTag(each) === opaqueTag(tag))
  return isUnchanged ? reply.code(304).send() : reply.send(body)
}
