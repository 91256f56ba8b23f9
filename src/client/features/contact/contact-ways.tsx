import { Text, Title } from '@mantine/core'
import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react'
import { contactDetails } from '#client/platform/format/contact-details.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import classes from './contact.module.css'

/** The e-mail address, phone number and place, as in the footer. */
export function ContactWays() {
  const { t } = useTranslation()
  const ways = [
    { Icon: IconMail, name: t('E-mail'), value: contactDetails.email },
    { Icon: IconPhone, name: t('Phone'), value: contactDetails.phone },
    { Icon: IconMapPin, name: t('Location'), value: t(contactDetails.place) },
  ]
  return (
    <section className={classes.ways}>
      <Title order={2} size="h3">
        {t('Where to reach us')}
      </Title>
      <ul className={classes.wayList}>
        {ways.map(({ Icon, name, value }) => (
          <li key={name} className={classes.way}>
            <Icon size={24} stroke={1.7} aria-hidden />
            <div>
              <Text size="sm">{name}</Text>
              <Text fw={600} className={classes.value}>
                {value}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
