import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { later, londonDate } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed, homeChosen, listedPet, subjectsTo } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

const inDays = (days: number) => londonDate(later(register.clock.now(), { days }))

describe('the day of a hand-over', () => {
  test('is set by either side, and the other is told', async () => {
    const { keeper, taker, rehomingId, threadId } = await homeChosen(register)
    expect(await keeper.api.planHandOver({ rehomingId, on: inDays(3) })).toMatchObject({ status: 200, data: { on: inDays(3) } })
    const letter = await newestTo(register, taker.email)
    expect(letter.subject).toMatch(/^Bramble: hand-over on /)
    expect(letter.text).toContain(`/conversations/${threadId}`)
    expect((await taker.api.rehomeDetails({ threadId })).data.handOver?.on).toBe(inDays(3))

    await taker.api.planHandOver({ rehomingId, on: inDays(5) })
    expect((await newestTo(register, keeper.email)).subject).toMatch(/^Bramble: hand-over on /)
    expect((await keeper.api.rehomeDetails({ rehomingId })).data.handOver?.on).toBe(inDays(5))
  })

  test('set again as it is sends no second letter', async () => {
    const { keeper, taker, rehomingId } = await homeChosen(register)
    for (const _ of [1, 2]) await keeper.api.planHandOver({ rehomingId, on: inDays(2) })
    expect((await subjectsTo(register, taker.email)).filter((subject) => subject.startsWith('Bramble: hand-over on'))).toHaveLength(1)
  })
})

describe('is refused', () => {
  test('everybody else, and before a home is chosen: noSuchRehoming', async () => {
    const { rehomingId } = await homeChosen(register)
    const listed = await listedPet(register)
    const stranger = await confirmed(register)
    const on = inDays(1)
    for (const reply of [
      await stranger.api.planHandOver({ rehomingId, on }),
      await stranger.api.planHandOver({ rehomingId: newId(), on }),
      await listed.keeper.api.planHandOver({ rehomingId: listed.rehomingId, on }),
    ])
      expect(reply).toMatchObject({ status: 404, code: 'noSuchRehoming' })
  })

  test('a day that is over, or after the time to hand over: outOfTime', async () => {
    const { keeper, rehomingId } = await homeChosen(register)
    for (const on of [inDays(-1), inDays(29)]) {
      const reply = await keeper.api.planHandOver({ rehomingId, on })
      expect(reply).toMatchObject({ status: 400, code: 'outOfTime' })
      expect(Object.keys(reply.fields)).toEqual(['on'])
    }
    for (const on of [inDays(0), inDays(28)]) expect((await keeper.api.planHandOver({ rehomingId, on })).status).toBe(200)
  })

  test('once the animal has been handed over: notNow', async () => {
    const { keeper, rehomingId } = await homeChosen(register)
    await keeper.api.sayHandedOver({ rehomingId })
    expect(await keeper.api.planHandOver({ rehomingId, on: inDays(1) })).toMatchObject({ status: 409, code: 'notNow', clause: 'REHOME-8' })
  })
})
