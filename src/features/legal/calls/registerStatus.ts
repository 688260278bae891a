import { handlerOutsideTransaction } from '#platform/server/answer.ts'
import { checkParts } from '../checkParts.ts'
import { registerStatus } from '../contract.ts'
import { keepFor } from '../keepFor.ts'

const kept = keepFor<Awaited<ReturnType<typeof checkParts>>>(10)

export default handlerOutsideTransaction(registerStatus, ({ db, now, services }) =>
  kept(services, now, () => checkParts(db, services, now)),
)
