import * as z from 'zod'
import { call } from '#platform/contract/call.ts'
import { Id, Line, Moment } from '#platform/contract/shapes.ts'
import { ChipNumber } from './shapes.ts'

const Held = z.object({
  code: z.string(),
  name: z.string(),
  holds: z.enum(['yes', 'no', 'noAnswer']),
  phone: z.string().nullable(),
  site: z.string().nullable(),
})

/** What can be read from the number alone. */
export const Reading = z.object({
  typed: z.string(),
  valid: z.boolean(),
  normalised: z.string().nullable(),
  shown: z.string().nullable(),
  format: z.string().nullable(),
  manufacturer: z.string().nullable(),
  country: z.string().nullable(),
  /** Why the number is wrong, or what to know about it. */
  reasons: z.array(z.string()),
  suggestion: z.string().nullable(),
})

export const verifyChipNumber = call('verifyChipNumber', {
  method: 'GET',
  summary: 'Is this a number a chip can have, whose is it, and is it registered? Says in words why not.',
  who: 'anyone',
  input: z.strictObject({ chipNumber: Line(200) }),
  output: Reading.extend({
    registration: z.object({ local: z.boolean() }),
    others: z.array(Held),
    advice: z.string(),
  }),
  says: 'The number is read',
  refuses: {},
  limit: { times: 60, seconds: 60 },
})

export const getChipInfo = call('getChipInfo', {
  method: 'GET',
  summary: 'What your role may know of a chip, to fill a form: yours, somebody else’s, or not registered.',
  who: 'signed-in',
  input: z.strictObject({ chipNumber: ChipNumber }),
  output: Reading.extend({ registration: z.enum(['none', 'yours', 'another']), petId: Id.nullable(), petName: z.string().nullable() }),
  says: 'The chip',
  refuses: {},
  limit: { times: 60, seconds: 60 },
})

export const getChipDetail = call('getChipDetail', {
  method: 'GET',
  summary: 'The life of a chip, for its keeper and for Staff.',
  who: 'signed-in',
  input: z.strictObject({ chipNumber: ChipNumber }),
  output: Reading.extend({
    petId: Id,
    petName: z.string(),
    registeredAt: Moment,
    life: z.array(z.object({ at: Moment, what: z.string(), clause: z.string(), by: z.string() })),
  }),
  says: 'The life of the chip',
  refuses: { notYours: [404, 'We cannot find this microchip among yours'] },
})
