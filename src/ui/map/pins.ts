import { type GeoJSONSource, type Map as GlMap, Marker, Popup } from 'maplibre-gl'
import type { OnMap } from './layers.ts'
import classes from './MapView.module.css'
import type { LngLat, MapPoint } from './points.ts'

/** Puts a pin at each place, and one with a number where there are several. */
export function placePins(map: GlMap, pins: Map<string, Marker>, { shown, selected }: OnMap, onSelect?: (id: string) => void) {
  const here = new Set<string>()
  for (const { geometry, properties } of map.querySourceFeatures('points')) {
    if (geometry.type !== 'Point') continue
    const [lng = 0, lat = 0] = geometry.coordinates
    const point = shown.get(String(properties['id']))
    const key = point ? JSON.stringify(point) : `group-${properties['cluster_id']}`
    here.add(key)
    if (pins.has(key)) continue
    const element = point
      ? pinFor(point, onSelect)
      : groupOf(map, Number(properties['cluster_id']), Number(properties['point_count']), [lng, lat])
    const marker = new Marker({ element }).setLngLat([lng, lat])
    if (point && !onSelect) marker.setPopup(new Popup({ offset: 16, closeButton: false }).setDOMContent(wordsOf(point)))
    pins.set(key, marker.addTo(map))
    if (onSelect) markSelected(pins, selected)
  }
  keepOnly(pins, here)
}

export function keepOnly(markers: Map<string, Marker>, here: ReadonlySet<string>) {
  for (const [key, marker] of markers) {
    if (here.has(key)) continue
    markers.delete(key)
    marker.remove()
  }
}

export function markSelected(pins: ReadonlyMap<string, Marker>, selected: string | null) {
  for (const marker of pins.values()) {
    const element = marker.getElement()
    element.setAttribute('aria-pressed', String(element.dataset['id'] === selected))
  }
}

function pinFor({ id, kind, label, sign }: MapPoint, onSelect?: (id: string) => void) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = classes.pin ?? ''
  button.dataset['kind'] = kind
  button.dataset['id'] = id
  if (sign) button.dataset['sign'] = sign
  button.setAttribute('aria-label', label)
  if (onSelect)
    button.addEventListener('click', (event) => {
      event.stopPropagation()
      onSelect(id)
    })
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

export function wordsOf({ label, to }: MapPoint) {
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
