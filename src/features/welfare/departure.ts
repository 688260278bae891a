import type { KeeperChange, Tools, Way } from '#features/keepership/points.ts'
import type { StatusChange } from '#features/pets/points.ts'
import type { Db } from '#platform/database/db.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { keepHeld } from './keepHeld.ts'

/** How an animal leaves by what happens to its record. */
type Departure = 'adopted' | 'reunited' | 'rehomed' | 'transferred' | 'died'

/** Writes down that an animal has left the organisation it was with, and how. Does nothing where it was with none. */
export async function endIntake(db: Db, petId: string, how: Departure, now: Date): Promise<void> {
  await db
    .updateTable('intake')
    .set({ leftAt: now, leftHow: how })
    .where('petId', '=', petId)
    .where('leftAt', 'is', null)
    .where('held', '=', false)
    .execute()
}

/** Takes back that an animal left the organisation it was with, in this way and at this moment. Does nothing where it did not. */
async function resumeIntake(db: Db, petId: string, { how, at }: { how: Departure; at: Date }): Promise<void> {
  await db
    .updateTable('intake')
    .set({ leftAt: null, leftHow: null })
    .where('petId', '=', petId)
    .where('leftHow', '=', how)
    .where('leftAt', '=', at)
    .execute()
}

const LEFT: Record<Way, Departure> = {
  sale: 'adopted',
  adoption: 'adopted',
  registration: 'adopted',
  litter: 'adopted',
  code: 'adopted',
  rehoming: 'rehomed',
  intake: 'transferred',
  claim: 'reunited',
  unclaimed: 'transferred',
  returned: 'rehomed',
}

/**
 * An animal with another keeper has left the organisation it was with; where that undoes a claim, it is back with the one before. One that
 * is held stays where it is, whoever its keeper becomes.
 */
export async function followKeeper(tools: Tools, { petId, to, way, undoes }: KeeperChange): Promise<void> {
  const { db, now } = tools
  await endIntake(db, petId, undoes ? 'reunited' : LEFT[way], now)
  if (undoes) await resumeIntake(db, petId, { how: 'reunited', at: undoes })
  await keepHeld(tools, { petId, to, way })
}

/** An animal that dies in the care of an organisation has left it, until that is taken back. */
export async function followReport({ db, now }: Pick<CallContext<never>, 'db' | 'now'>, { pet, move }: StatusChange): Promise<void> {
  if (move === 'reportDeceased') await endIntake(db, pet.id, 'died', now)
  if (move === 'undoDeceased') {
    await resumeIntake(db, pet.id, { how: 'died', at: pet.statusAt })
    await forgetDeath(db, pet.id)
  }
}

const forgetDeath = (db: Db, petId: string) =>
  db
    .updateTable('intake')
    .set({ outcome: null, outcomeOn: null, sleepReason: null, sleepDecidedBy: null })
    .where('petId', '=', petId)
    .where('outcome', 'in', ['died', 'euthanised'])
    .where('held', '=', false)
    .execute()
