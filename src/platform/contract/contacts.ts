import { isValid as isPostcode, toNormalised } from 'postcode'
import * as z from 'zod'
import { Email, Needed, OptionalLine, showsName, Typed } from './shapes.ts'

export const PersonName = Needed('Enter a full name', 100).check(showsName('Enter a full name'))

/** A telephone number that receives texts, kept as E.164 (ITU-T). UK numbers may be typed as people write them. */
export const Mobile = MobileAsking('Enter a mobile number')

/** The same where nothing typed is asked for in other words. */
export function MobileAsking(ask: string) {
  return Typed(ask)
    .min(1, ask)
    .max(40)
    .transform(asE164)
    .pipe(
      z
        .string()
        .regex(
          /^\+(447\d{9}|(?!44)[1-9]\d{7,14})$/,
          'Enter a mobile number like 07700 900123, or with its country code like +353 85 123 4567',
        ),
    )
}

/** A UK telephone number that a professional shows to everyone, kept as E.164; empty where they show none. */
export const PublicPhone = Typed()
  .max(40)
  .transform((typed) => (typed === '' ? '' : asE164(typed)))
  .pipe(z.string().regex(/^(\+44[12378]\d{8,9})?$/, 'Enter a UK phone number, like 01295 123456'))
  .default('')

/** A UK telephone number that need not receive texts, kept as E.164. */
export const Landline = Typed('Enter a landline number')
  .min(1, 'Enter a landline number')
  .max(40)
  .transform(asE164)
  .pipe(z.string().regex(/^\+44[1238]\d{8,9}$/, 'Enter a UK landline number, like 01295 123456'))

/** Any telephone number at which somebody is rung, kept as E.164: a mobile or a UK landline. */
export const Phone = Typed('Enter a phone number')
  .min(1, 'Enter a phone number')
  .max(40)
  .transform(asE164)
  .pipe(
    z
      .string()
      .regex(
        /^\+(447\d{9}|44[1238]\d{8,9}|(?!44)[1-9]\d{7,14})$/,
        'Enter a phone number like 07700 900123 or 01295 123456, or with its country code like +353 85 123 4567',
      ),
  )

function asE164(typed: string): string {
  const digits = typed.replace(/\(0\)/g, '').replace(/[\s().\p{Pd}]/gu, '')
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  if (digits.startsWith('0')) return `+44${digits.slice(1)}`
  return digits
}

export const Postcode = Typed()
  .overwrite((typed) => typed.replace(/\p{Pd}/gu, ' '))
  .min(1)
  .max(12)
  .refine(isPostcode, 'Enter a full UK postcode, like SW1A 2AA')
  .transform((typed) => toNormalised(typed) ?? typed)

export const Address = z.strictObject({
  line1: Needed('Enter a house number or name, and street', 100),
  line2: OptionalLine(100).default(''),
  town: Needed('Enter a town or city', 60),
  county: OptionalLine(60).default(''),
  postcode: Postcode,
})

/** How to reach somebody who may have no account: an e-mail address or a mobile number, or both. */
export const Contact = z.strictObject({ email: Email.optional(), mobile: Mobile.optional() })
export type Contact = z.output<typeof Contact>

/** Somebody as whoever deals with them knows them: who has neither e-mail nor mobile is written to on paper. */
export const KnownContact = z.strictObject({
  ...Contact.shape,
  name: PersonName.optional(),
  address: Address.optional(),
  landline: Landline.optional(),
})
export type KnownContact = z.output<typeof KnownContact>

/** Whether this is somebody whom only a letter on paper reaches. */
export const isByLetter = ({ email, mobile }: Contact): boolean => !email && !mobile

interface Self {
  name: string
  email: string
  mobile: string | null
  postcode: string | null
}

/** The same for somebody who may be written to: a letter needs a name and an address. */
export function knownContactProblem(self: Self, to: KnownContact) {
  if (!isByLetter(to)) return contactProblem(self, to)
  const { name, address, landline } = to
  if (!name && !address && !landline) return 'contactNeeded'
  if (!name) return 'nameNeeded'
  if (!address) return 'addressNeeded'
  return name.toLowerCase() === self.name.toLowerCase() && address.postcode === self.postcode ? 'toYourself' : null
}

/** What is wrong with naming this contact as somebody else, or null: there must be one, and nobody writes to themselves. */
export function contactProblem(self: { email: string; mobile: string | null }, to: Contact): 'contactNeeded' | 'toYourself' | null {
  if (!to.email && !to.mobile) return 'contactNeeded'
  return to.email === self.email || (to.mobile !== undefined && to.mobile === self.mobile) ? 'toYourself' : null
}
