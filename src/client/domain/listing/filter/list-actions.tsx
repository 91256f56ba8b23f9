import { Button } from '@mantine/core'
import { IconBellPlus, IconMap } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { usePlaceTexts } from '#client/domain/place/use-place-texts.ts'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import { useLogInFirst } from '#client/platform/session/use-log-in-first.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'
import { type NearPage, useListPlace } from '../near/use-near.ts'
import type { FilterList } from './filter-list.ts'
import classes from './list-actions.module.css'

const SaveSearchSheet = lazyPart(() =>
  withHindi(
    () => import('../tools/save-search-sheet.tsx'),
    'saved-search',
    'listing-list',
    'place',
  ),
)

interface ListActionsProps {
  kind: ListingKind
  list: FilterList
  page: NearPage | undefined
  /** Nothing is listed: a map would show nothing either. */
  isEmpty: boolean
}

/** Asks for the name of the search, after a login if there is none. */
function SaveSearchButton({ kind, list, page }: Omit<ListActionsProps, 'isEmpty'>) {
  const { t } = useTranslation()
  const texts = usePlaceTexts()
  const place = useListPlace(list, page)
  const logInFirst = useLogInFirst()
  const [isOpen, setOpen] = useState(false)
  const handleOpen = () => {
    if (!logInFirst()) setOpen(true)
  }
  return (
    <>
      <Button
        className={classes.action}
        variant="default"
        radius="xl"
        leftSection={<IconBellPlus size={20} aria-hidden />}
        onClick={handleOpen}
      >
        <span className={classes.words}>{t('Save this search')}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <SaveSearchSheet
            kind={kind}
            state={list.state}
            place={place && texts.name(place)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Shows a map above the list, and saves the search. */
export default function ListActions({ isEmpty, ...props }: ListActionsProps) {
  const { list } = props
  const { t } = useTranslation()
  const isMapShown = list.state.view === 'map'
  return (
    <>
      {(!isEmpty || isMapShown) && (
        <Button
          className={classes.action}
          variant={isMapShown ? 'light' : 'default'}
          radius="xl"
          leftSection={<IconMap size={20} aria-hidden />}
          aria-expanded={isMapShown}
          onClick={() => list.change({ view: isMapShown ? 'list' : 'map' })}
        >
          <span className={classes.words}>{isMapShown ? t('Hide map') : t('Show map')}</span>
        </Button>
      )}
      <SaveSearchButton {...props} />
    </>
  )
}
