import { z } from 'zod'
import { SellingPriceView } from '#shared/market/selling-price.schema.ts'

/** The kinds of goods whose prices are shown. */
export const maxOwnPrices = 4

/** What mandis report and others ask for the kinds that the user sells, the newest listing first. */
export const OwnPricesView = z.object({
  prices: z.array(
    z.object({
      kind: z.string(),
      name: z.string(),
      kindHindi: z.string(),
      image: z.string().nullable(),
      ...SellingPriceView.shape,
    }),
  ),
})
export type OwnPricesView = z.infer<typeof OwnPricesView>
