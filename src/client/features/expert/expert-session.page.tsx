import { Button, List, Skeleton, Text, Title } from '@mantine/core'
import { useRef } from 'react'
import { useSearch } from 'wouter'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useToken } from '#client/platform/session/session.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { addressCodec, choiceField } from '#client/ui/list/address-codec.ts'
import { Page } from '#client/ui/page.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import shared from '#client/ui/shared.module.css'
import { SentenceWithLinks } from '#client/ui/text/sentence-with-links.tsx'
import { kisanCallCentreHref } from '#shared/advisor/advisor.constants.ts'
import { expertFields } from '#shared/expert/expert.constants.ts'
import classes from './expert.module.css'
import { ExpertCards } from './expert-cards.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { SessionForm } from './session-form.tsx'
import '@mantine/core/styles/List.layer.css'

const address = addressCodec({
  /** The expert; '' when none is chosen. */
  field: choiceField(expertFields, ''),
})

const fixed = { staleTime: Number.POSITIVE_INFINITY }

/** Where users request a session with an expert and see their requests. */
export default function ExpertSessionPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const token = useToken()
  const { field: chosen } = address.parse(useSearch())
  const form = useRef<HTMLHeadingElement>(null)
  const ownHeading = useRef<HTMLHeadingElement>(null)
  const experts = trpc.expert.fields.useQuery({ language }, fixed)
  const crops = trpc.calendar.troubledCrops.useQuery({ language }, fixed)
  const handleChoose = () => {
    form.current?.scrollIntoView({ block: 'start' })
    form.current?.focus({ preventScroll: true })
  }
  return (
    <Page
      title={t('Talk to an expert')}
      subtitle={t('Choose who should call you, when, and what about.')}
      description={t(
        'Ask for a call from a crop agronomist, plant doctor, soil adviser, mechanic or market adviser, on a day that suits you.',
      )}
      canonical={paths.expertSession.href()}
      actions={
        token && (
          <Button component="a" href="#own-sessions" variant="default">
            {t('Your requests')}
          </Button>
        )
      }
    >
      <QueryView
        query={experts}
        skeleton={<Skeleton height={600} radius="lg" />}
        errorTitle="Unable to load the experts"
      >
        {({ fields }) => (
          <>
            <ExpertCards experts={fields} chosen={chosen} onChoose={handleChoose} />
            <div className={classes.columns}>
              <section
                className={`${shared.largePaperBox} ${classes.formBox}`}
                aria-labelledby="session-form"
              >
                <Title order={2} size="h3" id="session-form" ref={form} tabIndex={-1} mb="md">
                  {t('Your request')}
                </Title>
                <SessionForm
                  experts={fields}
                  crops={crops.data?.crops ?? []}
                  chosen={chosen}
                  onSent={() => ownHeading.current?.focus()}
                />
              </section>
              <div className={classes.side}>
                <section aria-labelledby="session-steps">
                  <Title order={2} size="h3" id="session-steps" mb="sm">
                    {t('What happens next')}
                  </Title>
                  <List type="ordered" spacing="xs" withPadding>
                    <List.Item>{t('You send the request. It appears here immediately.')}</List.Item>
                    <List.Item>
                      {t(
                        'We look for an expert who is free that day. The call is not confirmed yet.',
                      )}
                    </List.Item>
                    <List.Item>
                      {t(
                        'If we find one, the status here is “Confirmed”, and they call your number.',
                      )}
                    </List.Item>
                  </List>
                  <Text mt="sm">
                    <SentenceWithLinks
                      sentence={t(
                        'Is it urgent? The Kisan Call Centre answers today, free of charge: <phone>1800-180-1551</phone>.',
                      )}
                      hrefs={{ phone: kisanCallCentreHref }}
                    />
                  </Text>
                </section>
                {token && <OwnSessions heading={ownHeading} />}
              </div>
            </div>
          </>
        )}
      </QueryView>
    </Page>
  )
}
