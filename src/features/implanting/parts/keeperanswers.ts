import { withoutBlanks } from '#platform/web/form.ts'

/** Who keeps an animal, and how they're asked, as far as it is said. */
export type KeeperAnswers = {
  /** `letter`: they have neither e-mail nor mobile. */
  by: string
  email: string
  mobile: string
  name: string
  landline: string
  address: { line1: string; line2: string; town: string; county: string; postcode: string }
}

export const BLANK_KEEPER: KeeperAnswers = {
  by: 'online',
  email: '',
  mobile: '',
  name: '',
  landline: '',
  address: { line1: '', line2: '', town: '', county: '', postcode: '' },
}

/** The same as the calls take it. A letter needs a name and an address; otherwise what nobody has typed isn't there. */
export function keeperAsked({ by, email, mobile, name, landline, address }: KeeperAnswers) {
  const isTyped = by === 'letter' || Object.values(address).some((line) => line.trim() !== '')
  const known = withoutBlanks(by === 'letter' ? { landline } : { email, mobile, name, landline })
  return { ...(typeof known === 'object' && known), ...(by === 'letter' && { name }), ...(isTyped && { address }) }
}

/** Somebody is asked in one way at least, and which is for the implanter to say. */
export const unreachable = ({ to: { by, email, mobile } }: { to: KeeperAnswers }): Record<string, string> =>
  by !== 'letter' && email.trim() === '' && mobile.trim() === '' ? { 'to.email': 'Enter an e-mail address or a mobile number' } : {}
