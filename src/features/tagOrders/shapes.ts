import * as z from 'zod'
import { Address, MobileAsking, PersonName, Postcode } from '#platform/contract/contacts.ts'
import { Id, May, Moment, Money, Needed } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { statesOf } from '#platform/law/lifecycle.ts'
import { FINISHES, SHAPES, SIZES } from './designs.ts'
import { tagOrderLife } from './lifecycle.ts'

export const TagOrderStatus = z.enum(statesOf(tagOrderLife))

export const TagDesign = z.strictObject({
  shape: asking('Choose a shape', z.enum(SHAPES)),
  size: asking('Choose a size', z.enum(SIZES)),
  finish: asking('Choose a finish', z.enum(FINISHES)),
})
export type TagDesign = z.output<typeof TagDesign>

/** The letters, digits and signs that the engraver has. */
const ENGRAVED = /^[A-Za-zªº\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u1e00-\u1ef9\d½¼¾ .,'’/&()+-]*$/
const Engraved = (words: string) =>
  Needed(words, 28)
    .overwrite((typed) => typed.normalize('NFC'))
    .regex(ENGRAVED, 'Use letters, numbers and simple punctuation')

/** What is engraved on the back of a tag: name and address as SI 1992/901 article 2(1) asks. */
export const TagEngraving = z.strictObject({
  name: Engraved('Enter the name to engrave'),
  address: Engraved('Enter the house and street to engrave'),
  postcode: Postcode,
  phone: MobileAsking('Enter a mobile number').optional(),
})

export const TagDelivery = z.strictObject({ name: PersonName, address: Address })

export const TagOrder = z.object({
  id: Id,
  status: TagOrderStatus,
  petName: z.string().nullable(),
  design: TagDesign,
  lines: z.array(z.string()),
  amount: Money,
  to: z.string(),
  tracking: z.string().nullable(),
  /** It was sent, and its tag has been activated. */
  isActivated: z.boolean(),
  /** What goes back when it is cancelled now. */
  goesBack: Money,
  orderedAt: Moment,
  can: z.object({ pay: May, cancel: May }),
})
