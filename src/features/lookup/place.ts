import type * as z from 'zod'
import type { PlaceLeft } from './shapes.ts'

interface Columns {
  lat: number | null
  lng: number | null
  accuracyMetres: number | null
  placeKind: string | null
}

/** The point that a finder chose to leave, or null. */
export function placeLeft({ lat, lng, accuracyMetres, placeKind }: Columns): z.input<typeof PlaceLeft> | null {
  if (lat === null || lng === null || accuracyMetres === null) return null
  return { lat, lng, accuracyMetres, kind: placeKind === 'precise' ? 'precise' : 'approximate' }
}
