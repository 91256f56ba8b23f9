import { Anchor, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { SentenceWithLinks } from '#client/ui/text/sentence-with-links.tsx'
import { kisanCallCentreHref } from '#shared/advisor/advisor.constants.ts'
import type { CalendarCrop } from '#shared/calendar/calendar.schema.ts'
import type { IndianState } from '../calendar-address.ts'
import classes from './calendar-crop.module.css'
import { CropAmounts, hasCropAmounts } from './crop-amounts.tsx'
import { CropProblems } from './crop-problems.tsx'
import { CropWindows } from './crop-windows.tsx'

interface SectionProps {
  title: Translated
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

interface TextSectionProps {
  title: Translated
  /** Null when it is not known; then there is no section. */
  text: Translated | null
}

function TextSection({ title, text }: TextSectionProps) {
  if (text === null) return null
  return (
    <Section title={title}>
      <p className={classes.text}>{text}</p>
    </Section>
  )
}

function Varieties({ varieties }: Pick<CalendarCrop, 'varieties'>) {
  return (
    <dl className={classes.varieties}>
      {varieties.map(({ name, note }) => (
        <div key={name} className={classes.variety}>
          <dt>{name}</dt>
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
  )
}

interface CalendarCropDetailsProps {
  crop: CalendarCrop
  /** Its dates come first. */
  state: IndianState
}

/** Everything the calendar knows about a crop, below its heading. What is not known has no section. */
export function CalendarCropDetails({ crop, state }: CalendarCropDetailsProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  return (
    <article className={classes.crop}>
      <Section title={t('When to sow and harvest')}>
        <CropWindows windows={crop.windows} state={state} />
      </Section>
      {(crop.climate ?? crop.soil) !== null && (
        <div className={classes.columns}>
          <TextSection title={t('Climate')} text={crop.climate} />
          <TextSection title={t('Soil')} text={crop.soil} />
        </div>
      )}
      {hasCropAmounts(crop) && (
        <Section title={t('Seed, spacing and fertiliser')}>
          <CropAmounts crop={crop} />
          <Text size="sm" c="dimmed" mt="xs">
            {t('1 hectare = {{acres}} acres', { acres: number(2.47) })}
          </Text>
        </Section>
      )}
      <TextSection title={t('Water')} text={crop.water} />
      {crop.troubles.length > 0 && (
        <Section title={t('Pests and diseases')}>
          <CropProblems cropProblems={crop.troubles} />
        </Section>
      )}
      {crop.varieties.length > 0 && (
        <Section title={t('Varieties')}>
          <Varieties varieties={crop.varieties} />
        </Section>
      )}
      {(crop.harvest ?? crop.storage) !== null && (
        <div className={classes.columns}>
          <TextSection title={t('Harvest')} text={crop.harvest} />
          <TextSection title={t('Storage')} text={crop.storage} />
        </div>
      )}
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
          <SentenceWithLinks
            sentence={t(
              'Doses and dates are general. Your Krishi Vigyan Kendra knows your field; the Kisan Call Centre answers free of charge at <phone>1800-180-1551</phone>.',
            )}
            hrefs={{ phone: kisanCallCentreHref }}
          />
        </Text>
      </Section>
    </article>
  )
}
