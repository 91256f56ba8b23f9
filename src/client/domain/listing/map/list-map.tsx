import { Button, Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MapArea } from '#client/domain/map/map-area.tsx'
import { usePlaceTexts } from '#client/domain/place/use-place-texts.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { placeText } from '#client/platform/format/place-text.ts'
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
  const [chosenKey, setChosenKey] = useState<string | null>(null)

  const groups = groupByPoint(items)
  const chosen = groups.find(({ key }) => key === chosenKey)
  const placed = groups.reduce((sum, group) => sum + group.ids.length, 0)
  const nameOf = ({ place }: PointGroup) =>
    place ? placeText(t, place) : t('a place without a name')

  const handleChoose = (key: string) => {
    setChosenKey(key === chosenKey ? null : key)
    heading.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <Stack gap="sm">
      <MapArea
        label={t('Map of the listings on this page')}
        places={groups.map((group) => ({
          key: group.key,
          point: group.point,
          text: format.number(group.ids.length),
          label: counts.inPlace(group.ids.length, nameOf(group)),
        }))}
        chosenKey={chosen?.key ?? null}
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
          {chosen
            ? counts.inPlace(chosen.ids.length, nameOf(chosen))
            : counts.inPlaces(placed, groups.length)}
          {!chosen && placed < items.length && (
            <>
              {' · '}
              {t('without a known place, only in the list: {{listings}}', {
                listings: format.number(items.length - placed),
              })}
            </>
          )}
        </Text>
        {chosen && (
          <Button variant="default" size="compact-md" mih={44} onClick={() => setChosenKey(null)}>
            {t('Show all on this page')}
          </Button>
        )}
      </Group>
      {children(chosen ? new Set(chosen.ids) : null)}
    </Stack>
  )
}
