import { Text, Title } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import shared from '#client/ui/shared.module.css'
import { lands, type MeasureText, weights } from './measures.text.ts'
import classes from './resources.module.css'

function Measures({ title, measures }: { title: string; measures: MeasureText[] }) {
  const { t } = useTranslation()
  return (
    <table className={classes.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Measure')}</th>
          <th scope="col">{t('Is equal to')}</th>
        </tr>
      </thead>
      <tbody>
        {measures.map((measure) => (
          <tr key={measure.title + measure.place}>
            <th scope="row">
              {t(measure.title)}
              {measure.place && <span>{t(measure.place)}</span>}
            </th>
            <td>{t(measure.text)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Quintal, acre and the regional sizes of the bigha. */
export function MeasureTables() {
  const { t } = useTranslation()
  return (
    <section id="measures" className={classes.section} aria-labelledby="measures-name">
      <Title order={2} id="measures-name">
        {t('Weights and land measures')}
      </Title>
      <Text className={classes.lead}>
        {t(
          'A bigha differs from state to state, and sometimes from district to district. For a sale or a loan, the size in your land record counts.',
        )}
      </Text>
      <div className={`${shared.columns} ${classes.tables}`}>
        <Measures title={t('Weight')} measures={weights} />
        <Measures title={t('Land')} measures={lands} />
      </div>
    </section>
  )
}
