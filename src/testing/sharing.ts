import { freshChip } from './animals.ts'
import { havePet } from './lookups.ts'
import { joinReachable } from './newcomer.ts'
import type { TestRegister } from './register.ts'

/** A keeper with a pet, and somebody of their household whom they have asked to share their records; `accept` says yes. */
export async function household(register: TestRegister) {
  const [keeper, partner] = [await joinReachable(register), await joinReachable(register)]
  const chip = freshChip()
  const petId = await petOf(register, keeper.id, chip, 'Rex')
  const { data } = await keeper.api.shareRecords({ email: partner.email })
  const id: string = data.id
  return { keeper, partner, id, petId, chip, accept: () => partner.api.answerSharing({ id, accept: true }) }
}

/** A pet of this account. */
export async function petOf(register: TestRegister, keeperId: string, chip: string, name: string): Promise<string> {
  const petId = await havePet(register, { chip, name })
  await register.db.updateTable('pet').set({ keeperId }).where('id', '=', petId).execute()
  return petId
}

/** The same where they have said yes. */
export async function sharingHousehold(register: TestRegister) {
  const all = await household(register)
  await all.accept()
  return all
}
