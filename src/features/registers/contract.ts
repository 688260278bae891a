import * as z from 'zod'
import { Proof } from '#features/recordTransfers/shapes.ts'
import { recordMoves } from '#features/recordTransfers/topics.ts'
import { call } from '#platform/contract/call.ts'
import { Id } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { Conflict, Sending } from './shapes.ts'

const noSuchConflict = [404, 'We can’t find this among your pets’ records'] as const

export const registerConflicts = call('registerConflicts', {
  method: 'GET',
  summary:
    'Your pets whose microchip another register has as well, what you can do about it, and the details you’ve had sent to another register.',
  who: 'signed-in',
  input: z.strictObject({ petId: Id.optional() }),
  output: z.object({ items: z.array(Conflict), sent: z.array(Sending) }),
  says: 'Records on two registers',
  topics: [recordMoves],
  refuses: {},
})

export const resolveConflict = call('resolveConflict', {
  method: 'POST',
  summary:
    'Say which register’s record counts. It’s free, and you can change your mind. To keep a record here, you show that it’s yours, as for any move.',
  who: 'signed-in',
  input: z.strictObject({
    conflictId: Id,
    keep: asking('Choose which record counts', z.enum(['here', 'there'])),
    /** Of a record that’s kept here; it can be added later. */
    proof: Proof.optional(),
  }),
  output: Conflict,
  says: 'Saved',
  refuses: {
    noSuchConflict,
    noSuchProof: [400, 'Upload the file again'],
    lookedFor: [409, 'While your pet is missing or stolen, its record stays here. Report it found first.', 'CONF-3'],
    alreadySo: [409, 'That’s the record that counts already'],
    heldForOther: [409, 'This stray is held for its keeper on the other register. Once its days are over, you can do this.', 'HOLD-8'],
    moveUnderWay: [409, 'This record is still moving here from another register. Once that’s confirmed, you can do this.', 'CONF-5'],
  },
})

export const sendToRegister = call('sendToRegister', {
  method: 'POST',
  summary: 'Have your pet’s details and yours sent to another register, to move the record there. It’s free.',
  who: 'signed-in',
  input: z.strictObject({
    petId: asking('Choose a pet', Id),
    registerCode: asking('Choose a register', z.string().max(60)),
    agreed: asking('Tick the box if we may send your details', z.literal(true)),
  }),
  output: Sending,
  says: 'We’re sending the details',
  refuses: {
    noSuchPet: [404, 'We can’t find this pet in your account'],
    takesNone: [
      409,
      'This register takes no details from us. Register your pet with them yourself, and tell us once they have the record.',
    ],
    unproven: [
      409,
      'Another register has this animal’s record too, and the one here isn’t proven yet. Once it is, you can do this.',
      'MOVE-1',
    ],
    onItsWay: [409, 'The details are on their way already'],
    lookedFor: [409, 'While your pet is missing or stolen, its record stays here. Report it found first.', 'CONF-3'],
  },
})
