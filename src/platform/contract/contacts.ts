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

/** What is wrong with naming this contact as somebody else, or null: there must be one, and nobody writes to themselves. */
export function contactProblem(self: { email: string; mobile: string | null }, to: Contact): 'contactNeeded' | 'toYourself' | null {
  if (!to.email && !to.mobile) return 'contactNeeded'
  return to.email === self.email || (to.mobile !== undefined && to.mobile === self.mobile) ? 'toYourself' : null
}
