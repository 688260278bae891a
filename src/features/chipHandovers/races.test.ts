import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callBack } from '#features/stock/callBack.ts'
import { batchLife } from '#features/stock/lifecycle.ts'
import { chainHolds } from '#platform/law/event.ts'
import { handedOver } from '#src/testing/handovers.ts'
import { chipped, freezeBatch, haveChips, unitOf, verifiedImplanter } from '#src/testing/implants.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const ROUNDS = 6
type Handed = Awaited<ReturnType<typeof handedOver>>

async function eachRound(work: (handed: Handed) => Promise<void>) {
  for (let round = 0; round < ROUNDS; round += 1) {
    const handed = await handedOver(register)
    await work(handed)
    for (const number of handed.numbers) {
      const { id } = await unitOf(register, number)
      const chain = await register.db.selectFrom('event').selectAll().where('subjectId', '=', id).orderBy('seq').execute()
      expect(chainHolds(chain)).toBe(true)
    }
  }
}

const accept = ({ colleague, handoverId }: Handed) => colleague.api.acceptRejectChips({ handoverId, answer: 'accept', chips: 3 })
const unitsOf = ({ numbers }: Handed) => Promise.all(numbers.map((number) => unitOf(register, number)))

describe('what happens to offered chips at the same moment happens one after the other', () => {
  test('of accepting and taking back one is done, for all the chips', () =>
    eachRound(async (handed) => {
      const { giver, colleague, handoverId } = handed
      const [accepted, taken] = await Promise.all([accept(handed), giver.api.withdrawChips({ handoverId })])
      expect([accepted.status, taken.status].sort()).toEqual([200, 409])
      const holder = accepted.status === 200 ? colleague.id : giver.id
      expect((await unitsOf(handed)).map((unit) => [unit.status, unit.holderId])).toEqual(
        handed.numbers.map(() => ['withImplanter', holder]),
      )
    }))

  test('the giver implants a chip, or the colleague has it', () =>
    eachRound(async (handed) => {
      const [number = ''] = handed.numbers
      const [accepted, implanted] = await Promise.all([accept(handed), handed.giver.api.registerChip(chipped(number))])
      expect(accepted.status).toBe(200)
      expect(['usedAlready', 'otherHolder']).toContain(implanted.code)
    }))

  test('a chip is offered or implanted, never both', async () => {
    const [giver, colleague] = [await verifiedImplanter(register, {}), await verifiedImplanter(register, {})]
    const { numbers } = await haveChips(register, { holder: giver.id, chips: ROUNDS })
    for (const number of numbers) {
      const [offered, implanted] = await Promise.all([
        giver.api.handOverChips({ to: colleague.email, chips: [number] }),
        giver.api.registerChip(chipped(number)),
      ])
      expect([offered.status, implanted.status].sort()).toEqual([200, 409])
      expect((await unitOf(register, number)).status).toBe(offered.status === 200 ? 'offered' : 'implanted')
    }
  })

  test('a chip is offered to one colleague, though two are asked', async () => {
    const [giver, one, other] = [
      await verifiedImplanter(register, {}),
      await verifiedImplanter(register, {}),
      await verifiedImplanter(register, {}),
    ]
    const { numbers } = await haveChips(register, { holder: giver.id, chips: ROUNDS })
    for (const number of numbers) {
      const asked = await Promise.all([one, other].map(({ email }) => giver.api.handOverChips({ to: email, chips: [number] })))
      expect(asked.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(asked.find(({ status }) => status === 409)?.code).toBe('notInHand')
    }
  })

  test('a recall takes the chips wherever they are', () =>
    eachRound(async (handed) => {
      const { giver, colleague, batchId } = handed
      const recall = asProvider(register, async (tools) => {
        await tools.transition(batchLife, 'recall', batchId, 'Staff')
        await callBack(tools, batchId)
      })
      const [accepted] = await Promise.all([accept(handed), recall])
      expect([200, 409]).toContain(accepted.status)
      const holder = accepted.status === 200 ? colleague.id : giver.id
      expect((await unitsOf(handed)).map((unit) => [unit.status, unit.holderId])).toEqual(handed.numbers.map(() => ['recalled', holder]))
    }))

  test('a batch that is frozen first keeps its chips where they are', () =>
    eachRound(async (handed) => {
      const [accepted] = await Promise.all([accept(handed), freezeBatch(register, handed.batchId)])
      expect([200, 409]).toContain(accepted.status)
      const expected = accepted.status === 200 ? ['withImplanter', handed.colleague.id] : ['offered', handed.giver.id]
      expect((await unitsOf(handed)).map((unit) => [unit.status, unit.holderId])).toEqual(handed.numbers.map(() => expected))
    }))
})
