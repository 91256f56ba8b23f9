import { Button } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { showTelephone, telephoneHref } from './telephone.ts'

interface CallButtonProps {
  /** In any format. */
  phone: string
  isFullWidth?: boolean
}

/** A link that calls the number, and shows it for dialling on another device. */
export function CallButton({ phone, isFullWidth = false }: CallButtonProps) {
  const { t } = useTranslation()
  return (
    <Button
      component="a"
      href={telephoneHref(phone)}
      leftSection={<IconPhone size={20} aria-hidden />}
      fullWidth={isFullWidth}
    >
      {t('Call {{phone}}', { phone: showTelephone(phone) })}
    </Button>
  )
}
