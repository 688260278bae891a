import { mapLink } from './kit/maplink.ts'

/** Where a finder says that the animal is. */
export interface SaidPlace {
  placeWords: string | null
  placeLat: number | null
  placeLng: number | null
}

/** The same in a line: their words, or else the point. Null where they didn’t say. */
export function saidWhere({ placeWords, placeLat, placeLng }: SaidPlace): string | null {
  const point = placeLat === null || placeLng === null ? null : `${placeLat.toFixed(5)}, ${placeLng.toFixed(5)}`
  return placeWords ?? point
}

/** The point on a map, for a message. */
export function saidMap({ placeLat: lat, placeLng: lng }: SaidPlace) {
  return lat === null || lng === null ? {} : { map: { words: 'See the place on a map', link: mapLink({ lat, lng }) } }
}
