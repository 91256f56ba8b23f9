import { Alert, Button, Group, NativeSelect, Stack, TextInput, Title } from '@mantine/core'
import {
  IconAdjustments,
  IconBuildingStore,
  IconEye,
  IconFlask,
  IconMessageChatbot,
} from '@tabler/icons-react'
import { type FormEvent, useId, useState } from 'react'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { failureSentence } from '#client/platform/trpc/failure-sentence.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { ChoiceCards } from '#client/ui/form/choice-cards.tsx'
import { lazySchema, parseLazy, useLazySchema } from '#client/ui/form/model/lazy-schema.ts'
import { wholeForm } from '#client/ui/form/model/validate-fields.ts'
import { PendingButton } from '#client/ui/pending-button.tsx'
import shared from '#client/ui/shared.module.css'
import {
  apiKeyLifetimes,
  defaultApiKeyDays,
  maxApiKeyName,
} from '#shared/api-key/api-key.constants.ts'
import type { CreatedApiKey } from '#shared/api-key/api-key.schema.ts'
import {
  type ApiScope,
  type ApiScopeSet,
  apiScopeSets,
  apiScopes,
} from '#shared/api-key/api-scope.constants.ts'
import type { SandboxPerson } from '#shared/sandbox/sandbox.constants.ts'
import classes from './api-key.module.css'
import { lifetimeLabels, scopeLabels, scopeSetLabels } from './api-key-labels.ts'
import '#client/platform/theme/list-styles.ts'

const keySchema = lazySchema(() =>
  import('#shared/api-key/api-key.schema.ts').then(({ CreateApiKeyInput }) => CreateApiKeyInput),
)

interface ScopeChoiceProps {
  scopes: readonly ApiScope[]
  onChange: (scopes: ApiScope[]) => void
}

function ScopeChoice({ scopes, onChange }: ScopeChoiceProps) {
  const { t } = useTranslation()
  const toggled = (scope: ApiScope) =>
    scopes.includes(scope) ? scopes.filter((other) => other !== scope) : [...scopes, scope]
  return (
    <fieldset className={shared.plainFieldset}>
      <legend>{t('The key may')}</legend>
      <div className={classes.scopes}>
        {apiScopes.map((scope) => (
          <label key={scope} className={classes.scope}>
            <input
              type="checkbox"
              checked={scopes.includes(scope)}
              onChange={() => onChange(toggled(scope))}
            />
            {t(scopeLabels[scope].label)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface CreateKeyFormProps {
  /** Whether test keys can be created. */
  hasSandboxes: boolean
  onCreated: (created: CreatedApiKey) => void
  onCancel: () => void
}

/** Names a key, and chooses what it may do and for how long. */
export function CreateKeyForm({ hasSandboxes, onCreated, onCancel }: CreateKeyFormProps) {
  const { t } = useTranslation()
  const id = useId()
  const [name, setName] = useState('')
  const [person, setPerson] = useState<SandboxPerson | 'real'>('real')
  const [set, setSet] = useState<ApiScopeSet | 'single'>('readShop')
  const [single, setSingle] = useState<ApiScope[]>([])
  const [days, setDays] = useState<number>(defaultApiKeyDays)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const creating = trpc.apiKey.create.useMutation({ onSuccess: onCreated })
  const failure =
    problems[wholeForm] ?? (creating.error && translateMessage(t, failureSentence(creating.error)))
  const scopes = set === 'single' ? single : apiScopeSets[set]

  const sandboxPerson = person === 'real' ? null : person

  useLazySchema(keySchema)

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const typed = { name, scopes, days, sandboxPerson }
    const { data, issues } = await parseLazy(keySchema, typed)
    setProblems(
      Object.fromEntries(
        issues.map(({ path, message }) => [path[0] ?? wholeForm, translateMessage(t, message)]),
      ),
    )
    if (data !== null && !creating.isPending) creating.mutate(data)
  }
  return (
    <section className={shared.whiteBox} aria-labelledby={id}>
      <form method="dialog" onSubmit={handleSubmit} noValidate>
        <Stack>
          <Title order={2} size="h3" id={id}>
            {t('Create a key')}
          </Title>
          <TextInput
            label={t('What is the key for?')}
            description={t('The program or machine that will use it, such as “Our billing”.')}
            value={name}
            maxLength={maxApiKeyName}
            required
            data-autofocus
            error={problems.name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          {hasSandboxes && (
            <ChoiceCards
              legend={t('Where does it work?')}
              value={person}
              onChange={setPerson}
              choices={[
                {
                  value: 'real',
                  icon: <IconBuildingStore />,
                  title: t('In my shop'),
                  text: t('With your own listings, orders and bookings.'),
                },
                {
                  value: 'seller',
                  icon: <IconFlask />,
                  title: t('Test as a seller'),
                  text: t('In a sandbox with invented people. Nothing there is real.'),
                },
                {
                  value: 'buyer',
                  icon: <IconFlask />,
                  title: t('Test as a buyer'),
                  text: t('In the same sandbox: a program can try out a whole order.'),
                },
              ]}
            />
          )}
          <ChoiceCards
            legend={t('What may it do?')}
            value={set}
            onChange={setSet}
            choices={[
              {
                value: 'readShop',
                icon: <IconEye />,
                title: t(scopeSetLabels.readShop.label),
                text: t(scopeSetLabels.readShop.text),
              },
              {
                value: 'runShop',
                icon: <IconBuildingStore />,
                title: t(scopeSetLabels.runShop.label),
                text: t(scopeSetLabels.runShop.text),
              },
              {
                value: 'helpMe',
                icon: <IconMessageChatbot />,
                title: t(scopeSetLabels.helpMe.label),
                text: t(scopeSetLabels.helpMe.text),
              },
              {
                value: 'single',
                icon: <IconAdjustments />,
                title: t('Choose one by one'),
                text: t('Only what the program needs.'),
              },
            ]}
          />
          {set === 'single' && <ScopeChoice scopes={single} onChange={setSingle} />}
          {problems.scopes && (
            <Alert color="red" role="alert">
              {problems.scopes}
            </Alert>
          )}
          <NativeSelect
            size="md"
            label={t('Valid for')}
            value={days}
            onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
            data={apiKeyLifetimes.map((value) => ({
              value: String(value),
              label: t(lifetimeLabels[value]?.label ?? ''),
            }))}
          />
          {failure && (
            <Alert color="red" role="alert">
              {failure}
            </Alert>
          )}
          <Group>
            <PendingButton type="submit" isPending={creating.isPending}>
              {t('Create key')}
            </PendingButton>
            <Button variant="default" onClick={onCancel}>
              {t('Cancel')}
            </Button>
          </Group>
        </Stack>
      </form>
    </section>
  )
}
