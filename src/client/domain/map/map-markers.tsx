import { type Map as MapLibreMap, Marker } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Translated } from '#client/platform/i18n/texts.ts'
import type { GeoPoint } from '#shared/place/distance.ts'
import classes from './map.module.css'

/** What a marker shows and says. */
export interface MarkerTexts {
  /** Shown in the marker; '' for a plain one. */
  text: string
  /** What screen readers read: "3 listings in Pune". */
  label: Translated
}

/** An element of the map at a point, moved with it by maplibre and filled by React. */
function useMarkerElement(map: MapLibreMap, { lat, lon }: GeoPoint): HTMLElement {
  const [element] = useState(() => document.createElement('div'))
  useEffect(() => {
    const marker = new Marker({ element }).setLngLat([lon, lat]).addTo(map)
    return () => {
      marker.remove()
    }
  }, [map, element, lat, lon])
  return element
}

interface PlaceMarkerProps extends MarkerTexts {
  map: MapLibreMap
  point: GeoPoint
  isChosen: boolean
  /** Makes the marker a button. */
  onChoose: (() => void) | undefined
}

/** What is at one place, or at some that are close to each other. */
export function PlaceMarker({ map, point, isChosen, text, label, onChoose }: PlaceMarkerProps) {
  const element = useMarkerElement(map, point)
  return createPortal(
    onChoose ? (
      <button
        type="button"
        className={classes.marker}
        data-chosen={isChosen || undefined}
        aria-pressed={isChosen}
        aria-label={label}
        title={label}
        onClick={onChoose}
      >
        <span>{text}</span>
      </button>
    ) : (
      <span className={classes.marker} role="img" aria-label={label} title={label}>
        <span>{text}</span>
      </span>
    ),
    element,
  )
}

/** The place that the list is near. */
export function CenterMarker(props: { map: MapLibreMap; point: GeoPoint; label: Translated }) {
  const element = useMarkerElement(props.map, props.point)
  return createPortal(
    <span className={classes.center} role="img" aria-label={props.label} title={props.label} />,
    element,
  )
}
