import { newId } from '#platform/database/id.ts'
import { answerAfter } from '#platform/server/answer.ts'
import { customerRegister1 } from '../contract.ts'
import { petAwaitsPayment } from '../messages.ts'
import { foundOut, registerTogether } from '../together.ts'

export default answerAfter(customerRegister1, foundOut, async (asked, before) => {
  const { input, db, now, send } = asked
  const { link, ...registered } = await registerTogether(asked, before, 'awaitingPayment')
  const plan = await db.selectFrom('plan').selectAll().where('code', '=', input.plan).executeTakeFirstOrThrow()
  const due = { id: newId(), accountId: registered.userId, petId: registered.petId, planCode: plan.code, pence: plan.pence, createdAt: now }
  await db.insertInto('paymentDue').values(due).execute()

  await send(petAwaitsPayment(input.keeper, input.pet, link))
  return { ...registered, payment: { paymentDueId: due.id, amount: { pence: plan.pence, currency: 'GBP' as const }, plan: plan.name } }
})
