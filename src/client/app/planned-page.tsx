import { Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { paths } from '../core/paths.ts'
import { LinkButton } from '../core/ui/link.tsx'
import { Page } from '../core/ui/page.tsx'

interface PlannedPageProps {
  /** In English. */
  title: string
  /** What people will be able to do here, in English. */
  text: string
}

/** Says plainly what a page will be that is not there yet. */
export function PlannedPage({ title, text }: PlannedPageProps) {
  const { t } = useTranslation()
  return (
    <Page title={t(title)} subtitle={t('We are still building this page.')} size="sm">
      <Text mb="lg">{t(text)}</Text>
      <Group>
        <LinkButton href={paths.shop.href()}>{t('Visit the shop')}</LinkButton>
        <LinkButton href={paths.rental.href()} variant="default">
          {t('Rent a machine')}
        </LinkButton>
      </Group>
    </Page>
  )
}
