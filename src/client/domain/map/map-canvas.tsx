import { useLanguage } from '#client/platform/i18n/use-language.ts'
import 'maplibre-gl/dist/maplibre-gl.css'
import { useComputedColorScheme } from '@mantine/core'
import {
  GPUInitializationError,
  LngLatBounds,
  Map as MapLibreMap,
  NavigationControl,
  setWorkerUrl,
} from 'maplibre-gl'
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { logFailure } from '#client/platform/network/log.ts'
import type { GeoPoint } from '#shared/place/distance.ts'
import { indiaBounds } from '#shared/place/place.constants.ts'
import type { MapTilesView } from '#shared/place/place.schema.ts'
import classes from './map.module.css'
import { circleAround, type IndiaMap } from './map-features.ts'
import { CenterMarker, type MarkerTexts, PlaceMarker } from './map-markers.tsx'
import { mapStyle, readMapColors } from './map-style.ts'
import { type MapPlace, mergeClose } from './merge-close.ts'
import { watchTiles } from './watch-tiles.ts'

// A file of our own server: the page's policy allows no worker from memory.
setWorkerUrl(workerAddress)

/** The point around which a list is, and its distance. */
export interface MapCenter {
  point: GeoPoint
  /** Kilometres; null for any distance. */
  km: number | null
  label: Translated
}

export interface MapCanvasProps {
  india: IndiaMap
  tiles: MapTilesView['tiles']
  places: readonly MapPlace[]
  /** What a marker for the places of these keys shows. */
  describe: (keys: readonly string[]) => MarkerTexts
  /** The places that were chosen; none at first. */
  chosenKeys: readonly string[]
  /** Makes the markers buttons. */
  onChoose?: ((keys: readonly string[]) => void) | undefined
  center: MapCenter | null
  label: Translated
  /** Called when this device cannot draw the map. */
  onUnsupported: () => void
  /** Called when no tile could be loaded. */
  onTilesMissing: () => void
}

const { west, east, south, north } = indiaBounds
const wholeIndia: [number, number, number, number] = [west, south, east, north]
/** Degrees around India that can be moved to. */
const margin = 8
/** Points are good for a kilometre or more: nothing is to be seen closer. */
const maxZoom = { drawn: 11, tiles: 15 }
const fitting = { padding: 56, maxZoom: 8.5, animate: false }

/** Everything that is to be seen at first. */
function boundsOf({ places, center }: Pick<MapCanvasProps, 'places' | 'center'>) {
  const bounds = new LngLatBounds()
  for (const { point } of places) bounds.extend([point.lon, point.lat])
  if (center) bounds.extend([center.point.lon, center.point.lat])
  if (center?.km) {
    const [ring = []] = circleAround(center.point, center.km).coordinates
    for (const [lon, lat] of ring) bounds.extend([lon as number, lat as number])
  }
  return bounds.isEmpty() ? wholeIndia : bounds.toArray()
}

/** The map itself, of maplibre: moved by mouse, fingers and keys. */
export default function MapCanvas(props: MapCanvasProps) {
  const { india, tiles, places, chosenKeys, center, label, onChoose } = props
  const { onUnsupported, onTilesMissing } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const scheme = useComputedColorScheme()
  const frame = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<MapLibreMap | null>(null)
  const [, setZoom] = useState(0)

  useLayoutEffect(() => {
    const container = frame.current
    if (!container) return
    let created: MapLibreMap
    try {
      created = new MapLibreMap({
        container,
        bounds: wholeIndia,
        maxBounds: [west - margin, south - margin, east + margin, north + margin],
        maxZoom: tiles ? maxZoom.tiles : maxZoom.drawn,
        renderWorldCopies: false,
        dragRotate: false,
        pitchWithRotate: false,
        touchPitch: false,
        // One finger scrolls the page, two move the map.
        cooperativeGestures: true,
        attributionControl: false,
        locale: {
          'Map.Title': label,
          'NavigationControl.ZoomIn': t('Zoom in'),
          'NavigationControl.ZoomOut': t('Zoom out'),
          'CooperativeGesturesHandler.WindowsHelpText': t('Hold Ctrl and scroll to zoom the map'),
          'CooperativeGesturesHandler.MacHelpText': t('Hold ⌘ and scroll to zoom the map'),
          'CooperativeGesturesHandler.MobileHelpText': t('Use two fingers to move the map'),
        },
      })
    } catch (error) {
      if (!(error instanceof GPUInitializationError)) throw error
      onUnsupported()
      return
    }
    created.touchZoomRotate.disableRotation()
    created.keyboard.disableRotation()
    created.addControl(new NavigationControl({ showCompass: false }), 'top-right')
    created.on('error', ({ error }) => logFailure('A part of the map was not drawn.', error))
    const stopWatching = tiles ? watchTiles(created, onTilesMissing) : null
    // Which markers cover each other depends on the zoom.
    created.on('zoom', () => setZoom(Math.round(created.getZoom() * 4)))
    setMap(created)
    return () => {
      stopWatching?.()
      setMap(null)
      created.remove()
    }
  }, [label, t, tiles, onUnsupported, onTilesMissing])

  // As text, which is equal when a rendering changes nothing: the map is drawn and moved only for a change.
  const circle = JSON.stringify(center?.km ? circleAround(center.point, center.km) : null)
  useEffect(() => {
    if (!map) return
    const colors = readMapColors(map.getContainer(), scheme)
    const style = { india, colors, language, tiles, circle: JSON.parse(circle) }
    map.setStyle(mapStyle(style))
  }, [map, india, tiles, scheme, language, circle])

  const bounds = JSON.stringify(boundsOf({ places, center }))
  useEffect(() => {
    map?.fitBounds(JSON.parse(bounds), fitting)
  }, [map, bounds])

  return (
    <div ref={frame} className={classes.canvas} lang={language}>
      {map && center && <CenterMarker map={map} point={center.point} label={center.label} />}
      {map &&
        mergeClose(places, ({ lat, lon }) => map.project([lon, lat])).map(({ point, keys }) => (
          <PlaceMarker
            key={keys[0]}
            map={map}
            point={point}
            isChosen={keys.every((key) => chosenKeys.includes(key))}
            onChoose={onChoose && (() => onChoose(keys))}
            {...props.describe(keys)}
          />
        ))}
    </div>
  )
}
