import { milesText } from '#platform/text/miles.ts'
import { whenText } from '#platform/text/whentext.ts'
import type { PublicBreeder } from '../../shapes.ts'

/** "Licence NYC/AL/2024/0187 from North Yorkshire Council, until 3 May 2027" */
export function licenceText({ licence, authority, licensedUntil }: Pick<PublicBreeder, 'licence' | 'authority' | 'licensedUntil'>): string {
  if (!licence)
    return 'No licence given. In England, breeders need one if they breed dogs as a business, or breed 3 or more litters in a year and sell puppies.'
  const from = authority ? ` from ${authority}` : ''
  return `${licence}${from}${licensedUntil ? `, until ${whenText(licensedUntil, 'day')}` : ''}`
}

/** "In Skipton, about 15 miles away" */
export function whereText(town: string, distanceKm: number | null): string {
  if (distanceKm === null) return `In ${town}`
  return `In ${town}, ${milesText(distanceKm * 1000)} away`
}
