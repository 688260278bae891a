import * as z from 'zod'
import { IN_NOBODY } from '#features/chips/policy.ts'
import { NewPet } from '#features/pets/shapes.ts'
import { Owed } from '#features/plans/shapes.ts'
import { call } from '#platform/contract/call.ts'
import { Id, Line, Moment, pageOf, paging } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { DatabaseMove, MoveByCode, MoveStatus, Proof } from './shapes.ts'
import { recordMoves } from './topics.ts'

export const saveTransferFromDatabase = call('saveTransferFromDatabase', {
  method: 'POST',
  summary:
    'Move an animal’s record here from another database. It’s on this register straight away, paid for like any animal, and we tell the other one.',
  who: ['Customer', 'Breeder', 'Welfare'],
  input: z.strictObject({
    /** The code of the database, of databaseList. */
    database: asking('Choose the database that has the record now', Line(60)),
    proof: Proof,
    pet: NewPet.omit({ evenIfHeldElsewhere: true }),
  }),
  output: z.object({
    moveId: Id,
    petId: Id,
    petName: z.string(),
    status: MoveStatus,
    /** False while nothing shows yet that the record is the keeper’s own (MOVE-1). */
    isProven: z.boolean(),
    /** What the other database said of the number just now; null where it takes no questions. */
    holds: z.enum(['yes', 'no', 'noAnswer']).nullable(),
    /** The registration is paid for as any animal’s; null where a household plan pays for it. */
    payment: Owed.nullable(),
  }),
  says: 'The record is here now',
  refuses: {
    databaseUnknown: [400, 'Choose the database from the list'],
    heldByAnother: [409, 'Another database says it has this microchip. Choose that one'],
    chipTaken: [409, 'This microchip is already registered here. If the animal is yours now, ask to be its keeper.'],
    ofOurStock: [409, IN_NOBODY, 'STOCK-4'],
    breedUnknown: [400, 'Choose a breed from the list, or describe the animal in your own words'],
    bornInFuture: [400, 'The date of birth must be today or earlier'],
    bornTooLongAgo: [400, 'Check the date of birth: apart from tortoises, parrots and horses, we don’t know of any pet older than 40'],
    implantDateWrong: [400, 'The date the chip was implanted must be today or earlier'],
    noSuchPhoto: [400, 'Upload the photo again'],
    noSuchProof: [400, 'Upload the file again'],
  },
  limit: { times: 60, seconds: 3600 },
})

export const addMoveProof = call('addMoveProof', {
  method: 'POST',
  summary:
    'Add what shows that an animal’s record is yours, while its move from another register isn’t proven: a certificate, or the form with which it was signed over to you. Our staff check it.',
  who: 'signed-in',
  input: z.strictObject({ petId: Id, proof: Proof }),
  output: DatabaseMove,
  says: 'We’ve got your proof, and our staff will check it',
  refuses: {
    noSuchMove: [404, 'We can’t find this move in your account'],
    decided: [409, 'This move has been decided already. Write to us if you think we’re wrong.', 'MOVE-11'],
    noSuchProof: [400, 'Upload the file again'],
  },
})

export const getTransfersFromDatabase = call('getTransfersFromDatabase', {
  method: 'GET',
  summary: 'The records you’ve moved here from other databases, and whether those have marked theirs as moved.',
  who: 'signed-in',
  input: z.strictObject({ ...paging('-movedAt', 'movedAt', 'petName', '-petName') }),
  output: pageOf(DatabaseMove),
  says: 'Your moved records',
  topics: [recordMoves],
  refuses: {},
})

export const confirmTransferFromDatabase = call('confirmTransferFromDatabase', {
  method: 'POST',
  summary: 'Say that the other database has told you it’s marked its record as moved.',
  who: 'signed-in',
  input: z.strictObject({ moveId: Id }),
  output: z.object({ status: MoveStatus, confirmedAt: Moment }),
  says: 'Saved',
  refuses: { noSuchMove: [404, 'We can’t find this move in your account'] },
})

export const downloadMoveLetter = call('downloadMoveLetter', {
  method: 'GET',
  summary:
    'A letter to the other database, ready to sign: it asks to mark the record as moved, or, before the move is proven, to confirm or object.',
  who: 'signed-in',
  input: z.strictObject({ moveId: Id }),
  output: z.null(),
  says: 'The letter',
  refuses: { noSuchMove: [404, 'We can’t find this move in your account'] },
  gives: 'pdf',
  limit: { times: 30, seconds: 600 },
})

const Code = asking('Enter the code in our letter', Line(40))
const noSuchCode = [404, 'We can’t find this code. Check it against our letter.'] as const

export const getMoveByCode = call('getMoveByCode', {
  method: 'GET',
  summary: 'The move from another database that a letter of ours is about, by the code in the letter.',
  who: 'anyone',
  input: z.strictObject({ code: Code }),
  output: MoveByCode,
  says: 'The move',
  refuses: { noSuchCode },
  limit: { times: 20, seconds: 600 },
})

export const answerMoveByCode = call('answerMoveByCode', {
  method: 'POST',
  summary: 'Agree or object to a move, for the other database or the keeper there, by the code in our letter. No account is needed.',
  who: 'anyone',
  input: z.strictObject({ code: Code, answer: asking('Choose whether you agree', z.enum(['agree', 'object'])) }),
  output: MoveByCode,
  says: 'Thank you, we’ve saved your answer',
  refuses: { noSuchCode },
  limit: { times: 20, seconds: 600 },
})
