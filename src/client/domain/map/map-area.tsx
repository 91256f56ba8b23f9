import { Alert, Skeleton, Text } from '@mantine/core'
import { IconMap } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useHydrated } from '#client/platform/format/use-hydrated.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { QueryView } from '#client/ui/query-view.tsx'
import { fetchIndiaMap } from './india-map-file.ts'
import classes from './map.module.css'
import type { MapCanvasProps } from './map-canvas.tsx'

/** The map's code and the map, which only people who open one load. */
async function loadMap() {
  const [{ default: Canvas }, india] = await Promise.all([
    import('./map-canvas.tsx'),
    fetchIndiaMap(),
  ])
  return { Canvas, india }
}

const noTiles = { tiles: null }

/** A map of India with places on it, and what is shown while or because there is none. */
export function MapArea(
  props: Omit<MapCanvasProps, 'india' | 'tiles' | 'onUnsupported' | 'onTilesMissing'>,
) {
  const { t } = useTranslation()
  const isHydrated = useHydrated()
  const [isUnsupported, setUnsupported] = useState(false)
  const handleUnsupported = useCallback(() => setUnsupported(true), [])
  const [areTilesMissing, setTilesMissing] = useState(false)
  const handleTilesMissing = useCallback(() => setTilesMissing(true), [])
  const map = useQuery({
    queryKey: ['india-map'],
    queryFn: loadMap,
    enabled: isHydrated,
    staleTime: Number.POSITIVE_INFINITY,
    // Without a connection the files may be on the device.
    networkMode: 'always',
    retry: 1,
    structuralSharing: false,
  })
  const tiles = trpc.place.mapTiles.useQuery(undefined, {
    enabled: isHydrated,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
  // Without the answer the drawn land is shown: a map is better than none.
  const settings = areTilesMissing
    ? noTiles
    : (tiles.data ?? (tiles.isError || tiles.isPaused ? noTiles : null))

  if (isUnsupported) {
    return (
      <Alert color="gray" icon={<IconMap aria-hidden />} role="status">
        {t('This device cannot draw the map. Everything else on this page works without it.')}
      </Alert>
    )
  }
  return (
    <QueryView
      query={map}
      skeleton={<Skeleton className={classes.area} radius="md" />}
      errorTitle="The map could not be loaded"
    >
      {({ Canvas, india }) =>
        settings ? (
          <div>
            <div className={classes.area}>
              <Canvas
                {...props}
                india={india}
                tiles={settings.tiles}
                onUnsupported={handleUnsupported}
                onTilesMissing={handleTilesMissing}
              />
            </div>
            {areTilesMissing && (
              <Text className={classes.credit} role="status">
                {t('The detailed map could not be loaded. This is a simpler one.')}
              </Text>
            )}
            <Text className={classes.credit}>
              {settings.tiles
                ? settings.tiles.credit
                : t('Each dot is a PIN code. Places: India Post (GODL-India).')}
            </Text>
          </div>
        ) : (
          <Skeleton className={classes.area} radius="md" />
        )
      }
    </QueryView>
  )
}
