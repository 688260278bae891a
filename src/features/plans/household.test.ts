import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { passOn } from '#features/keepership/queries.ts'
import { animal } from '#src/testing/animals.ts'
import { join } from '#src/testing/newcomer.ts'
import { asProvider, giveHousehold, grant } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { resume, suspend } from './queries.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const ROUNDS = 12

type Keeper = Awaited<ReturnType<typeof join>>

/** What happens to the plan of a household while two animals are added to it: every animal is paid for in the end. */
async function whileAdding(prepare: (keeper: Keeper) => Promise<() => Promise<unknown>>) {
  for (let round = 0; round < ROUNDS; round += 1) {
    const keeper = await join(register)
    const { ask } = keeper
    const happens = await prepare(keeper)
    await Promise.all([happens(), ask.addPet(animal()), ask.addPet(animal())])
    const { items } = (await ask.getUsersPets({})).data
    expect(items.map(({ status }) => status)).toEqual(items.map(() => 'active'))
    expect(items.length).toBeGreaterThan(1)
    expect((await ask.getCredits()).data.owed).toBeNull()
  }
}

describe('an animal that is added to a household at the very moment', () => {
  test('in which its plan is paid is covered by it', () =>
    whileAdding(async ({ ask }) => {
      const { data } = await ask.buyPlan({ plan: 'household' })
      return () => grant(register, data.purchaseId)
    }))

  test('in which its bank sets its plan free again is covered by it', () =>
    whileAdding(async ({ ask, id }) => {
      const purchaseId = await giveHousehold(register, id)
      await suspend(register.db, purchaseId, register.clock.now())
      await ask.addPet(animal())
      return () => asProvider(register, (tools) => resume(tools, purchaseId))
    }))

  test('in which its plan is paid, and another comes to it from a former keeper, is covered like that other', () =>
    whileAdding(async ({ ask, id }) => {
      const former = await join(register)
      const { petId } = (await former.ask.addPet(animal())).data
      const { data } = await ask.buyPlan({ plan: 'household' })
      const how = { to: id, by: 'formerKeeper', way: 'rehoming', clause: 'REHOME-1' } as const
      const comes = asComing(petId, how)
      return () => Promise.all([grant(register, data.purchaseId), comes()])
    }))
})

const asComing = (petId: string, how: Parameters<typeof passOn>[2]) => () =>
  asProvider(register, async (tools) => {
    const pet = await tools.db.selectFrom('pet').selectAll().where('id', '=', petId).forUpdate().executeTakeFirstOrThrow()
    await passOn(tools, pet, how)
  })
