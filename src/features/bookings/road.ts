import type { Drive } from '#adapters/distance/distance.ts'
import { straightEstimate } from '#adapters/distance/distance.ts'
import type { Point } from '#knowledge/places/grid.ts'
import type { Services } from '#platform/server/services.ts'

/** A drive, and what the maps service said where it gave none and we estimated. */
export interface Road extends Drive {
  notice: string | null
}

/** How far it is by road; the straight line and a third more where the maps service fails, with its words. */
export async function roadBetween({ distance }: Pick<Services, 'distance'>, from: Point, to: Point): Promise<Road> {
  try {
    return { ...(await distance.driving(from, to)), notice: null }
  } catch (error) {
    return { ...straightEstimate(from, to), notice: wordsOf(error) }
  }
}

/** 'Failed to calculate distance: ' and the status, as the adapter says it. */
export const wordsOf = (error: unknown) => (error instanceof Error ? error.message : 'Failed to calculate distance: unknown')

/** Where a place is that somebody named by its postcode or its town, or why that can't be told, by the name of the refusal. */
export async function placeNamed(
  { postcodes }: Pick<Services, 'postcodes'>,
  typed: string,
): Promise<(Point & { name: string }) | 'noSuchPlace' | 'placesDown'> {
  try {
    const found = await postcodes.find(typed)
    if (found) return { lat: found.lat, lng: found.lng, name: found.place }
    const town = await postcodes.named(typed)
    return town ? { lat: town.lat, lng: town.lng, name: town.name } : 'noSuchPlace'
  } catch {
    return 'placesDown'
  }
}
