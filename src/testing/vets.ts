import { closedAllWeek } from '#platform/clock/hours.ts'
import type { TestRegister } from './register.ts'
import { organisation } from './rehomings.ts'

export const listing = (over: object = {}) => ({
  listed: true,
  publicName: 'Ashby Vets',
  phone: '01295 123456',
  postcode: 'OX16 5QB',
  addressLine: '1 High Street',
  hours: { ...closedAllWeek, monday: { opens: '08:30', closes: '18:30' } },
  scans: true,
  ...over,
})

/** A verified organisation in Banbury that finders can find. */
export async function listedVet(register: TestRegister, over: object = {}) {
  const vet = await organisation(register, 'Ashby Vets')
  const reply = await vet.api.updateWelfareListing(listing(over))
  return { ...vet, reply }
}
