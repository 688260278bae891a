import type * as z from 'zod'
import { milesText } from '#platform/text/miles.ts'
import type { Place } from '../shapes.ts'

export type FoundPlace = z.input<typeof Place>

/** Five seconds, the best the device can do, and no place remembered from before. */
export const ASKING = { timeout: 5000, enableHighAccuracy: true, maximumAge: 0 } as const

/** A place that is surer than this leads to the right door or field; metres. */
const PRECISE = 150
const LEAST_SURE = 100_000

/** Asks the browser, and so the person, where they are now. Rejects as `whyNoPlace` explains. */
export async function placeNow(): Promise<FoundPlace> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, ASKING),
  )
  return placeFrom(coords)
}

export function placeFrom({
  latitude,
  longitude,
  accuracy,
}: Pick<GeolocationCoordinates, 'latitude' | 'longitude' | 'accuracy'>): FoundPlace {
  const accuracyMetres = Math.min(Math.round(accuracy), LEAST_SURE)
  return { kind: accuracy <= PRECISE ? 'precise' : 'approximate', lat: rounded(latitude), lng: rounded(longitude), accuracyMetres }
}

/** Six decimals are a hand's breadth. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

const DENIED = 1
const TIMED_OUT = 3

/** What to do when the place could not be had, by the code of a GeolocationPositionError. */
export function whyNoPlace(code: number | undefined): string {
  if (code === DENIED) return 'Your browser hasn’t shared your location. Describe the place in words instead.'
  if (code === TIMED_OUT) return 'Finding your location took longer than 5 seconds. Try again outdoors, or describe the place in words.'
  return 'Your device can’t tell where it is. Describe the place in words instead.'
}

/** How sure a place is, in words: metres under a kilometre, miles above. */
export function howSure(metres: number): string {
  if (metres < 1000) return `within ${Math.max(2, Math.round(metres))} metres`
  return `within ${milesText(metres)}`
}
