import { Text, Title } from '@mantine/core'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Columns } from '../layout/columns.tsx'
import classes from './resources.module.css'
import { SchemeCard } from './scheme-card.tsx'
import { schemes, schemesAsOf } from './schemes.text.ts'

/** Government schemes for farms. */
export function Schemes() {
  const { t } = useTranslation()
  const { date } = useFormat()
  return (
    <section id="schemes" className={classes.section} aria-labelledby="schemes-name">
      <Title order={2} id="schemes-name">
        {t('Government schemes')}
      </Title>
      <Text className={classes.lead}>
        {t(
          'As published up to {{date}}. Amounts and dates change: check with the office named before you rely on them. KrishiHaat is not part of the government and takes no applications.',
          { date: date(schemesAsOf) },
        )}
      </Text>
      <Columns columns={2}>
        {schemes.map((scheme) => (
          <SchemeCard key={scheme.id} {...scheme} />
        ))}
      </Columns>
    </section>
  )
}
