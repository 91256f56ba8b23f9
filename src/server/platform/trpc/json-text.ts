import { isUtf8 } from 'node:buffer'
import { type AppError, malformedRequest } from '#server/platform/errors/errors.ts'
import { isNestedTooDeep } from './json-depth.ts'

/** Whether a content type names no character set, or UTF-8, which JSON always is (RFC 8259). */
export function isUtf8Type(contentType = ''): boolean {
  const [, charset] = contentType.match(/;\s*charset\s*=\s*"?([^;"\s]*)/i) ?? []
  return charset === undefined || /^utf-?8$/i.test(charset)
}

/**
 * The text of a JSON body. One that is not UTF-8 is refused: its wrong bytes would be stored as U+FFFD.
 * @param tooDeep refuses one that nests so deep that walking it would exhaust the stack.
 */
export function readJsonText(body: Buffer, tooDeep: () => AppError): string | AppError {
  if (!isUtf8(body)) return malformedRequest()
  const text = body.toString('utf8')
  return isNestedTooDeep(text) ? tooDeep() : text
}
