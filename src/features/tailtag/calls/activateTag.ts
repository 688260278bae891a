import { petToChange } from '#features/pets/queries.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { linkOf } from '../codes.ts'
import { activateTag } from '../contract.ts'
import { tagLife } from '../lifecycle.ts'
import { ownTag } from '../queries.ts'
import { tagInHand } from '../tagInHand.ts'

/** TAG-2, TAG-5: the tag leads to this pet from now on. */
export default answer(activateTag, async (context) => {
  const { input, who, db, services, refuse, transition } = context
  const tag = await tagInHand(context)
  const worn = await wornBy(context)
  const old = input.replaces ? await ownTag(db, input.replaces, who.id) : null
  if (input.replaces && (!old || old.petId !== worn.petId)) throw refuse('noSuchOldTag', { field: 'replaces' })

  await transition(tagLife, 'activate', tag.id, 'keeper', { petId: worn.petId })
  const settings = old ? JSON.stringify(old.settings) : '{}'
  await db
    .updateTable('tag')
    .set({ ...worn, keeperId: who.id, lastPetId: null, settings })
    .where('id', '=', tag.id)
    .execute()
  if (old) {
    await transition(tagLife, 'replace', old.id, 'keeper', { by: tag.id })
    await db.updateTable('tag').set({ replacedBy: tag.id }).where('id', '=', old.id).execute()
  }
  return { tagId: tag.id, link: linkOf(services, tag.id) }
})

/** A pet on the register, or what its keeper says of one that isn’t. */
async function wornBy({ input: { petId, card }, who, db, refuse }: CallContext<typeof activateTag>) {
  if (card && !petId) return { petId: null, card: JSON.stringify(card) }
  const pet = petId && !card ? await petToChange(db, petId, who.id) : null
  if (!pet) throw refuse('notYours', { field: 'petId' })
  return { petId: pet.id, card: null }
}
