import { Button, Stack, Text, Title } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { nearTextOf } from '#client/domain/place/place-name.ts'
import { usePlaceTexts } from '#client/domain/place/use-place-texts.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { PlaceView } from '#shared/place/place.schema.ts'
import type { NearList } from './use-near.ts'

/** Farther matches are counted up to this number. */
const maxFartherAway = 1000

interface NothingNearProps {
  list: NearList
  place: PlaceView
  /** More than 0. */
  fartherAway: number
  /** The search without the place that it names. */
  searchWords: string | undefined
}

/** In place of an empty list: how many there are farther away, and the way to them. */
export default function NothingNear(props: NothingNearProps) {
  const { list, place, fartherAway, searchWords } = props
  const { t } = useTranslation()
  const texts = usePlaceTexts()
  const format = useFormat()
  const number = format.number(fartherAway) + (fartherAway >= maxFartherAway ? '+' : '')
  const handleWiden = () =>
    list.clear({
      near: list.state.near || nearTextOf(place),
      radius: null,
      sort: 'nearest',
      ...(list.state.near === '' && searchWords !== undefined && { q: searchWords }),
    })
  return (
    <Stack align="center" py="xl" gap="xs" ta="center">
      <IconMapPin size={72} stroke={1.25} color="var(--kh-accent)" aria-hidden />
      <Title order={2} size="h3">
        {t('None {{around}}', { around: texts.around(place) })}
      </Title>
      <Text c="dimmed">{t('{{number}} farther away', { number })}</Text>
      <Button mt="sm" onClick={handleWiden}>
        {t('Show those farther away')}
      </Button>
    </Stack>
  )
}
