import { Text, Title } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { spacedNumber } from './phone-text.ts'
import classes from './resources.module.css'

/** Toll-free government helplines. */
const helplines = [
  { phone: '18001801551', title: 'Kisan Call Centre', text: 'Any question about farming' },
  { phone: '14447', title: 'Crop insurance', text: 'Report a loss, ask about a claim' },
  { phone: '155261', title: 'PM-KISAN', text: 'A missing instalment, e-KYC' },
  { phone: '1962', title: 'Animal doctor', text: 'The mobile clinic for animals' },
  {
    phone: '1800116117',
    title: 'Poison centre',
    text: 'Pesticide swallowed or breathed in: call immediately',
  },
  { phone: '112', title: 'Emergency', text: 'Ambulance, fire, police' },
  { phone: '1930', title: 'Online fraud', text: 'Money taken by a fake caller or website' },
]

export function Helplines() {
  const { t } = useTranslation()
  return (
    <section id="helplines" className={classes.section} aria-labelledby="helplines-name">
      <Title order={2} id="helplines-name">
        {t('Useful phone numbers')}
      </Title>
      <ul className={classes.numbers}>
        {helplines.map(({ phone, title, text }) => (
          <li key={phone}>
            <a href={`tel:${phone}`} className={classes.number}>
              <IconPhone size={24} aria-hidden />
              <span>
                <strong>{spacedNumber(phone)}</strong>
                <span>{t(title)}</span>
                <Text component="span" c="dimmed" size="sm">
                  {t(text)}
                </Text>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
