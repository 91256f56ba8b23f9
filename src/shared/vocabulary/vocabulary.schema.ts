import { z } from 'zod'
import { LanguageChoice } from '#shared/kit/language.schema.ts'
import { listingKinds } from '#shared/listing/listing.constants.ts'
import { noGoodsKind } from './vocabulary.constants.ts'

/** The id of a kind of goods, such as `onion` or `seed-drill`. Whether it exists, the vocabulary says. */
export const GoodsKindId = z.string().max(40)

/** Fields about the kind, for the input of listings. */
export const goodsKindInput = {
  /**
   * What the listing is: the id of a kind. Null, or `none`, says that it is none of them. Left out or empty, the
   * name and the tags tell the kind.
   */
  kind: GoodsKindId.nullable()
    .transform((kind) => (kind === '' ? undefined : kind === noGoodsKind ? null : kind))
    .optional(),
}

export const GoodsKindsInput = z.object({
  of: z.enum(listingKinds, `of must be one of: ${listingKinds.join(', ')}`).default('crop'),
  language: LanguageChoice,
})
export type GoodsKindsInput = z.infer<typeof GoodsKindsInput>

/** What a listing can be, and what a form suggests for it. */
export const GoodsKindView = z.object({
  id: z.string(),
  name: z.string(),
  /** More names in all languages, for finding the kind while typing. */
  alsoCalled: z.array(z.string()),
  category: z.string(),
  /** Null for equipment, which has no unit. */
  unit: z.string().nullable(),
  tags: z.array(z.string()),
  /** A picture's address; null for kinds without one. */
  image: z.string().nullable(),
})
export type GoodsKindView = z.infer<typeof GoodsKindView>

export const GoodsKindsView = z.object({ kinds: z.array(GoodsKindView) })
export type GoodsKindsView = z.infer<typeof GoodsKindsView>
