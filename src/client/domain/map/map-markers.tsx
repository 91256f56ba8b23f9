import { type Map as MapLibreMap, Marker } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Translated } from '#client/platform/i18n/texts.ts'
import type { GeoPoint } from '#shared/place/distance.ts'
import classes from './map.module.css'

/** A point of the map with what is there. */
export interface MapPlace {
  key: string
  point: GeoPoint
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

interface PlaceMarkerProps {
  map: MapLibreMap
  place: MapPlace
  isChosen: boolean
  onChoose: ((key: string) => void) | undefined
}

/** The listings of one place: their number, and a button that shows them. */
export function PlaceMarker({ map, place, isChosen, onChoose }: PlaceMarkerProps) {
  const element = useMarkerElement(map, place.point)
  const { key, text, label } = place
  return createPortal(
    onChoose ? (
      <button
        type="button"
        className={classes.marker}
        data-chosen={isChosen || undefined}
        aria-pressed={isChosen}
        aria-label={label}
        title={label}
        onClick={() => onChoose(key)}
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
