import { answer, type CallContext } from '#platform/server/answer.ts'
import { getTracker } from '../contract.ts'
import { shareByToken } from '../queries/shares.ts'
import { trackedPets } from '../queries/tracker.ts'
import { asShared, trackedOf } from '../trail.ts'

export default answer(getTracker, async (context) => {
  const { input, who, db, now, refuse } = context
  if (input.share) return { pets: [], tracked: await shared(context, input.share) }
  if (!who) throw refuse('linkNeeded')

  const pets = await trackedPets(db, who.id)
  const own = input.petId ? await ownPet(context, who.id, input.petId) : pets[0]
  if (input.petId && !own) throw refuse('notYours')
  return {
    pets: pets.map(({ petId, petName }) => ({ petId, petName })),
    tracked: own ? await trackedOf(db, { ...own, keeperId: who.id }, now) : null,
  }
})

const ownPet = ({ db }: CallContext<typeof getTracker>, keeperId: string, petId: string) =>
  db
    .selectFrom('pet')
    .select(['id as petId', 'name as petName', 'status'])
    .where('id', '=', petId)
    .where('keeperId', '=', keeperId)
    .executeTakeFirst()

async function shared({ db, now, refuse }: CallContext<typeof getTracker>, token: string) {
  const share = await shareByToken(db, token)
  if (!share) throw refuse('notFound')
  if (share.hasEnded) throw refuse('ended')
  if (share.until <= now) throw refuse('expired')
  const tracked = await trackedOf(db, share, now)
  return { ...tracked, petId: null, until: share.until, points: tracked.points.map(asShared) }
}
