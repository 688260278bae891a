import * as z from 'zod'
import { call } from '#platform/contract/call.ts'
import { Id } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { Conflict } from './shapes.ts'

const noSuchConflict = [404, 'We can’t find this among your pets’ records'] as const

export const registerConflicts = call('registerConflicts', {
  method: 'GET',
  summary: 'Your pets whose microchip another register has as well, and what you can do about it.',
  who: 'signed-in',
  input: z.strictObject({ petId: Id.optional() }),
  output: z.object({ items: z.array(Conflict) }),
  says: 'Records on two registers',
  refuses: {},
})

export const resolveConflict = call('resolveConflict', {
  method: 'POST',
  summary: 'Say which register’s record counts. It’s free, and you can change your mind.',
  who: 'signed-in',
  input: z.strictObject({ conflictId: Id, keep: asking('Choose which record counts', z.enum(['here', 'there'])) }),
  output: Conflict,
  says: 'Saved',
  refuses: {
    noSuchConflict,
    lookedFor: [409, 'While your pet is missing or stolen, its record stays here. Report it found first.', 'CONF-3'],
    alreadySo: [409, 'That’s the record that counts already'],
  },
})
