import {
  type GeoJSONSource,
  Map as GlMap,
  type LngLatBoundsLike,
  Marker,
  NavigationControl,
  Popup,
  type StyleSpecification,
} from 'maplibre-gl'
import classes from './MapView.module.css'
import { boundsOf, circleAround, type LngLat, type MapPoint, type Town, townsIn } from './points.ts'
import { offlineStyle } from './style.ts'
import towns from './towns.json' with { type: 'json' }

interface Asked {
  points: readonly MapPoint[]
  centre?: { lat: number; lng: number } | undefined
  isDark: boolean
  onPick: (place: { lat: number; lng: number }) => void
  onFail: () => void
}

export interface Drawing {
  show: (points: readonly MapPoint[], centre?: { lat: number; lng: number }) => void
  middle: () => { lat: number; lng: number }
  remove: () => void
}

const BRITAIN: LngLatBoundsLike = [
  [-8.2, 49.8],
  [1.9, 59],
]
/** As close as a map is opened, and places are drawn together. */
const OPENS_AT = 9.5
const CLOSEST = 13

/** Draws a map into an element, and what stands on it; null where the device can’t draw, which `onFail` is told. */
export function drawMap(container: HTMLElement, asked: Asked): Drawing | null {
  try {
    return drawn(container, asked)
  } catch {
    queueMicrotask(asked.onFail)
    return null
  }
}

function drawn(container: HTMLElement, { points, centre, isDark, onPick, onFail }: Asked): Drawing {
  const map = new GlMap({
    container,
    style: offlineStyle(isDark),
    bounds: BRITAIN,
    maxBounds: [
      [-16, 47],
      [7, 63],
    ],
    dragRotate: false,
    pitchWithRotate: false,
    attributionControl: { compact: false },
    cooperativeGestures: true,
  })
  map.touchZoomRotate.disableRotation()
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  map.on('click', ({ lngLat: { lat, lng } }) => onPick({ lat, lng }))
  map.on('error', () => map.loaded() || onFail())

  const pins = new Map<string, Marker>()
  const names = new Map<string, Marker>()
  let shown: ReadonlyMap<string, MapPoint> = new Map()
  const isReady = Promise.withResolvers<void>()
  map.on('load', () => {
    addSources(map)
    isReady.resolve()
    nameTowns(map, names)
  })
  void withTiles(map, isReady)
  map.on('moveend', () => nameTowns(map, names))
  map.on('render', () => map.getSource('points') && map.isSourceLoaded('points') && placePins(map, pins, shown))

  const show: Drawing['show'] = (next, at) => {
    shown = new Map(next.map((point) => [point.id, point]))
    void fill(next, at)
  }
  const fill = async (next: readonly MapPoint[], at?: { lat: number; lng: number }) => {
    await isReady.promise
    map.getSource<GeoJSONSource>('points')?.setData(pointsOf(next))
    map.getSource<GeoJSONSource>('circles')?.setData(circlesOf(next))
    look(map, next, at)
  }
  show(points, centre)
  return {
    show,
    middle: () => {
      const { lat, lng } = map.getCenter()
      return { lat, lng }
    },
    remove: () => map.remove(),
  }
}

function look(map: GlMap, points: readonly MapPoint[], centre?: { lat: number; lng: number }) {
  const bounds = boundsOf(points)
  if (bounds) map.fitBounds(bounds, { padding: 48, maxZoom: OPENS_AT, animate: false })
  else if (centre) map.jumpTo({ center: [centre.lng, centre.lat], zoom: OPENS_AT })
}

/** Where the operator has named a style with tiles, it takes the place of ours. */
async function withTiles(map: GlMap, isReady: PromiseWithResolvers<void>) {
  const response = await fetch('/map-style.json').catch(() => null)
  if (!response?.ok || response.status === 204) return
  const style: StyleSpecification | null = await response.json().catch(() => null)
  await isReady.promise
  if (style?.version !== 8) return
  map.setStyle(style, { diff: false, transformStyle: (before, after) => withOwn(before, after) })
}

/** What stands on the map stays when the map below it changes. */
const withOwn = (before: StyleSpecification | undefined, after: StyleSpecification): StyleSpecification => {
  const { points, circles } = before?.sources ?? {}
  const own = before?.layers.filter(({ id }) => OWN.has(id)) ?? []
  return {
    ...after,
    sources: { ...after.sources, ...(points && { points }), ...(circles && { circles }) },
    layers: [...after.layers, ...own],
  }
}
const OWN = new Set(['circles', 'circle-edges', 'points'])

