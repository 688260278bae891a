import { whenText } from '#platform/text/whentext.ts'
import type { PublicBreeder } from '../../shapes.ts'

/** "Licence NYC/AL/2024/0187 from North Yorkshire Council, until 3 May 2027" */
export function licenceText({ licence, authority, licensedUntil }: Pick<PublicBreeder, 'licence' | 'authority' | 'licensedUntil'>): string {
  if (!licence) return 'No licence given. The law asks for one from 3 litters of dogs in a year.'
  const from = authority ? ` from ${authority}` : ''
  return `${licence}${from}${licensedUntil ? `, until ${whenText(licensedUntil, 'day')}` : ''}`
}

const KM_IN_MILE = 1.609344

/** "In Skipton, about 15 miles away" */
export function whereText(town: string, distanceKm: number | null): string {
  if (distanceKm === null) return `In ${town}`
  const miles = Math.round(distanceKm / KM_IN_MILE)
  if (miles === 0) return `In ${town}, less than a mile away`
  return `In ${town}, about ${miles === 1 ? '1 mile' : `${miles} miles`} away`
}
