import { Anchor, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/platform/format/format.ts'
import { kisanCallCentre } from '#shared/advisor/advisor.constants.ts'
import type { CalendarCrop } from '#shared/calendar/calendar.schema.ts'
import classes from './calendar-crop.module.css'
import { CropAmounts } from './crop-amounts.tsx'
import { CropProblems } from './crop-problems.tsx'
import { CropWindows } from './crop-windows.tsx'

interface SectionProps {
  /** Already translated. */
  title: string
  children: ReactNode
}

const Section = ({ title, children }: SectionProps) => (
  <section className={classes.section}>
    <Title order={2} size="h3" mb="xs">
      {title}
    </Title>
    {children}
  </section>
)

/** Everything the calendar knows about a crop, below its heading. */
export function CalendarCropDetails({ crop }: { crop: CalendarCrop }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const [before, after] = t(
    'Doses and dates are general. Your Krishi Vigyan Kendra knows your field; the Kisan Call Centre answers free of charge at 1800-180-1551.',
  ).split(kisanCallCentre)
  return (
    <article className={classes.crop}>
      <Section title={t('When to sow and harvest')}>
        <CropWindows windows={crop.windows} />
      </Section>
      <div className={classes.columns}>
        <Section title={t('Climate')}>
          <p className={classes.text}>{crop.climate}</p>
        </Section>
        <Section title={t('Soil')}>
          <p className={classes.text}>{crop.soil}</p>
        </Section>
      </div>
      <Section title={t('Seed, spacing and fertiliser')}>
        <CropAmounts crop={crop} />
        <Text size="sm" c="dimmed" mt="xs">
          {t('1 hectare = {{acres}} acres', { acres: number(2.47) })}
        </Text>
      </Section>
      <Section title={t('Water')}>
        <p className={classes.text}>{crop.water}</p>
      </Section>
      <Section title={t('Pests and diseases')}>
        <CropProblems troubles={crop.troubles} />
      </Section>
      <Section title={t('Varieties')}>
        <dl className={classes.varieties}>
          {crop.varieties.map(({ name, note }) => (
            <div key={name} className={classes.variety}>
              <dt>{name}</dt>
              <dd>{note}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <div className={classes.columns}>
        <Section title={t('Harvest')}>
          <p className={classes.text}>{crop.harvest}</p>
        </Section>
        <Section title={t('Storage')}>
          <p className={classes.text}>{crop.storage}</p>
        </Section>
      </div>
      <Section title={t('Sources')}>
        <ul className={classes.sources}>
          {crop.sources.map(({ title, url }) => (
            <li key={title} lang="en">
              {url ? (
                <Anchor href={url} rel="noopener noreferrer">
                  {title}
                </Anchor>
              ) : (
                title
              )}
            </li>
          ))}
        </ul>
        <Text mt="xs" className={classes.text}>
          {before}
          <Anchor href={`tel:${kisanCallCentre.replaceAll('-', '')}`} underline="always">
            {kisanCallCentre}
          </Anchor>
          {after}
        </Text>
      </Section>
    </article>
  )
}
