import { pageOfRows } from '#platform/database/page.ts'
import { answer } from '#platform/server/answer.ts'
import { getIntakeNotes } from '../contract.ts'

export default answer(getIntakeNotes, async ({ input, who, db }) => {
  const notes = db
    .selectFrom('intakeNote as note')
    .innerJoin('account as writer', 'writer.id', 'note.writtenBy')
    .select(['note.id', 'note.words', 'note.at', 'note.forKeeper', 'writer.name as by'])
    .innerJoin('intake', 'intake.id', 'note.intakeId')
    // A stay that began without a chip may have gone on with another record since.
    .where('intake.petId', '=', input.petId)
    .where('note.organisationId', '=', who.id)
  const { rows: items, ...page } = await pageOfRows(notes, { by: { at: 'note.at' }, id: 'note.id' }, input)
  return { items, ...page }
})
