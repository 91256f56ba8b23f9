import { Alert } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useRestoredDraft } from '#client/platform/draft/draft-store.ts'
import { useNow } from '#client/platform/format/use-now.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useToken } from '#client/platform/session/session.ts'
import { useCurrentUser } from '#client/platform/trpc/current-user.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { Field } from '#client/ui/form/field.tsx'
import { FieldForm } from '#client/ui/form/field-form.tsx'
import { lazySchema } from '#client/ui/form/model/lazy-schema.ts'
import { useFieldForm } from '#client/ui/form/model/use-field-form.ts'
import { TextLink } from '#client/ui/link.tsx'
import { toastSuccess } from '#client/ui/toast.ts'
import type { ExpertFieldView } from '#shared/expert/expert.schema.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import classes from './expert.module.css'
import { sessionDraft } from './session-draft.ts'
import { noCrop, sessionFields } from './session-fields.ts'

const sessionSchema = lazySchema(() =>
  import('#shared/expert/expert.schema.ts').then(({ SessionInput }) => SessionInput),
)

interface SessionFormProps {
  experts: readonly ExpertFieldView[]
  crops: readonly { id: string; name: string }[]
  /** The expert in the address; '' for none. */
  chosen: ExpertFieldView['id'] | ''
  onSent: () => void
}

/**
 * The request form. Visitors may fill it in; they log in before it is sent and find it again
 * afterwards.
 */
export function SessionForm({ experts, crops, chosen, onSent }: SessionFormProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const token = useToken()
  const { user } = useCurrentUser()
  const [, navigate] = useLocation()
  const today = indiaDay(useNow())
  const utils = trpc.useUtils()
  const { mutateAsync } = trpc.expert.requestSession.useMutation()

  const form = useFieldForm({
    fields: sessionFields({ experts, crops, today }),
    schema: sessionSchema,
    initialValues: { field: chosen, language },
    isStored: true,
    // What the form filled in by itself is no draft: the next time it may be something else.
    onChange: (values) => {
      const typed = Object.entries(values).filter(([name]) => form.mantine.isDirty(name))
      if (typed.length > 0) sessionDraft.write(Object.fromEntries(typed))
      else sessionDraft.remove()
    },
    onSubmit: async (values) => {
      if (!token) {
        navigate(paths.login.href(paths.expertSession.href(values.field)))
        return
      }
      await mutateAsync({ ...values, crop: values.crop === noCrop ? '' : values.crop })
      form.mantine.reset()
      sessionDraft.remove()
      await utils.expert.mySessions.invalidate()
      toastSuccess(t('Request sent'))
      onSent()
    },
  })
  const { setFieldValue, setInitialValues, getInitialValues, setValues, isDirty } = form.mantine

  useRestoredDraft(sessionDraft.read, (draft) =>
    setValues({ ...draft, ...(chosen && { field: chosen }) }),
  )

  /** Prefilled values do not count as unsaved input. */
  const presetField = (name: string, value: string) => {
    setInitialValues({ ...getInitialValues(), [name]: value })
    setFieldValue(name, value)
  }
  const lastChosen = useRef(chosen)
  useEffect(() => {
    if (lastChosen.current === chosen) return
    lastChosen.current = chosen
    if (chosen) presetField('field', chosen)
  })
  const home = user?.address.state
  const lastHome = useRef<string>(undefined)
  useEffect(() => {
    if (!home || lastHome.current === home) return
    lastHome.current = home
    if (!isDirty('state')) presetField('state', home)
  })

  const field = (name: string) => <Field form={form} name={name} />
  return (
    <FieldForm
      form={form}
      submitLabel={token ? t('Send request') : t('Log in and send')}
      busyLabel={t('Sending...')}
    >
      {!token && (
        <Alert color="turmeric" role="note" icon={<IconLock aria-hidden />} c="inherit">
          {t(
            'An expert calls the number you log in with. You can write now; your text stays while you log in.',
          )}{' '}
          <TextLink href={paths.login.href(paths.expertSession.href(chosen))} underline="always">
            {t('Log in first')}
          </TextLink>
        </Alert>
      )}
      {field('field')}
      {field('question')}
      <div className={classes.pair}>
        {field('crop')}
        {field('state')}
      </div>
      <div className={classes.pair}>
        {field('preferredDay')}
        {field('partOfDay')}
      </div>
      {field('language')}
    </FieldForm>
  )
}
