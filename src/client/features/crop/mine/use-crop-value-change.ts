import { useFormat } from '#client/platform/format/format.ts'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { failureSentence } from '#client/platform/trpc/failure-sentence.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { toastSuccess } from '#client/ui/toast.ts'
import type { CropView } from '#shared/crop/crop.schema.ts'
import { type CropValue, cropValueChange } from './crop-value-change.policy.ts'

/** Saves a price or a stock that was typed into the table. */
export function useCropValueChange() {
  const { t } = useTranslation()
  const { money } = useFormat()
  const utils = trpc.useUtils()
  const { mutateAsync } = trpc.crop.update.useMutation({
    // Also after an error: an order may have changed the stock.
    onSettled: () => utils.crop.invalidate(),
  })
  /** @returns what is wrong, translated; null when it is saved. */
  return async (crop: CropView, field: CropValue, value: number): Promise<Translated | null> => {
    const result = cropValueChange(crop, field, value)
    if ('problem' in result) return translateMessage(t, result.problem)
    if ('nearest' in result) {
      const [lower, upper] = result.nearest
      return t('Take {{lower}} or {{upper}}: in between, a kilogram would cost part of a paisa.', {
        lower: money(lower),
        upper: money(upper),
      })
    }
    try {
      await mutateAsync({ cropId: crop._id, ...result.change })
      toastSuccess(t('Crop updated successfully'))
      return null
    } catch (error) {
      return translateMessage(t, failureSentence(error))
    }
  }
}
