import type { DB } from '#database/types.ts'
import { grantPurchase } from '#features/plans/grants.ts'
import { giveCreditBatch } from '#features/plans/ledger.ts'
import { beginPurchase } from '#features/plans/purchases.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { toolsOn } from '#platform/server/tools.ts'
import type { TestRegister } from './register.ts'

/** The tools of a transaction in which nobody but the provider of payments acts. */
export const asProvider = <Done>(register: TestRegister, work: (tools: TransactionContext) => Promise<Done>) =>
  register.db.transaction().execute((db) => work({ services: register.services, ...toolsOn(db, register, register.clock.now(), null) }))

/** Gives what a purchase was for, as a payment does. */
export const grant = (register: TestRegister, purchaseId: string) => asProvider(register, (tools) => grantPurchase(tools, purchaseId))

/** Has somebody buy and pay the plan that covers every animal they keep. */
export const giveHousehold = (register: TestRegister, accountId: string) =>
  asProvider(register, async (tools) => {
    const plan = await tools.db.selectFrom('plan').selectAll().where('code', '=', 'household').executeTakeFirstOrThrow()
    const { id } = await beginPurchase(tools, { accountId, plan })
    await grantPurchase(tools, id)
    return id
  })

/** Puts registrations into somebody's hands; the id of the batch. */
export const giveCredits = (register: TestRegister, accountId: string, quantity: number, source: DB['creditBatch']['source'] = 'manual') =>
  giveCreditBatch(register.db, { accountId, source, quantity, now: register.clock.now() })
