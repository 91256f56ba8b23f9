import { ActionIcon, Button, Group, Switch, Text, TextInput } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { savedSearchHref } from '#client/domain/listing/tools/saved-search-href.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { TextLink } from '#client/ui/link.tsx'
import { maxSavedSearchName } from '#shared/saved-search/saved-search.constants.ts'
import type { SavedSearchView } from '#shared/saved-search/saved-search.schema.ts'
import classes from './saved-search.module.css'
import '@mantine/core/styles/Switch.layer.css'

interface SavedSearchRowProps {
  search: SavedSearchView
  isBusy: boolean
  onChange: (changes: { name?: string; isOn?: boolean }) => void
  onDelete: () => void
}

/** One saved search: its link, its switch, its name and its end. */
export function SavedSearchRow({ search, isBusy, onChange, onDelete }: SavedSearchRowProps) {
  const { t } = useTranslation()
  const format = useFormat()
  /** What was typed; null while the name is not being changed. */
  const [typed, setTyped] = useState<string | null>(null)
  const { name, isOn, createdAt, lastMatchAt } = search

  const handleRename = (event: FormEvent) => {
    event.preventDefault()
    const renamed = typed?.trim()
    if (renamed && renamed !== name) onChange({ name: renamed })
    setTyped(null)
  }
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        {typed === null ? (
          <TextLink href={savedSearchHref(search)}>{name}</TextLink>
        ) : (
          <form method="dialog" onSubmit={handleRename}>
            <Group gap="xs" align="flex-end">
              <TextInput
                label={t('Name of the search')}
                value={typed}
                maxLength={maxSavedSearchName}
                required
                ref={(input) => input?.focus()}
                onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              />
              <Button type="submit">{t('Save')}</Button>
            </Group>
          </form>
        )}
        <Text size="sm" c="dimmed">
          {lastMatchAt
            ? t('Last notified on {{date}}', { date: format.date(lastMatchAt) })
            : t('Nothing new since {{date}}', { date: format.date(createdAt) })}
        </Text>
      </div>
      <Switch
        size="md"
        className={classes.switch}
        label={t('Notify me of new listings')}
        aria-label={t('Notify me: {{name}}', { name })}
        checked={isOn}
        aria-disabled={isBusy || undefined}
        onChange={({ currentTarget }) => isBusy || onChange({ isOn: currentTarget.checked })}
      />
      <Group gap="xs" wrap="nowrap">
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('Rename: {{name}}', { name })}
          onClick={() => setTyped(typed === null ? name : null)}
        >
          <IconPencil size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={44}
          aria-disabled={isBusy || undefined}
          aria-label={t('Delete: {{name}}', { name })}
          onClick={() => isBusy || onDelete()}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </Group>
    </li>
  )
}
