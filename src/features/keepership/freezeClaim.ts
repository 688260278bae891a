import type { CallContext } from '#platform/server/answer.ts'
import { claims } from './claims.ts'
import { claimLife } from './lifecycle.ts'
import { tellRequester } from './notifications.ts'

type Tools = Pick<CallContext<never>, 'db' | 'now' | 'transition' | 'send' | 'notify' | 'services'>

/**
 * CLAIM-6 Stops a request whose keeper has been asked, where there is one: the former keeper says that the animal should not have come to
 * whoever would answer it. Whoever asked is told as of any objection. The caller holds the animal.
 */
export async function freezeClaim(tools: Tools, petId: string): Promise<void> {
  const { db, transition } = tools
  const asked = await claims(db)
    .where('claim.petId', '=', petId)
    .where('claim.status', 'in', claimLife.moves.freeze.from)
    .executeTakeFirst()
  if (!asked) return
  const status = await transition(claimLife, 'freeze', asked.id, 'formerKeeper')
  await db.updateTable('claim').set({ answerBy: null }).where('id', '=', asked.id).execute()
  const frozen = { ...asked, status, answerBy: null }
  await tellRequester(tools, frozen)
}
