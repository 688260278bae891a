import type { Map as GlMap, StyleSpecification } from 'maplibre-gl'
import { circleAround, type MapPoint } from './points.ts'

/** What a map shows now. */
export interface OnMap {
  shown: ReadonlyMap<string, MapPoint>
  selected: string | null
  /** The points are joined in their order, and stand each for itself. */
  isTrail: boolean
  isDark: boolean
}

/** As close as places are drawn together. */
const CLOSEST = 13
const CIRCLE = '#c4471f'
const OF_TRAIL = {
  light: { line: '#26322d', lost: CIRCLE, found: '#1d8463', seen: '#b4770f', place: '#2b6b88' },
  dark: { line: '#e6ece8', lost: '#ef7d57', found: '#58b092', seen: '#f4b544', place: '#579fbd' },
}

/** Adds what stands on a map, with nothing in it yet. */
export function addLayers(map: GlMap, onMap: OnMap) {
  const cluster = onMap.isTrail ? {} : { cluster: true, clusterRadius: 44, clusterMaxZoom: CLOSEST }
  map.addSource('circles', { type: 'geojson', data: circlesOf([], onMap) })
  map.addSource('trail', { type: 'geojson', data: trailOf([]) })
  map.addSource('points', { type: 'geojson', data: pointsOf([]), ...cluster })
  map.addLayer({
    id: 'circles',
    type: 'fill',
    source: 'circles',
    paint: { 'fill-color': ['get', 'colour'], 'fill-opacity': ['case', ['get', 'isSelected'], 0.28, 0.12] },
  })
  map.addLayer({ id: 'circle-edges', type: 'line', source: 'circles', paint: { 'line-color': ['get', 'colour'], 'line-opacity': 0.5 } })
  // A source is only read where a layer shows it; what people see are the pins.
  map.addLayer({ id: 'points', type: 'circle', source: 'points', paint: { 'circle-radius': 1, 'circle-opacity': 0 } })
  if (!onMap.isTrail) return
  const { line } = OF_TRAIL[onMap.isDark ? 'dark' : 'light']
  map.addLayer({
    id: 'trail',
    type: 'line',
    source: 'trail',
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-color': line, 'line-width': 2.5, 'line-dasharray': [1, 2] },
  })
}

const OWN = new Set(['circles', 'circle-edges', 'trail', 'points'])

/** What stands on the map stays when the map below it changes. */
export const withOwn = (before: StyleSpecification | undefined, after: StyleSpecification): StyleSpecification => {
  const sources = Object.entries(before?.sources ?? {}).filter(([id]) => OWN.has(id))
  const own = before?.layers.filter(({ id }) => OWN.has(id)) ?? []
  return { ...after, sources: { ...after.sources, ...Object.fromEntries(sources) }, layers: [...after.layers, ...own] }
}

export const pointsOf = (points: readonly MapPoint[]) => ({
  type: 'FeatureCollection' as const,
  features: points
    .filter(({ isVague }) => !isVague)
    .map(({ id, lat, lng }) => ({
      type: 'Feature' as const,
      properties: { id },
      geometry: { type: 'Point' as const, coordinates: [lng, lat] },
    })),
})

/** The smallest are on top, so that a press finds them. */
export const circlesOf = (points: readonly MapPoint[], { isTrail, isDark, selected }: OnMap) => ({
  type: 'FeatureCollection' as const,
  features: points
    .map((point) => ({ ...point, metres: point.accuracyMetres ?? 0 }))
    .filter(({ metres }) => metres > 0)
    .sort((one, other) => other.metres - one.metres)
    .map((point) => ({
      type: 'Feature' as const,
      properties: {
        id: point.id,
        isSelected: point.id === selected,
        colour: isTrail ? OF_TRAIL[isDark ? 'dark' : 'light'][point.kind] : CIRCLE,
      },
      geometry: { type: 'Polygon' as const, coordinates: [circleAround(point, point.metres)] },
    })),
})

/** A line from each point to the next. */
export const trailOf = (points: readonly MapPoint[]) => ({
  type: 'FeatureCollection' as const,
  features:
    points.length < 2
      ? []
      : [
          {
            type: 'Feature' as const,
            properties: {},
            geometry: { type: 'LineString' as const, coordinates: points.map(({ lng, lat }) => [lng, lat]) },
          },
        ],
})
