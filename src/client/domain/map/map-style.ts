import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { Language } from '#shared/kit/language.constants.ts'
import type { MapTilesView } from '#shared/place/place.schema.ts'
import type { IndiaMap, Polygon } from './map-features.ts'
import { tileSource } from './watch-tiles.ts'

/** Colors of the theme, as CSS writes them. */
export interface MapColors {
  paper: string
  dot: string
  line: string
  text: string
  dimmed: string
  accent: string
}

/** The theme's colors as they are inside this element. */
export function readMapColors(element: Element, scheme: 'light' | 'dark'): MapColors {
  const style = getComputedStyle(element)
  const color = (name: string) => style.getPropertyValue(name).trim()
  return {
    paper: color('--kh-paper'),
    dot: color(scheme === 'dark' ? '--mantine-color-dark-3' : '--mantine-color-soil-3'),
    line: color(scheme === 'dark' ? '--mantine-color-dark-1' : '--mantine-color-soil-5'),
    text: color('--mantine-color-text'),
    dimmed: color('--mantine-color-dimmed'),
    accent: color('--kh-accent'),
  }
}

interface MapStyleOptions {
  india: IndiaMap
  colors: MapColors
  language: Language
  tiles: MapTilesView['tiles']
  /** The distance within which a list shows listings; null without one. */
  circle: Polygon | null
}

/** Zoom levels from which districts and towns are shown: before, they would cover the country. */
const districtZoom = 5.6
const townZoom = 6.8

const kindIs = (kind: string): ExpressionSpecification => ['==', ['get', 'kind'], kind]

/** Drawn in the browser from the page's own font: without `glyphs`, maplibre asks no server for letters. */
const textFont = ['Mukta', 'sans-serif']

function nameLayer(
  kind: 'state' | 'district' | 'town',
  { colors, language }: MapStyleOptions,
  options: { minzoom?: number; maxzoom?: number; size: ExpressionSpecification; color: string },
): LayerSpecification {
  const { size, color, ...zooms } = options
  return {
    id: `${kind}-names`,
    type: 'symbol',
    source: 'names',
    filter: kindIs(kind),
    ...zooms,
    layout: {
      'text-field': ['get', language === 'hi' ? 'hindi' : 'name'],
      'text-font': textFont,
      'text-size': size,
      'text-max-width': 8,
      'text-padding': 4,
      'symbol-sort-key': ['get', 'rank'],
    },
    paint: { 'text-color': color, 'text-halo-color': colors.paper, 'text-halo-width': 1.6 },
  }
}

const byZoom = (...stops: number[]): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  ...(stops as [number, number]),
]

/** What is drawn of India alone, which the operator's tiles would show again. */
const drawnLand = ({ colors }: MapStyleOptions): LayerSpecification[] => [
  {
    id: 'dots',
    type: 'circle',
    source: 'dots',
    paint: {
      'circle-color': colors.dot,
      'circle-radius': byZoom(3, 0.7, 6, 1.6, 9, 3),
    },
  },
  {
    id: 'district-lines',
    type: 'line',
    source: 'lines',
    minzoom: districtZoom,
    filter: kindIs('district'),
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colors.line, 'line-width': 0.8, 'line-dasharray': [2, 2] },
  },
  {
    id: 'state-lines',
    type: 'line',
    source: 'lines',
    filter: kindIs('state'),
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-color': colors.line, 'line-width': byZoom(3, 0.9, 8, 2) },
  },
]

/** The later a layer, the sooner its names get their room. */
const nameLayers = (options: MapStyleOptions): LayerSpecification[] => [
  nameLayer('town', options, {
    minzoom: townZoom,
    size: byZoom(7, 12, 10, 15),
    color: options.colors.text,
  }),
  nameLayer('district', options, {
    minzoom: districtZoom,
    size: byZoom(6, 12, 10, 16),
    color: options.colors.text,
  }),
  nameLayer('state', options, {
    maxzoom: 7.5,
    size: byZoom(3, 11, 7, 18),
    color: options.colors.dimmed,
  }),
]

/** The map of India in the theme's colors; with tiles of the operator, these instead of the drawn land. */
export function mapStyle(options: MapStyleOptions): StyleSpecification {
  const { india, colors, tiles, circle } = options
  return {
    version: 8,
    sources: {
      dots: { type: 'geojson', data: india.dots },
      lines: { type: 'geojson', data: india.lines },
      names: { type: 'geojson', data: india.names },
      circle: {
        type: 'geojson',
        data: circle ?? { type: 'FeatureCollection', features: [] },
      },
      ...(tiles && {
        [tileSource]: { type: 'raster', tiles: [tiles.url], tileSize: 256, maxzoom: 19 },
      }),
    },
    layers: [
      { id: 'paper', type: 'background', paint: { 'background-color': colors.paper } },
      ...(tiles
        ? [{ id: 'tiles', type: 'raster', source: tileSource } as const]
        : drawnLand(options)),
      {
        id: 'circle',
        type: 'fill',
        source: 'circle',
        paint: { 'fill-color': colors.accent, 'fill-opacity': 0.1 },
      },
      {
        id: 'circle-line',
        type: 'line',
        source: 'circle',
        paint: { 'line-color': colors.accent, 'line-width': 2 },
      },
      ...(tiles ? [] : nameLayers(options)),
    ],
  }
}
