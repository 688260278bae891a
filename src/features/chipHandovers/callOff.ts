import type { ProfileType } from '#platform/contract/call.ts'
import type { LawTools } from '#platform/law/tools.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { keepChips } from './handovers.ts'
import { chipHandoverLife } from './lifecycle.ts'
import { handoverCalledOff } from './messages.ts'

type Tools = LawTools & Pick<TransactionContext, 'notify'>

interface Open {
  id: string
  fromAccount: string
  toAccount: string
}

/** STOCK-16 Ends a hand-over that can’t go ahead, and tells both. */
export async function callOff(tools: Tools, handover: Open, by: 'clock' | 'Staff'): Promise<void> {
  await tools.transition(chipHandoverLife, 'callOff', handover.id, by)
  await keepChips(tools, handover.id, by)
  await tools.notify(handover.fromAccount, handoverCalledOff())
  await tools.notify(handover.toAccount, handoverCalledOff())
}

/** STOCK-16 Ends what an implanter was handing over, or was being handed, once our staff no longer let them work. */
export async function callOffOf(tools: TransactionContext, { accountId, type }: { accountId: string; type: ProfileType }): Promise<void> {
  if (type !== 'Implanter') return
  const open = await tools.db
    .selectFrom('chipHandover')
    .selectAll()
    .where('status', '=', 'offered')
    .where((row) => row.or([row('fromAccount', '=', accountId), row('toAccount', '=', accountId)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const handover of open) await callOff(tools, handover, 'Staff')
}
