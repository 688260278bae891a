import {
  type GeoJSONSource,
  Map as GlMap,
  type LngLatBoundsLike,
  Marker,
  NavigationControl,
  Popup,
  type StyleSpecification,
} from 'maplibre-gl'
import { addLayers, circlesOf, type OnMap, pointsOf, trailOf, withOwn } from './layers.ts'
import classes from './MapView.module.css'
import { keepOnly, markSelected, placePins, wordsOf } from './pins.ts'
import { boundsOf, type MapPoint, type Town, townsIn } from './points.ts'
import { offlineStyle } from './style.ts'
import towns from './towns.json' with { type: 'json' }

interface Asked {
  points: readonly MapPoint[]
  centre?: { lat: number; lng: number } | undefined
  isDark: boolean
  onPick: (place: { lat: number; lng: number }) => void
  onFail: () => void
  selected: string | null
  /** With it the points are joined in their order, and one can be chosen. */
  onSelect?: ((id: string) => void) | undefined
}

export interface Drawing {
  show: (points: readonly MapPoint[], centre?: { lat: number; lng: number }) => Promise<void>
  /** Says what the chosen point is, and moves to it where it is out of view. */
  select: (id: string | null) => Promise<void>
  middle: () => { lat: number; lng: number }
  remove: () => void
}

const BRITAIN: LngLatBoundsLike = [
  [-8.2, 49.8],
  [1.9, 59],
]
/** As close as a map is opened: on animals of a region, and on the trail of one. */
const OPENS_AT = { region: 9.5, trail: 12 }

/** Draws a map into an element, and what stands on it; null where the device can’t draw, which `onFail` is told. */
export function drawMap(container: HTMLElement, asked: Asked): Drawing | null {
  try {
    return drawn(container, asked)
  } catch {
    queueMicrotask(asked.onFail)
    return null
  }
}

function drawn(container: HTMLElement, { points, centre, isDark, onPick, onFail, selected, onSelect }: Asked): Drawing {
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
  map.on('error', () => map.loaded() || onFail())

  const pins = new Map<string, Marker>()
  const names = new Map<string, Marker>()
  const popup = new Popup({ offset: 18, maxWidth: '11rem', closeButton: false, closeOnClick: false, focusAfterOpen: false })
  const onMap: OnMap = { shown: new Map(), selected, isTrail: onSelect !== undefined, isDark }
  const isReady = Promise.withResolvers<void>()
  map.on('load', () => {
    addLayers(map, onMap)
    isReady.resolve()
    nameTowns(map, names)
  })
  void withTiles(map, isReady)
  map.on('click', ({ point, lngLat: { lat, lng } }) => {
    const circle = onSelect && map.getLayer('circles') && map.queryRenderedFeatures(point, { layers: ['circles'] })[0]
    if (circle) onSelect(String(circle.properties['id']))
    onPick({ lat, lng })
  })
  map.on('moveend', () => nameTowns(map, names))
  map.on('render', () => map.getSource('points') && map.isSourceLoaded('points') && placePins(map, pins, onMap, onSelect))

  let looksAt = ''
  const fill = () => {
    const visible = [...onMap.shown.values()]
    map.getSource<GeoJSONSource>('points')?.setData(pointsOf(visible))
    map.getSource<GeoJSONSource>('circles')?.setData(circlesOf(visible, onMap))
    map.getSource<GeoJSONSource>('trail')?.setData(trailOf(visible))
  }
  const show: Drawing['show'] = async (next, at) => {
    onMap.shown = new Map(next.filter(({ isHidden }) => !isHidden).map((point) => [point.id, point]))
    await isReady.promise
    fill()
    const seen = JSON.stringify([boundsOf(next), at])
    if (seen !== looksAt) look(map, next, OPENS_AT[onMap.isTrail ? 'trail' : 'region'], at)
    looksAt = seen
  }
  const select: Drawing['select'] = async (id) => {
    onMap.selected = id
    markSelected(pins, id)
    const point = id === null ? undefined : onMap.shown.get(id)
    popup.remove()
    if (point) popup.setLngLat(point).setDOMContent(wordsOf(point)).addTo(map)
    await isReady.promise
    fill()
    if (point && !map.getBounds().contains(point)) map.easeTo({ center: point })
  }
  void show(points, centre)
  void select(selected)
  return {
    show,
    select,
    middle: () => {
      const { lat, lng } = map.getCenter()
      return { lat, lng }
    },
    remove: () => map.remove(),
  }
}

function look(map: GlMap, points: readonly MapPoint[], maxZoom: number, centre?: { lat: number; lng: number }) {
  const bounds = boundsOf(points)
  if (bounds) map.fitBounds(bounds, { padding: 48, maxZoom, animate: false })
  else if (centre) map.jumpTo({ center: [centre.lng, centre.lat], zoom: OPENS_AT.region })
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
