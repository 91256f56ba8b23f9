import { Button, Paper, Text, Title } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import type { English } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { failureSentence } from '#client/platform/trpc/failure-sentence.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { lazySchema } from '#client/ui/form/model/lazy-schema.ts'
import { OneFieldForm } from '#client/ui/form/one-field-form.tsx'
import { toastSuccess } from '#client/ui/toast.ts'
import hidden from '#client/ui/visually-hidden.module.css'
import type { UserView } from '#shared/user/user.schema.ts'
import { canReadQr, readQrText } from './read-qr.ts'
import classes from './sell.module.css'

const upiSchema = lazySchema(() => import('./upi-qr.ts').then(({ UpiId }) => UpiId))

const noUpiCode: English = 'There is no UPI code in this picture. Try another, or type your UPI ID.'

/** Asks for the UPI ID once something is for sale: typed, or from a photo of the QR code of a payment app. */
export function UpiForm({ user }: { user: UserView }) {
  const { t } = useTranslation()
  const headingId = useId()
  const picker = useRef<HTMLInputElement>(null)
  /** What the QR code says; the form is mounted anew with it. */
  const [read, setRead] = useState('')
  const [refusal, setRefusal] = useState<English | null>(null)
  const utils = trpc.useUtils()
  const save = trpc.user.update.useMutation()
  const handlePicture = async (files: FileList | null) => {
    const [picture] = files ?? []
    if (!picture) return
    const [text, { upiIdOfQrText }] = await Promise.all([
      readQrText(picture),
      import('./upi-qr.ts'),
    ])
    const upiId = upiIdOfQrText(text ?? '')
    setRefusal(upiId === null ? noUpiCode : null)
    if (upiId !== null) setRead(upiId)
    if (picker.current) picker.current.value = ''
  }
  const handleSave = async (upiId: string): Promise<English | null> => {
    try {
      utils.user.get.setData(undefined, await save.mutateAsync({ upiId }))
      toastSuccess(t('Buyers can pay you by UPI now'))
      return null
    } catch (error) {
      return failureSentence(error)
    }
  }
  return (
    <Paper component="section" className={classes.upi} aria-labelledby={headingId}>
      <Title order={3} size="h4" id={headingId}>
        {t('Get paid by UPI')}
      </Title>
      <Text c="dimmed">
        {t('Buyers pay you directly from their app. Without a UPI ID you can take only cash.')}
      </Text>
      {user.verified && (
        <Text>
          {t('A new UPI ID takes your verified tick away until an admin has checked it.')}
        </Text>
      )}
      <OneFieldForm
        key={read}
        input={{
          label: t('UPI ID'),
          placeholder: 'name@bank',
          inputMode: 'email',
          autoComplete: 'off',
          autoCapitalize: 'none',
          spellCheck: false,
        }}
        initialValue={read}
        schema={upiSchema}
        submitLabel={t('Save UPI ID')}
        busyLabel={t('Saving...')}
        onSubmit={handleSave}
      />
      {canReadQr() && (
        <>
          <input
            ref={picker}
            className={hidden.visuallyHidden}
            type="file"
            accept="image/*"
            tabIndex={-1}
            aria-hidden
            onChange={({ currentTarget }) => void handlePicture(currentTarget.files)}
          />
          <Button
            variant="light"
            leftSection={<IconQrcode size={20} aria-hidden />}
            onClick={() => picker.current?.click()}
          >
            {t('Read it from a photo of my QR code')}
          </Button>
          {refusal && (
            <Text role="alert" c="var(--mantine-color-error)">
              {t(refusal)}
            </Text>
          )}
        </>
      )}
    </Paper>
  )
}
