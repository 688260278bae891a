import { whenText } from '#platform/text/whentext.ts'
import type { PublicBreeder } from '../../shapes.ts'

/** "Licence NYC/AL/2024/0187 from North Yorkshire Council, until 3 May 2027" */
export function licenceText({ licence, authority, licensedUntil }: Pick<PublicBreeder, 'licence' | 'authority' | 'licensedUntil'>): string {
  if (!licence) return 'No licence given. The law asks for one from 3 litters of dogs in a year.'
  const from = authority ? ` from ${authority}` : ''
  return `${licence}${from}${licensedUntil ? `, until ${whenText(licensedUntil, 'day')}` : ''}`
}

/** "In Skipton, about 24 km away" */
export const whereText = (town: string, distanceKm: number | null) =>
  distanceKm === null ? `In ${town}` : `In ${town}, ${distanceKm === 0 ? 'less than 1 km' : `about ${distanceKm} km`} away`
