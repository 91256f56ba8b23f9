import { Alert } from '@mantine/core'
import type { English } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'

const sentences = {
  page: 'This page needs JavaScript. Please turn it on in your browser and load the page again.',
  form: 'To fill in this form, please turn on JavaScript in your browser.',
  trade: 'To order, book or write to the seller, please turn on JavaScript in your browser.',
  late: 'This could not be shown now. Check what you typed, or load the page again in a moment.',
  none: 'Nothing was found here. Try other words or a larger area.',
  place: 'Type the name of your town or its PIN code to see its weather.',
} satisfies Record<string, English>

export type HintReason = keyof typeof sentences

/** Rendered by the server alone; see `CodeHint`. */
const HintText = ({ reason }: { reason: HintReason }) => {
  const { t } = useTranslation()
  return (
    <Alert color="turmeric" role="note" c="inherit" my="sm" mx={reason === 'page' ? 'md' : 0}>
      {t(sentences[reason])}
    </Alert>
  )
}

export default HintText
