import { isIP } from 'node:net'
import { z } from 'zod'
import { newsCategories } from '#shared/news/news.constants.ts'
import { isDatabaseAddress } from './database-address.ts'

/** `true` or `false`. */
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
/** A whole number from 1. */
export const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback)
/** An address of PostgreSQL, with one host or several. */
export const databaseAddress = z
  .string()
  .refine(
    isDatabaseAddress,
    'must be an address like postgres://user:password@host:5432/name, or with several hosts: @a:5432,b:5432',
  )

/** Comma-separated texts. */
export const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )

/** One proxy: a named range of proxy-addr, which Fastify uses, an address, or a network. */
function isProxyAddress(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', bits = '0', ...rest] = text.split('/')
  const widest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return rest.length === 0 && /^\d+$/.test(bits) && Number(bits) <= widest
}

/** Fastify's `trustProxy`: true, false, a number of hops, or a comma-separated list of addresses. */
export const trustProxy = z
  .string()
  .default('false')
  .refine(
    (value) =>
      /^(true|false|\d+)$/.test(value) ||
      value.split(',').every((one) => isProxyAddress(one.trim())),
    'must be true, false, a number of proxies, or their addresses',
  )
  .transform((value) => {
    if (value === 'true' || value === 'false') return value === 'true'
    return /^\d+$/.test(value) ? Number(value) : value
  })

/** An origin as browsers send it; one with a path or a final slash would never match. */
export const origin = z
  .string()
  .refine(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'must be origins like https://shop.example',
  )

/** The address of a map's pictures, with {z}, {x} and {y} in its path for the zoom, column and row. */
export const tileAddress = z
  .string()
  .refine(
    (text) =>
      /^https?:\/\/[^/?#{}\s;,]+\/[^\s]*$/.test(text) &&
      URL.canParse(text) &&
      ['{z}', '{x}', '{y}'].every((part) => text.includes(part)),
    'must be an address like https://tiles.example/{z}/{x}/{y}.png',
  )
  .optional()

const FeedsByCategory = z.partialRecord(z.enum(newsCategories), z.array(z.url()))

/** JSON: feed addresses by category. */
export const newsFeeds = z
  .string()
  .optional()
  .transform((value, context) => {
    if (!value) return undefined
    try {
      return FeedsByCategory.parse(JSON.parse(value))
    } catch {
      context.addIssue({
        code: 'custom',
        message: `must be JSON: {"category": ["feed address"]}, with the categories ${newsCategories.join(', ')}`,
      })
      return z.NEVER
    }
  })

/** An address alone, or a name before it: `KrishiHaat <help@krishihaat.example>`. */
export const mailSender = z
  .string()
  .transform((value, context) => {
    const [, name = '', bracketed] =
      /^(?:"?([^"<>\r\n]*?)"?\s*<([^<>]*)>)$/.exec(value.trim()) ?? []
    const address = z.email().safeParse(bracketed ?? value.trim())
    if (address.success) return { name, address: address.data }
    context.addIssue({ code: 'custom', message: 'must be an address, or "Name <address>"' })
    return z.NEVER
  })
  .optional()
