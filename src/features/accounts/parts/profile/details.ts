import { shownMobile } from '#platform/text/mobile.ts'
import { shownPhone } from '#platform/text/phone.ts'
import { callServer } from '#platform/web/callserver.ts'
import type { Part } from '#platform/web/meanwhile.ts'
import { userProfile } from '../../contract.ts'
import type { Account } from '../../kit/account.ts'
import { NO_ADDRESS } from '../../kit/address/AddressFields.tsx'

/** What the details form begins with: everything that can be typed, `''` where there is nothing. */
export function detailsOf({ name, address, landline, secondContact, vetPractice, rescueBackup, version }: Account) {
  const { line1, line2, town, county, postcode } = address ?? NO_ADDRESS
  return {
    name,
    address: { line1, line2, town, county, postcode },
    landline: landline ? shownPhone(landline) : '',
    secondContact: { name: secondContact?.name ?? '', phone: secondContact ? shownMobile(secondContact.phone) : '' },
    vetPractice: vetPractice ?? '',
    rescueBackup: rescueBackup ?? '',
    version,
  }
}

type Details = ReturnType<typeof detailsOf>

/** The details as they stand now. */
export const latestDetails = async () => detailsOf((await callServer(userProfile, {})).data)

/** What can be changed of them, as one piece each. */
export const PARTS: readonly Part<Details>[] = [
  { label: 'Name', names: ['name'], said: ({ name }) => name },
  { label: 'Address', names: ['address'], said: ({ address }) => Object.values(address).filter(Boolean).join(', ') },
  { label: 'Landline', names: ['landline'], said: ({ landline }) => landline },
  {
    label: 'Second contact',
    names: ['secondContact'],
    said: ({ secondContact: { name, phone } }) => [name, phone].filter(Boolean).join(', '),
  },
  { label: 'Vet practice', names: ['vetPractice'], said: ({ vetPractice }) => vetPractice },
  { label: 'Rescue back-up', names: ['rescueBackup'], said: ({ rescueBackup }) => rescueBackup },
]

/** What is left empty is said to be none. A second contact with a name and no number, or the other way round, stays to be corrected. */
export function withoutEmptyContacts({ landline, secondContact, vetPractice, rescueBackup, ...rest }: Details) {
  const nobody = secondContact.name.trim() === '' && secondContact.phone.trim() === ''
  return {
    ...rest,
    landline: landline.trim() || null,
    secondContact: nobody ? null : secondContact,
    vetPractice: vetPractice.trim() || null,
    rescueBackup: rescueBackup.trim() || null,
  }
}
