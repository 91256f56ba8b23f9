import { IconPhone } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { CallButton } from '#client/domain/listing/detail/call-button.tsx'
import { hiddenNumberSentences } from '#client/domain/listing/detail/hidden-number.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { useFocusWhenGone } from '#client/ui/focus/use-focus-when-gone.ts'
import { PendingButton } from '#client/ui/pending-button.tsx'
import { toastError, toastFailure } from '#client/ui/toast.ts'
import type { ConversationView } from '#shared/message/message.schema.ts'

/** Loads a listing owner's number on request: each look-up counts towards a daily limit. */
export function PhoneButton({ listing }: Pick<ConversationView, 'listing'>) {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const [phone, setPhone] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  // The number is read out: it was asked for, and screen readers hear of no change elsewhere.
  useFocusWhenGone(phone === null, () => box.current?.querySelector('a'))
  if (listing.isOwn || listing.isGone) return null
  const loadPhone = async () => {
    setBusy(true)
    try {
      const { _id, kind } = listing
      if (kind === 'crop') setPhone((await utils.crop.contact.fetch({ cropId: _id })).phone)
      else {
        const equipment = await utils.equipment.get.fetch({ equipmentId: _id }, { staleTime: 0 })
        const { contactNumber, contactHidden } = equipment
        if (contactHidden) toastError(t(hiddenNumberSentences[contactHidden]))
        setPhone(contactNumber)
      }
    } catch (error) {
      toastFailure(t, error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div ref={box}>
      {phone ? (
        <CallButton phone={phone} />
      ) : (
        <PendingButton
          variant="light"
          px="sm"
          leftSection={<IconPhone size={20} aria-hidden />}
          isPending={isBusy}
          onClick={loadPhone}
        >
          {t('Show number')}
        </PendingButton>
      )}
    </div>
  )
}
