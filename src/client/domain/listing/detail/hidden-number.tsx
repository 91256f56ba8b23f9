import { Text } from '@mantine/core'
import type { English } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { ContactHidden } from '#shared/equipment/equipment.schema.ts'
import { messageSentences } from '#shared/message/message.constants.ts'

/** Why a machine's number is not shown; after a block with the sentences that messages use. */
export const hiddenNumberSentences: Record<ContactHidden, English> = {
  limit: 'You have reached the limit of phone numbers for today. Please try again tomorrow.',
  blocked: messageSentences.blockedByThem,
  blocking: messageSentences.blockedByYou,
}

/** Stands in place of a number that a logged-in user does not see. */
export default function HiddenNumber({ reason }: { reason: ContactHidden }) {
  const { t } = useTranslation()
  return (
    <Text size="sm" c="dimmed">
      {t(hiddenNumberSentences[reason])}
    </Text>
  )
}
