import { SimpleGrid, Text, TextInput, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { UserView } from '#shared/user/user.schema.ts'
import classes from './profile.module.css'

/** The account's identity, read-only here. */
export function Identity({ user }: { user: UserView }) {
  const { t } = useTranslation()
  const values = [
    { label: t('Phone number'), value: `+91 ${user.phone}` },
    { label: t('Aadhaar'), value: user.aadharId },
    { label: t('Farmer ID'), value: user.farmerId },
  ]
  return (
    <section>
      <Title order={2} size="h4">
        {t('Identity')}
      </Title>
      <Text c="dimmed" mb="md">
        {t('These identify you and cannot be changed here.')}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="lg">
        {values.map(({ label, value }) => (
          <TextInput
            key={label}
            label={label}
            value={value}
            placeholder={t('Not given')}
            readOnly
            classNames={{ input: classes.fixed }}
          />
        ))}
      </SimpleGrid>
    </section>
  )
}
