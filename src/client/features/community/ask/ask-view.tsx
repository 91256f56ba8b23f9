import { Text } from '@mantine/core'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { MyPlaceLine } from '#client/domain/place/my-place.tsx'
import { useMyPlace } from '#client/domain/place/use-my-place.ts'
import { useRestoredDraft } from '#client/platform/draft/draft-store.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useToken } from '#client/platform/session/session.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { FieldForm } from '#client/ui/form/field-form.tsx'
import { useFieldForm } from '#client/ui/form/model/use-field-form.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { Page } from '#client/ui/page.tsx'
import { toastSuccess } from '#client/ui/toast.ts'
import { useCommunityPaths } from '../community-address.ts'
import { communityDraft } from '../draft.ts'
import classes from '../post.module.css'
import { QuestionFields, questionFields } from './question-fields.tsx'
import { asQuestion } from './question-values.ts'

const draft = communityDraft('question')

function AskForm() {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const { board, ask, question } = useCommunityPaths()
  const token = useToken()
  const utils = trpc.useUtils()
  const { mutateAsync } = trpc.community.ask.useMutation()
  const form = useFieldForm({
    fields: questionFields,
    initialValues: { topic: 'crops' },
    onChange: (values) => draft.write(values),
    isStored: true,
    onSubmit: async (values) => {
      // The draft stays on this tab and fills the form again after the login.
      if (token === null) return navigate(paths.login.href(ask))
      const { _id } = await mutateAsync(asQuestion(values))
      draft.remove()
      await utils.community.list.invalidate()
      toastSuccess(t('Your question is published.'))
      navigate(question(_id), { replace: true })
    },
  })
  useRestoredDraft(draft.read, form.mantine.setValues)
  const { setFieldValue } = form.mantine
  const { place } = useMyPlace()
  useEffect(() => {
    // A question that was begun before has its state already, even if it is all of India.
    if (place && draft.read() === null) setFieldValue('state', place.state)
  }, [place, setFieldValue])
  return (
    <div className={classes.form}>
      <FieldForm
        form={form}
        submitLabel={token ? t('Post question') : t('Log in and post')}
        busyLabel={t('Sending...')}
        actions={
          <LinkButton href={board} variant="subtle">
            {t('Back to all questions')}
          </LinkButton>
        }
      >
        <QuestionFields form={form} />
        <MyPlaceLine onChosen={({ state }) => setFieldValue('state', state)} />
        <Text size="sm" c="dimmed">
          {t(
            'Everyone can read it, with your first name, the first letter of your last name, and your city and state.',
          )}
        </Text>
      </FieldForm>
    </div>
  )
}

/** The form for a new question. Visitors may write first and log in before sending. */
export function AskView() {
  const { t } = useTranslation()
  return (
    <Page
      title={t('Ask a question')}
      subtitle={t('Farmers and advisers answer here. You get a notification.')}
      description={t(
        'Ask farmers and advisers about your crop, soil, machines or market, and read their answers on KrishiHaat.',
      )}
      canonical={paths.communitySupport.href()}
      noIndex
      size="md"
    >
      <AskForm />
    </Page>
  )
}
