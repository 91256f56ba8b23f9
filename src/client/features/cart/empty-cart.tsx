import { Stack, Text, Title } from '@mantine/core'
import { IconBasket } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { LinkButton } from '#client/ui/link.tsx'

/** Shown for an empty cart, with a link to the shop. */
export function EmptyCart({ children }: { children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Stack align="center" ta="center" gap="sm" py="xl">
      <IconBasket size={72} stroke={1.25} color="var(--kh-accent)" aria-hidden />
      <Title order={2} size="h3">
        {t('Your cart is empty')}
      </Title>
      <Text c="dimmed" maw="28rem">
        {t('Add what you need from any number of farmers, and order it all together.')}
      </Text>
      <LinkButton href={paths.shop.href()}>{t('Go to the shop')}</LinkButton>
      {children}
    </Stack>
  )
}
