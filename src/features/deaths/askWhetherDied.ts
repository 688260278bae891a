import { isGone } from '#features/pets/policy.ts'
import { lockPet } from '#features/pets/queries.ts'
import type { DiedHeld, TellTools } from '#features/welfare/points.ts'
import { newId } from '#platform/database/id.ts'
import { deathReportLife } from './lifecycle.ts'
import { foundDead } from './messages.ts'
import { mayDie } from './policy.ts'
import { contestUntil, reportOf } from './queries.ts'

/** DEATH-1 The same report for an organisation in whose care somebody else’s animal died: it needs no lookup, for it has the animal in. */
export async function askWhetherDied({ db, now, who, start, notify }: TellTools, { petId, ...said }: DiedHeld): Promise<void> {
  const pet = await lockPet(db, petId)
  if (!pet || isGone(pet) || !mayDie(pet) || (await reportOf(db, petId))) return
  const report = {
    id: newId(),
    status: 'reported' as const,
    statusAt: now,
    petId,
    keeperId: pet.keeperId,
    reportedBy: who.id,
    createdAt: now,
  }
  await db
    .insertInto('deathReport')
    .values({ ...report, ...said })
    .execute()
  await start(deathReportLife, 'report', report, 'Welfare', { petId, organisation: said.organisation })
  await notify(pet.keeperId, foundDead({ ...said, petName: pet.name, isHeld: true }, petId, contestUntil(report)))
}
