import { Button, Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { MapArea } from '#client/domain/map/map-area.tsx'
import { usePlaceTexts } from '#client/domain/place/use-place-texts.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { placeText } from '#client/platform/format/place-text.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { type NearList, type NearPage, useListPlace } from '../near/use-near.ts'
import { groupByPoint, type PlacedListing, type PointGroup } from './point-groups.ts'
import { useListingCounts } from './use-listing-counts.ts'

interface ListMapProps {
  list: NearList
  page: NearPage
  items: readonly PlacedListing[]
  /** The cards of the listings with these ids, or of all for null. */
  children: (ids: ReadonlySet<string> | null) => ReactNode
}

const idsOf = (groups: readonly PointGroup[]) => groups.flatMap(({ ids }) => ids)

/**
 * The map above a page of listings. A press on a place leaves only its listings below; all of them are
 * below before, for people who do not use the map.
 */
export default function ListMap(props: ListMapProps) {
  const { list, page, items, children } = props
  const { t } = useTranslation()
  const format = useFormat()
  const texts = usePlaceTexts()
  const counts = useListingCounts()
  const listPlace = useListPlace(list, page)
  const heading = useRef<HTMLParagraphElement>(null)
  const [chosenKeys, setChosenKeys] = useState<readonly string[]>([])

  const groups = groupByPoint(items)
  const groupsOf = (keys: readonly string[]) => groups.filter(({ key }) => keys.includes(key))
  const chosen = groupsOf(chosenKeys)
  const chosenIds = idsOf(chosen)
  const placed = idsOf(groups).length
  const nameOf = ({ place }: PointGroup) =>
    place ? placeText(t, place) : t('a place without a name')

  /** "3 listings in Pune", or "5 listings in 2 places". */
  const countIn = (some: readonly PointGroup[]) => {
    const [first] = some
    return first && some.length === 1
      ? counts.inPlace(first.ids.length, nameOf(first))
      : counts.inPlaces(idsOf(some).length, some.length)
  }
  const handleChoose = (keys: readonly string[]) => {
    setChosenKeys(keys.join() === chosenKeys.join() ? [] : keys)
    heading.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <Stack gap="sm">
      <MapArea
        label={t('Map of the listings on this page')}
        places={groups}
        describe={(keys) => ({
          text: format.number(idsOf(groupsOf(keys)).length),
          label: countIn(groupsOf(keys)),
        })}
        chosenKeys={chosenKeys}
        onChoose={handleChoose}
        center={
          listPlace && {
            point: listPlace,
            km: list.state.radius,
            label: texts.near(listPlace),
          }
        }
      />
      <Group gap="xs">
        <Text role="status" ref={heading}>
          {chosen.length > 0 ? countIn(chosen) : counts.inPlaces(placed, groups.length)}
          {chosen.length === 0 && placed < items.length && (
            <>
              {' · '}
              {t('without a known place, only in the list: {{listings}}', {
                listings: format.number(items.length - placed),
              })}
            </>
          )}
        </Text>
        {chosen.length > 0 && (
          <Button variant="default" size="compact-md" mih={44} onClick={() => setChosenKeys([])}>
            {t('Show all on this page')}
          </Button>
        )}
      </Group>
      {children(chosen.length > 0 ? new Set(chosenIds) : null)}
    </Stack>
  )
}
