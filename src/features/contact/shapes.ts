import * as z from 'zod'
import { Line, Needed, OptionalLine } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { statesOf } from '#platform/law/lifecycle.ts'
import { contactLife } from './lifecycle.ts'
import { KINDS } from './subjects.ts'

export const ContactStatus = z.enum(statesOf(contactLife))

/** Of a request for free chips. */
export const ChipsAsked = z.strictObject({
  kind: asking('Choose who you are', z.enum(KINDS)),
  organisation: Needed('Enter the name of your organisation or event', 120),
  place: Needed('Enter the town or postcode where you’d use them', 80),
  count: asking('Enter how many chips you’d like, 1 to 500', z.coerce.number<number | string>().int().min(1).max(500)),
  species: asking('Choose dogs, cats or both', z.enum(['dogs', 'cats', 'both'])),
  /** Who implants them: by law not just anyone may. */
  implanter: Needed('Enter who will implant the chips', 120),
  website: OptionalLine(200).default(''),
})

/** As it’s kept in the row. */
export const ChipsKept = z.object({
  kind: z.enum(KINDS),
  organisation: Line(120),
  place: Line(80),
  count: z.int(),
  species: z.enum(['dogs', 'cats', 'both']),
  implanter: Line(120),
  website: z.string(),
})