function addSources(map: GlMap) {
  map.addSource('circles', { type: 'geojson', data: circlesOf([]) })
  map.addSource('points', { type: 'geojson', data: pointsOf([]), cluster: true, clusterRadius: 44, clusterMaxZoom: CLOSEST })
  map.addLayer({ id: 'circles', type: 'fill', source: 'circles', paint: { 'fill-color': '#c4471f', 'fill-opacity': 0.12 } })
  map.addLayer({ id: 'circle-edges', type: 'line', source: 'circles', paint: { 'line-color': '#c4471f', 'line-opacity': 0.5 } })
  // A source is only read where a layer shows it; what people see are the pins.
  map.addLayer({ id: 'points', type: 'circle', source: 'points', paint: { 'circle-radius': 1, 'circle-opacity': 0 } })
}

const pointsOf = (points: readonly MapPoint[]) => ({
  type: 'FeatureCollection' as const,
  features: points.map(({ id, lat, lng }) => ({
    type: 'Feature' as const,
    properties: { id },
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
  })),
})

const circlesOf = (points: readonly MapPoint[]) => ({
  type: 'FeatureCollection' as const,
  features: points.flatMap((point) =>
    point.accuracyMetres
      ? [
          {
            type: 'Feature' as const,
            properties: {},
            geometry: { type: 'Polygon' as const, coordinates: [circleAround(point, point.accuracyMetres)] },
          },
        ]
      : [],
  ),
})

/** Puts a pin at each place, and one with a number where there are several. */
function placePins(map: GlMap, pins: Map<string, Marker>, shown: ReadonlyMap<string, MapPoint>) {
  const here = new Set<string>()
  for (const { geometry, properties } of map.querySourceFeatures('points')) {
    if (geometry.type !== 'Point') continue
    const [lng = 0, lat = 0] = geometry.coordinates
    const point = shown.get(String(properties['id']))
    const key = point ? point.id : `group-${properties['cluster_id']}`
    here.add(key)
    if (pins.has(key)) continue
    const element = point ? pinFor(point) : groupOf(map, Number(properties['cluster_id']), Number(properties['point_count']), [lng, lat])
    const marker = new Marker({ element }).setLngLat([lng, lat])
    if (point) marker.setPopup(new Popup({ offset: 16, closeButton: false }).setDOMContent(wordsOf(point)))
    pins.set(key, marker.addTo(map))
  }
  keepOnly(pins, here)
}

function keepOnly(markers: Map<string, Marker>, here: ReadonlySet<string>) {
  for (const [key, marker] of markers) {
    if (here.has(key)) continue
    markers.delete(key)
    marker.remove()
  }
}

function pinFor({ kind, label }: MapPoint) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = classes.pin ?? ''
  button.dataset['kind'] = kind
  button.setAttribute('aria-label', label)
  return button
}

function groupOf(map: GlMap, cluster: number, count: number, center: LngLat) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = classes.group ?? ''
  button.textContent = String(count)
  button.setAttribute('aria-label', `${count} animals here. Zoom in`)
  button.addEventListener('click', async (event) => {
    event.stopPropagation()
    const zoom = await map.getSource<GeoJSONSource>('points')?.getClusterExpansionZoom(cluster)
    map.easeTo({ center, zoom: zoom ?? map.getZoom() + 2 })
  })
  return button
}

function wordsOf({ label, to }: MapPoint) {
  const words = document.createElement('div')
  words.className = classes.popup ?? ''
  if (!to) {
    words.textContent = label
    return words
  }
  const link = document.createElement('a')
  link.href = to
  link.textContent = label
  words.append(link)
  return words
}

function nameTowns(map: GlMap, names: Map<string, Marker>) {
  const bounds = map.getBounds()
  const named = townsIn(TOWNS, map.getZoom(), (place) => bounds.contains(place))
  const here = new Set(named.map(([name]) => name))
  keepOnly(names, here)
  for (const [name, lat, lng] of named) {
    if (names.has(name)) continue
    const element = document.createElement('span')
    element.className = classes.town ?? ''
    element.textContent = name
    element.setAttribute('aria-hidden', 'true')
    names.set(name, new Marker({ element }).setLngLat([lng, lat]).addTo(map))
  }
}

const TOWNS = towns.map(([name, lat, lng, thousands]): Town => [String(name), Number(lat), Number(lng), Number(thousands)])
