import type { KeeperChange } from '#features/keepership/points.ts'
import type { StatusChange } from '#features/pets/points.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { forgetAnswers } from './forgetAnswers.ts'
import { insuranceQuoteLife } from './lifecycle.ts'
import { OPEN } from './policy.ts'

type Tools = Pick<CallContext<never>, 'db' | 'now' | 'transition'>

/** INS-8: nobody is reminded of a quote for a pet that has died or left the country. */
export async function followReport(tools: Tools, { pet, move }: StatusChange): Promise<void> {
  if (move === 'reportDeceased' || move === 'reportExported') await endQuotes(tools, pet.id)
}

/** INS-8: a quote is its keeper’s, and so are its answers. */
export const followKeeper = (tools: Tools, { petId }: KeeperChange): Promise<void> => endQuotes(tools, petId)

async function endQuotes({ db, now, transition }: Tools, petId: string): Promise<void> {
  const open = await db
    .selectFrom('insuranceQuote')
    .select('id')
    .where('petId', '=', petId)
    .where('status', 'in', OPEN)
    .forUpdate()
    .execute()
  for (const { id } of open) await transition(insuranceQuoteLife, 'withdraw', id, 'clock')
  await forgetAnswers(
    db,
    now,
    open.map(({ id }) => id),
  )
}
