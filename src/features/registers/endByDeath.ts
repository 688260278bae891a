import type { StatusChange } from '#features/pets/points.ts'
import { recordTransferLife, UNPROVEN } from '#features/recordTransfers/lifecycle.ts'
import type { DeathTools, DiedHeld } from '#features/welfare/points.ts'
import type { Db } from '#platform/database/db.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { conflictLife, LIVE } from './lifecycle.ts'
import { endedByDeath } from './messages.ts'
import { conflictsIn } from './queries.ts'

type Tools = Pick<CallContext<never>, 'db' | 'transition'>

/** CONF-6, MOVE-10 The other register hears on paper that the animal has died, for only it can tell the keeper whom it knows. */
export async function endByDeath(tools: DeathTools, { petId, diedOn, organisation }: DiedHeld): Promise<void> {
  const { db, transition, notify, queue, who } = tools
  const conflict = await conflictsIn(db).where('pet.id', '=', petId).where('registerConflict.status', 'in', LIVE).executeTakeFirst()
  const move = await moveOf(db, petId, UNPROVEN)
  const registerCode = conflict?.registerCode ?? move?.registerCode
  if (conflict) await transition(conflictLife, 'endByDeath', conflict.id, 'Welfare', { on: diedOn })
  if (move) await transition(recordTransferLife, 'endByDeath', move.id, 'Welfare', { on: diedOn })
  if (!registerCode) return
  await queue('tellRegisterOfDeath', { petId, registerCode, diedOn, organisation })
  await notify(who.id, endedByDeath(await aboutOf(db, { petId, registerCode })))
}

/** The question is open again once the animal turns out to live. */
export async function reopenAfterDeath({ db, transition }: Tools, { pet, move }: StatusChange): Promise<void> {
  if (move !== 'undoDeceased') return
  const conflict = await conflictsIn(db).where('pet.id', '=', pet.id).where('registerConflict.status', '=', 'died').executeTakeFirst()
  const ended = await moveOf(db, pet.id, ['died'])
  if (conflict) await transition(conflictLife, 'resume', conflict.id, 'keeper')
  if (ended) await transition(recordTransferLife, 'resume', ended.id, 'keeper')
}

const moveOf = (db: Db, petId: string, statuses: readonly ('unproven' | 'objected' | 'died')[]) =>
  db.selectFrom('databaseMove').select(['id', 'registerCode']).where('petId', '=', petId).where('status', 'in', statuses).executeTakeFirst()

/** The animal and the other register, with how each is reached. */
export const aboutOf = (db: Db, { petId, registerCode }: { petId: string; registerCode: string }) =>
  db
    .selectFrom('pet')
    .innerJoin('chip', (carried) => carried.onRef('chip.petId', '=', 'pet.id').on('chip.supersededAt', 'is', null))
    .innerJoin('otherRegister', (other) => other.on('otherRegister.code', '=', registerCode))
    .select(['pet.id as petId', 'pet.name as petName', 'chip.number as chipNumber'])
    .select(['otherRegister.name', 'otherRegister.phone', 'otherRegister.address'])
    .where('pet.id', '=', petId)
    .executeTakeFirstOrThrow()
