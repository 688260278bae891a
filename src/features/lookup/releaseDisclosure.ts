import type { CallContext } from '#platform/server/answer.ts'
import { waysFor } from './byWaysOn.ts'
import { disclosureLife } from './lifecycle.ts'
import { recordSeen } from './messages.ts'
import { shownReason } from './queries/disclosures.ts'
import { keepersOf } from './queries.ts'

type Tools = Pick<CallContext<never>, 'db' | 'transition' | 'notify'>

/** From now on a keeper sees a lookup that was withheld from them, and is told of it. False where there is none under this id. */
export async function releaseDisclosure({ db, transition, notify }: Tools, id: string): Promise<boolean> {
  const seen = await db.selectFrom('disclosure').selectAll().where('id', '=', id).executeTakeFirst()
  if (!seen) return false
  await transition(disclosureLife, 'release', id, 'Staff', { petId: seen.petId })
  await db.updateTable('lookup').set({ petId: seen.petId, keeperId: seen.keeperId }).where('id', '=', id).execute()
  const keeper = (await keepersOf(db, [seen.petId])).get(seen.petId)
  const { keeperId } = await db.selectFrom('pet').select('keeperId').where('id', '=', seen.petId).executeTakeFirstOrThrow()
  // An animal may have another keeper by now, of whom nothing was shown.
  if (keeper && keeperId === seen.keeperId)
    await notify(
      waysFor(keeper),
      recordSeen(keeper.petName, {
        organisation: seen.organisation,
        reason: shownReason(seen.reason),
        at: seen.at,
        missing: keeper.missing,
      }),
    )
  return true
}
