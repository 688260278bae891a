import { petToChange } from '#features/pets/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { hashOf, printedToken, tokenOf } from '../codes.ts'
import { activateTag } from '../contract.ts'
import { countWrong, countWrongPin, mayGuess, mayTryPin } from '../guesses.ts'
import { tagLife } from '../lifecycle.ts'
import { ownTag, tagByToken } from '../queries.ts'

/** TAG-2, TAG-5: the tag leads to this pet from now on. */
export default answer(activateTag, async (context) => {
  const { input, who, db, services, refuse, transition } = context
  if (!mayGuess(context)) throw refuse('tooManyGuesses')
  const found = await tagByToken(db, services, input.token)
  const tag = found && (await db.selectFrom('tag').selectAll().where('id', '=', found.id).forUpdate().executeTakeFirst())
  if (!tag) {
    countWrong(context)
    throw refuse('noSuchTag', { field: 'token' })
  }
  if (!mayTryPin(context, tag.id)) throw refuse('tooManyGuesses')
  if (tag.pinHash !== hashOf(services, 'pin', input.pin)) {
    countWrongPin(context, tag.id)
    throw refuse('wrongPin', { field: 'pin' })
  }
  const pet = await petToChange(db, input.petId, who.id)
  if (!pet) throw refuse('notYours', { field: 'petId' })
  const old = input.replaces ? await ownTag(db, input.replaces, who.id) : null
  if (input.replaces && (!old || old.petId !== pet.id)) throw refuse('noSuchOldTag', { field: 'replaces' })

  await transition(tagLife, 'activate', tag.id, 'keeper', { petId: pet.id })
  const settings = old ? JSON.stringify(old.settings) : '{}'
  await db.updateTable('tag').set({ petId: pet.id, keeperId: who.id, lastPetId: null, settings }).where('id', '=', tag.id).execute()
  if (old) {
    await transition(tagLife, 'replace', old.id, 'keeper', { by: tag.id })
    await db.updateTable('tag').set({ replacedBy: tag.id }).where('id', '=', old.id).execute()
  }
  return { tagId: tag.id, link: services.config.publicUrl + paths.tag(printedToken(tokenOf(services, tag.id))) }
})
