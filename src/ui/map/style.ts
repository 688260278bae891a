import type { StyleSpecification } from 'maplibre-gl'
import coasts from './coasts.json?url'

const COLOURS = {
  light: { sea: '#d3e8f0', land: '#faf4e9', coast: '#a9c9cc' },
  dark: { sea: '#13232b', land: '#22312b', coast: '#3c5a58' },
}

export const OFFLINE_CREDIT = 'Coasts: Natural Earth. Towns: GeoNames, CC BY 4.0'

/** The map without tiles: sea and land, drawn from what comes with the site, so that nobody is told which place is looked at. */
export function offlineStyle(isDark: boolean): StyleSpecification {
  const { sea, land, coast } = COLOURS[isDark ? 'dark' : 'light']
  return {
    version: 8,
    sources: { coasts: { type: 'geojson', data: new URL(coasts, window.location.href).href, attribution: OFFLINE_CREDIT } },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': sea } },
      { id: 'land', type: 'fill', source: 'coasts', paint: { 'fill-color': land } },
      { id: 'coast', type: 'line', source: 'coasts', paint: { 'line-color': coast, 'line-width': 1.2 } },
    ],
  }
}
