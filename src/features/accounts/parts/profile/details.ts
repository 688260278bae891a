import { shownMobile } from '#platform/text/mobile.ts'
import type { Account } from '../../kit/account.ts'
import { NO_ADDRESS } from '../../kit/address/AddressFields.tsx'

/** What the details form begins with: everything that can be typed, `''` where there is nothing. */
export function detailsOf({ name, address, secondContact, vetPractice, rescueBackup }: Account) {
  const { line1, line2, town, county, postcode } = address ?? NO_ADDRESS
  return {
    name,
    address: { line1, line2, town, county, postcode },
    secondContact: { name: secondContact?.name ?? '', phone: secondContact ? shownMobile(secondContact.phone) : '' },
    vetPractice: vetPractice ?? '',
    rescueBackup: rescueBackup ?? '',
  }
}

type Details = ReturnType<typeof detailsOf>

/** What is left empty is said to be none. A second contact with a name and no number, or the other way round, stays to be corrected. */
export function withoutEmptyContacts({ secondContact, vetPractice, rescueBackup, ...rest }: Details) {
  const nobody = secondContact.name.trim() === '' && secondContact.phone.trim() === ''
  return {
    ...rest,
    secondContact: nobody ? null : secondContact,
    vetPractice: vetPractice.trim() || null,
    rescueBackup: rescueBackup.trim() || null,
  }
}
