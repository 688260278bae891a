import { accountById } from '#features/accounts/queries.ts'
import { contactProblem } from '#platform/contract/contacts.ts'
import { answer } from '#platform/server/answer.ts'
import { updateTailTagSettings } from '../contract.ts'
import { SETTINGS } from '../lifecycle.ts'
import { ownTag, versionOfSettings } from '../queries.ts'

export default answer(updateTailTagSettings, async ({ input, who, db, refuse, recordEvent }) => {
  const tag = await ownTag(db, input.tagId, who.id)
  if (!tag) throw refuse('noSuchTag')
  if (input.version !== undefined && input.version !== versionOfSettings(tag)) throw refuse('changedMeanwhile')
  for (const [index, contact] of input.settings.contacts.entries()) {
    const problem = contactProblem(await accountById(db, who.id), contact)
    if (problem) throw refuse(problem, { field: `settings.contacts.${index}.mobile` })
  }
  await db
    .updateTable('tag')
    .set({ settings: JSON.stringify(input.settings), ...(tag.card !== null && input.card && { card: JSON.stringify(input.card) }) })
    .where('id', '=', tag.id)
    .execute()
  await recordEvent('tag', tag.id, { move: 'changeSettings', ...SETTINGS, by: 'keeper' })
  return null
})
