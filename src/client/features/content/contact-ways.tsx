import { SimpleGrid, Text, Title } from '@mantine/core'
import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { contactDetails } from '../../core/contact-details.ts'
import classes from './content.module.css'

/** Mailbox, phone and place, as the footer has them. */
export function ContactWays() {
  const { t } = useTranslation()
  const ways = [
    { Icon: IconMail, name: t('E-mail'), value: contactDetails.email },
    { Icon: IconPhone, name: t('Phone'), value: contactDetails.phone },
    { Icon: IconMapPin, name: t('Location'), value: t(contactDetails.place) },
  ]
  return (
    <>
      <Title order={2} mt={{ base: 'xl', sm: 48 }} mb="md">
        {t('Where to reach us')}
      </Title>
      <SimpleGrid cols={{ base: 1, md: 3 }} spacing="lg">
        {ways.map(({ Icon, name, value }) => (
          <div key={name} className={classes.card}>
            <span className={classes.icon}>
              <Icon size={26} stroke={1.7} aria-hidden />
            </span>
            <Title order={3} size="h4">
              {name}
            </Title>
            <Text className={classes.value}>{value}</Text>
          </div>
        ))}
      </SimpleGrid>
    </>
  )
}
