import * as z from 'zod'
import { KeptAddress, Terms } from './shapes.ts'

/** What an implanter's terms begin with, for them to change. */
export const USUAL: Omit<Terms, 'address'> = {
  listed: true,
  publicName: '',
  about: '',
  publicPhone: '',
  atClinic: false,
  atHome: true,
  clinicPence: 1500,
  homePence: 2500,
  furtherPence: 1000,
  kmPence: 45,
  freeKm: 10,
  radiusKm: 30,
  depositPence: 0,
  firstMinutes: 20,
  furtherMinutes: 10,
  bufferMinutes: 10,
  noticeHours: 24,
  aheadDays: 60,
  dbsOn: null,
}

const NOWHERE = { line1: '', line2: '', town: '', county: '', postcode: '' }

const Kept = z.object({ ...Terms.shape, address: KeptAddress.nullable() })

/** Of what is kept of terms, what their implanter changes. */
export function termsOf(kept: z.input<typeof Kept>): Terms {
  const { address, ...terms } = Kept.parse(kept)
  return { ...terms, address: address ?? NOWHERE }
}
