import { Button, Group, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconBellPlus } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearch } from 'wouter'
import { useFormat } from '#client/platform/format/format.ts'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useToken } from '#client/platform/session/session.ts'
import { readFailure, trpc } from '#client/platform/trpc/trpc.ts'
import { TextLink } from '#client/ui/link.tsx'
import { toastBasics, toastError } from '#client/ui/toast.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'
import { maxSavedSearchName } from '#shared/saved-search/saved-search.constants.ts'
import { type ListState, listQueryOf } from '../state/list-state.ts'
import { searchName } from './search-name.ts'

interface SaveSearchProps {
  kind: ListingKind
  state: ListState
  /** The name of the list's place; null while it is not known. */
  place: string | null
}

const toastMs = 8000
const toastId = 'search-saved'

/** Saves what the list shows, under a name that its owner can change. */
export function SaveSearch({ kind, state, place }: SaveSearchProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const token = useToken()
  const [path, navigate] = useLocation()
  const search = useSearch()
  const utils = trpc.useUtils()
  /** What was typed; null while the form is closed. */
  const [name, setName] = useState<string | null>(null)
  const saving = trpc.savedSearch.save.useMutation({
    onSuccess: () => {
      setName(null)
      void utils.savedSearch.list.invalidate()
      notifications.show({
        ...toastBasics(),
        id: toastId,
        color: 'leaf',
        autoClose: toastMs,
        message: (
          <>
            {t('Saved. The bell tells you when something new comes.')}{' '}
            <TextLink
              href={paths.savedSearches.href()}
              underline="always"
              onClick={() => notifications.hide(toastId)}
            >
              {t('Saved searches')}
            </TextLink>
          </>
        ),
      })
    },
    onError: (error) =>
      toastError(translateMessage(t, readFailure(error).message ?? 'Error connecting to server')),
  })

  const handleOpen = () => {
    if (token === null) return navigate(paths.login.href(search ? `${path}?${search}` : path))
    setName(searchName(t, format, { kind, state, place }))
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const { sort: _sort, page: _page, ...query } = listQueryOf(state)
    if (name?.trim()) saving.mutate({ kind, name, ...query } as Parameters<typeof saving.mutate>[0])
  }
  if (name === null) {
    return (
      <Button
        variant="default"
        leftSection={<IconBellPlus size={18} aria-hidden />}
        onClick={handleOpen}
      >
        {t('Save this search')}
      </Button>
    )
  }
  return (
    <form onSubmit={handleSubmit}>
      <Group gap="sm" align="flex-end">
        <TextInput
          label={t('Name of the search')}
          value={name}
          maxLength={maxSavedSearchName}
          required
          w="20rem"
          maw="100%"
          data-autofocus
          ref={(input) => input?.focus()}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button type="submit" loading={saving.isPending}>
          {t('Save')}
        </Button>
        <Button variant="default" onClick={() => setName(null)}>
          {t('Cancel')}
        </Button>
      </Group>
    </form>
  )
}
