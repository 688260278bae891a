import { answer } from '#platform/server/answer.ts'
import { staffOf } from '../appointments.ts'
import { listStaff } from '../contract.ts'

export default answer(listStaff, async ({ db }) => {
  const staff = await staffOf(db).orderBy('account.email').execute()
  return { items: staff.map(({ id, name, email }) => ({ accountId: id, name, email })) }
})
