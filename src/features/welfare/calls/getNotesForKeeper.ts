import { answer } from '#platform/server/answer.ts'
import { getNotesForKeeper } from '../contract.ts'
import { contactOf } from '../directory.ts'

/** Only for the keeper to whom the organisation gave the animal: whoever has it after them is told by them. */
export default answer(getNotesForKeeper, async ({ input, who, db }) => {
  const notes = await db
    .selectFrom('intakeNote as note')
    .innerJoin('intake', 'intake.id', 'note.intakeId')
    .innerJoin('pet', 'pet.id', 'note.petId')
    .select(['note.id', 'note.words', 'note.at', 'note.organisationId'])
    .where('note.petId', '=', input.petId)
    .where('note.forKeeper', '=', true)
    .where('pet.keeperId', '=', who.id)
    .where('intake.leftHow', 'in', ['adopted', 'rehomed', 'transferred'])
    .whereRef('intake.leftAt', '=', 'pet.keptSince')
    .orderBy('note.at', 'desc')
    .orderBy('note.id', 'desc')
    .execute()
  const [newest] = notes
  const organisation = newest ? (await contactOf(db, newest.organisationId)).name : null
  return { organisation, notes: notes.map(({ id, words, at }) => ({ id, words, at })) }
})
