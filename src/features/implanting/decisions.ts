import { lockPet } from '#features/pets/queries.ts'
import { callBack } from '#features/stock/callBack.ts'
import { batchLife, chipUnitLife } from '#features/stock/lifecycle.ts'
import { sentBackTo } from '#features/stock/policy.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import type { Db } from '#platform/database/db.ts'
import type { LawTools } from '#platform/law/tools.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { paths } from '#src/paths.ts'
import { writeToHolders } from './batchfreeze.ts'
import { deadChipLife } from './lifecycle.ts'
import { batchFree, batchFrozen, type Holder, reportOfPetStruck, reportStruck } from './messages.ts'
import { openReport } from './openreport.ts'
import { batchRecalled } from './recallletters.ts'
import { DECIDING_REFUSED } from './refusals.ts'

type Tools = LawTools & Pick<CallContext<never>, 'notify' | 'services' | 'queue'>

const DECISIONS = ['freeze', 'unfreeze', 'recall'] as const
export type Decision = (typeof DECISIONS)[number]

/** DEAD-4 Staff stop a batch, set it free or call it back, and tell all who hold chips of it why: how many those are. Of a recall the keepers of animals with its chips are told as well. */
export async function decideBatch(tools: Tools, code: string, decision: Decision, why: string): Promise<number> {
  const batch = await tools.db.selectFrom('chipBatch').select(['id', 'status']).where('code', '=', code).executeTakeFirst()
  if (!batch) throw refusedBy(DECIDING_REFUSED, 'noSuchBatch', `There’s no batch ${code}`)
  const already = ALREADY[decision]
  if (batch.status === already.as) throw refusedBy(DECIDING_REFUSED, 'alreadySo', already.words(code))
  await tools.transition(batchLife, decision, batch.id, 'Staff', { why })
  const told = await writeToHolders(tools, batch.id, letterOf(tools, decision, code, why))
  if (decision === 'recall') {
    await callBack(tools, batch.id)
    await tools.queue('tellOfRecall', { batchId: batch.id, code, why })
  }
  return told
}

/** What Staff read of a batch that is already as they want it. */
const ALREADY = {
  freeze: { as: 'frozen', words: (code: string) => `Batch ${code} is frozen already. Nothing was changed` },
  unfreeze: { as: 'inStock', words: (code: string) => `Batch ${code} isn’t frozen, so there’s nothing to unfreeze` },
  recall: { as: 'recalled', words: (code: string) => `Batch ${code} has been recalled already. Nothing was changed` },
} as const

/** What its holders are written: of a batch that is called back also where they send its chips. */
function letterOf({ services }: Tools, decision: Decision, code: string, why: string) {
  if (decision === 'recall') return (holder: Holder) => batchRecalled(holder, { code, why, where: sentBackTo(services.config) })
  const letter = decision === 'freeze' ? batchFrozen : batchFree
  return (holder: Holder) => letter(holder, code, why)
}

const OPEN = ['reported', 'creditIssued', 'reportDue', 'reportSent'] as const

/** For Staff: the reports about which something is still to be done, or all of one batch; the oldest first. */
export function reportsForStaff(db: Db, code?: string) {
  const all = db
    .selectFrom('deadChip')
    .innerJoin('account', 'account.id', 'deadChip.reportedBy')
    .leftJoin('chipBatch', 'chipBatch.id', 'deadChip.batchId')
    .select(['deadChip.id', 'deadChip.status', 'deadChip.kind', 'deadChip.chipNumber', 'deadChip.createdAt', 'deadChip.words'])
    .select(['deadChip.secondScan', 'deadChip.labelPhotoId', 'account.email as reporter', 'chipBatch.code as batch'])
    .orderBy('deadChip.createdAt')
    .orderBy('deadChip.id')
  return (code ? all.where('chipBatch.code', '=', code) : all.where('deadChip.status', 'in', OPEN)).execute()
}

/**
 * DEAD-6 Strikes out a report that was not so: it counts no longer, and whoever reported it is told why; the keeper as well, who was told
 * of it. A chip that was said never to have worked stays out of use, for nobody knows what was done with it.
 */
export async function strikeReport(tools: Tools, reportId: string, why: string): Promise<void> {
  const { db, transition, recordEvent, notify } = tools
  const report = await db.selectFrom('deadChip').select(['chipNumber', 'reportedBy', 'petId']).where('id', '=', reportId).executeTakeFirst()
  if (!report) throw refusedBy(DECIDING_REFUSED, 'noSuchReport')
  const { chipNumber, reportedBy, petId } = report
  const pet = petId && (await lockPet(db, petId))
  await transition(deadChipLife, 'strike', reportId, 'Staff', { why })
  await notify(reportedBy, reportStruck(groupChipNumber(chipNumber), why))
  if (!pet) return
  await clearChip(tools, pet, chipNumber)
  await recordEvent('pet', pet.id, { move: 'strikeReport', clause: deadChipLife.moves.strike.clause, by: 'Staff' })
  if (pet.keeperId !== reportedBy)
    await notify(pet.keeperId, reportOfPetStruck({ petName: pet.name, number: chipNumber }, paths.pet(pet.id)))
}

/** DEAD-6 A chip of ours of which no report is left is where it was before, so that it can be registered, replaced or put back as any other. */
async function clearChip({ db, transition }: Tools, pet: { status: string }, chipNumber: string): Promise<void> {
  const unit = await db
    .selectFrom('chipUnit')
    .select('id')
    .where('number', '=', chipNumber)
    .where('status', '=', 'failedInAnimal')
    .executeTakeFirst()
  if (!unit || (await openReport(db, chipNumber))) return
  await transition(chipUnitLife, 'clear', unit.id, 'Staff', {}, pet.status === 'awaitingConfirmation' ? 'implanted' : 'registered')
}
