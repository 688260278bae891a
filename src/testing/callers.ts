import { takeByTelephone } from '#features/staff/contract.ts'
import { askedByLetter } from './letters.ts'
import type { TestRegister } from './register.ts'
import { deskOf } from './staff.ts'

/** A keeper who has neither e-mail nor mobile, with their animal; one letterbox gets two letters a day, so the next is two days later. */
export async function callerWithAnimal(register: TestRegister) {
  const { code, petId, chip, letterbox, to } = await askedByLetter(register)
  await deskOf(() => register)(takeByTelephone, { letterCode: code, reason: 'Rang us.' })
  const { keeperId } = await register.db.selectFrom('pet').select('keeperId').where('id', '=', petId).executeTakeFirstOrThrow()
  register.clock.turn({ days: 2 })
  return { accountId: keeperId, petId, chip, letterbox, to }
}

/** What has become of an animal. */
export const statusOf = async (register: TestRegister, petId: string) =>
  (await register.db.selectFrom('pet').select('status').where('id', '=', petId).executeTakeFirstOrThrow()).status
