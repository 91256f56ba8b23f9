import { TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type FormEvent, useId, useState } from 'react'
import { districtNameIn } from '#client/domain/place/place-name.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { Sheet } from '#client/ui/dialog/sheet.tsx'
import { TextLink } from '#client/ui/link.tsx'
import { PendingButton } from '#client/ui/pending-button.tsx'
import { toastBasics, toastFailure } from '#client/ui/toast.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'
import { maxSavedSearchName } from '#shared/saved-search/saved-search.constants.ts'
import { type ListState, listQueryOf } from '../state/list-state.ts'
import { searchName } from './search-name.ts'

interface SaveSearchSheetProps {
  kind: ListingKind
  state: ListState
  /** The name of the list's place; null while it is not known. */
  place: string | null
  onClose: () => void
}

const toastMs = 8000
const toastId = 'search-saved'

/** The district of the list in the language of the page, as its filter names it; null without one. */
function useDistrictName({ state, district }: ListState): string | null {
  const language = useLanguage()
  const { data } = trpc.place.districts.useQuery(
    { state },
    { enabled: district !== '', staleTime: Number.POSITIVE_INFINITY },
  )
  const row = data?.districts.find((each) => each.district === district)
  return row ? districtNameIn(language, row) : null
}

/** Saves what the list shows, under a name that its owner can change. */
export default function SaveSearchSheet({ kind, state, place, onClose }: SaveSearchSheetProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const formId = useId()
  const utils = trpc.useUtils()
  const district = useDistrictName(state)
  const [typedName, setName] = useState<string | null>(null)
  const name = typedName ?? searchName(t, format, { kind, state, place, district })
  const saving = trpc.savedSearch.save.useMutation({
    onSuccess: () => {
      onClose()
      void utils.savedSearch.list.invalidate()
      notifications.show({
        ...toastBasics(),
        id: toastId,
        color: 'leaf',
        autoClose: toastMs,
        message: (
          <>
            {t('Saved. You will get a notification when something new is listed.')}{' '}
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
    onError: (error) => toastFailure(t, error),
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const { sort: _sort, page: _page, ...query } = listQueryOf(state)
    if (name.trim()) saving.mutate({ kind, name, ...query } as Parameters<typeof saving.mutate>[0])
  }
  return (
    <Sheet
      title={t('Save this search')}
      onClose={onClose}
      footer={
        <PendingButton type="submit" form={formId} fullWidth isPending={saving.isPending}>
          {t('Save')}
        </PendingButton>
      }
    >
      <form method="dialog" id={formId} onSubmit={handleSubmit}>
        <TextInput
          label={t('Name of the search')}
          value={name}
          maxLength={maxSavedSearchName}
          required
          data-autofocus
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </form>
    </Sheet>
  )
}
