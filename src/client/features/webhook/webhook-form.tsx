import { Alert, Button, Group, Stack, TextInput, Title } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { failureSentence } from '#client/platform/trpc/failure-sentence.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { lazySchema, parseLazy, useLazySchema } from '#client/ui/form/model/lazy-schema.ts'
import { wholeForm } from '#client/ui/form/model/validate-fields.ts'
import { PendingButton } from '#client/ui/pending-button.tsx'
import shared from '#client/ui/shared.module.css'
import { maxWebhookName, maxWebhookUrl } from '#shared/webhook/webhook.constants.ts'
import type { WebhookView, WebhookWithSecret } from '#shared/webhook/webhook.schema.ts'
import classes from './webhook.module.css'
import {
  type EventGroup,
  eventGroupLabels,
  eventGroups,
  groupsOfTypes,
  typesOfGroups,
} from './webhook-labels.ts'

const webhookSchema = lazySchema(() =>
  import('#shared/webhook/webhook.schema.ts').then(({ CreateWebhookInput }) => CreateWebhookInput),
)

interface GroupChoiceProps {
  groups: readonly EventGroup[]
  onChange: (groups: EventGroup[]) => void
}

function GroupChoice({ groups, onChange }: GroupChoiceProps) {
  const { t } = useTranslation()
  const toggled = (group: EventGroup) =>
    groups.includes(group) ? groups.filter((other) => other !== group) : [...groups, group]
  return (
    <fieldset className={shared.plainFieldset}>
      <legend>{t('What is sent? Choose nothing for everything.')}</legend>
      <div className={classes.groups}>
        {eventGroups.map((group) => (
          <label key={group} className={classes.group}>
            <input
              type="checkbox"
              checked={groups.includes(group)}
              onChange={() => onChange(toggled(group))}
            />
            {t(eventGroupLabels[group].label)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface WebhookFormProps {
  /** The webhook that is changed; null for a new one. */
  webhook: WebhookView | null
  onCreated: (created: WebhookWithSecret) => void
  onClose: () => void
}

/** Adds a webhook, or changes its name, address and events. */
export function WebhookForm({ webhook, onCreated, onClose }: WebhookFormProps) {
  const { t } = useTranslation()
  const id = useId()
  const utils = trpc.useUtils()
  const [name, setName] = useState(webhook?.name ?? '')
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [groups, setGroups] = useState<EventGroup[]>(groupsOfTypes(webhook?.types ?? []))
  const [problems, setProblems] = useState<Record<string, string>>({})
  const onSettled = () => utils.webhook.list.invalidate()
  const creating = trpc.webhook.create.useMutation({ onSuccess: onCreated, onSettled })
  const changing = trpc.webhook.update.useMutation({ onSuccess: onClose, onSettled })
  const error = creating.error ?? changing.error
  const failure = problems[wholeForm] ?? (error && translateMessage(t, failureSentence(error)))
  const isSaving = creating.isPending || changing.isPending
  const title = webhook ? t('Change the webhook') : t('Add a webhook')

  useLazySchema(webhookSchema)

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const typed = { name, url, types: typesOfGroups(groups) }
    const { data, issues } = await parseLazy(webhookSchema, typed)
    setProblems(
      Object.fromEntries(
        issues.map(({ path, message }) => [path[0] ?? wholeForm, translateMessage(t, message)]),
      ),
    )
    if (data === null || isSaving) return
    if (webhook) changing.mutate({ webhookId: webhook._id, ...data })
    else creating.mutate(data)
  }
  return (
    <section className={shared.whiteBox} aria-labelledby={id}>
      <form method="dialog" onSubmit={handleSubmit} noValidate>
        <Stack>
          <Title order={2} size="h3" id={id}>
            {title}
          </Title>
          <TextInput
            label={t('Name')}
            description={t('For you, to tell webhooks apart, such as “Our billing”.')}
            value={name}
            maxLength={maxWebhookName}
            required
            data-autofocus
            error={problems.name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <TextInput
            label={t('Web address')}
            description={t(
              'Where your software receives events, such as https://example.in/events',
            )}
            type="url"
            inputMode="url"
            value={url}
            maxLength={maxWebhookUrl}
            required
            error={problems.url}
            onChange={({ currentTarget }) => setUrl(currentTarget.value)}
          />
          <GroupChoice groups={groups} onChange={setGroups} />
          {failure && (
            <Alert color="red" role="alert">
              {failure}
            </Alert>
          )}
          <Group>
            <PendingButton type="submit" isPending={isSaving}>
              {webhook ? t('Save') : t('Add the webhook')}
            </PendingButton>
            <Button variant="default" onClick={onClose}>
              {t('Cancel')}
            </Button>
          </Group>
        </Stack>
      </form>
    </section>
  )
}
