import { Container, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'

export default function CropListPage() {
  const { t } = useTranslation()
  return (
    <Container py="xl">
      <Title order={1}>{t('Browse Fresh Farm Produce')}</Title>
    </Container>
  )
}
