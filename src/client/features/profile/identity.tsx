import { SimpleGrid, Text, TextInput, Title } from '@mantine/core'
import { showTelephone } from '#client/domain/listing/detail/telephone.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { UserView } from '#shared/user/user.schema.ts'
import { IdentityNumber } from './identity-number.tsx'
import classes from './profile.module.css'

/** The account's identity: what is given cannot be changed. */
export function Identity({ user }: { user: UserView }) {
  const { t } = useTranslation()
  return (
    <section>
      <Title order={2} size="h4">
        {t('Identity')}
      </Title>
      <Text c="dimmed" mb="md">
        {t('These identify you and cannot be changed here.')}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="lg">
        <TextInput
          label={t('Phone number')}
          value={showTelephone(user.phone)}
          readOnly
          classNames={{ input: classes.fixed }}
        />
        <IdentityNumber
          name="aadhaar"
          label={t('Aadhaar')}
          reason={t(
            'Optional. If your phone number passes to somebody else, it helps us to see that the account is yours. We store only the last four digits. You cannot change it later.',
          )}
          addLabel={t('Add your Aadhaar number')}
          value={user.aadharId}
          inputMode="numeric"
        />
        <IdentityNumber
          name="farmerId"
          label={t('Farmer ID')}
          reason={t(
            'Optional. Your number in the state’s farmer registry. It too helps to show that the account is yours. Only you see its last four characters. You cannot change it later.',
          )}
          addLabel={t('Add your farmer ID')}
          value={user.farmerId}
        />
      </SimpleGrid>
    </section>
  )
}
