import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chainHolds } from '#platform/law/event.ts'
import { animal } from '#src/testing/animals.ts'
import { chipped, haveChips, unitOf, verifiedImplanter } from '#src/testing/implants.ts'
import { joinReachable } from '#src/testing/newcomer.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { releaseChips } from './release.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const ROUNDS = 20

async function chainOf(number: string) {
  const { id } = await unitOf(register, number)
  return register.db.selectFrom('event').selectAll().where('subjectId', '=', id).orderBy('seq').execute()
}

async function eachChip(work: (number: string, race: Awaited<ReturnType<typeof racers>>) => Promise<void>) {
  const race = await racers()
  const { numbers } = await haveChips(register, { holder: race.vet.id, chips: ROUNDS })
  for (const number of numbers) {
    await work(number, race)
    expect(chainHolds(await chainOf(number))).toBe(true)
  }
}

async function racers() {
  const [vet, rival] = [await verifiedImplanter(register, {}), await verifiedImplanter(register, {})]
  const [one, other] = [await joinReachable(register), await joinReachable(register)]
  return { vet, rival, one, other }
}

const release = (number: string) => asProvider(register, (tools) => releaseChips(tools, { from: number, to: number, why: 'They closed' }))

describe('who want one chip at the same moment are answered in words, one after the other', () => {
  test('its implanter has it, though two keepers try it meanwhile', () =>
    eachChip(async (number, { vet, one, other }) => {
      const [implanted, ...tried] = await Promise.all([
        vet.api.registerChip(chipped(number)),
        one.api.addPet(animal({ chipNumber: number })),
        other.api.addPet(animal({ chipNumber: number })),
      ])
      expect(implanted.status).toBe(200)
      for (const { status, code } of tried) expect([status, code]).toEqual([409, expect.stringMatching(/^(ofOurStock|chipTaken)$/)])
      expect((await unitOf(register, number)).status).toBe('implanted')
    }))

  test('Staff release it, and a keeper has it or is told whom to ask', () =>
    eachChip(async (number, { one }) => {
      const [released, tried] = await Promise.all([release(number), one.api.addPet(animal({ chipNumber: number }))])
      expect(released.numbers).toEqual([number])
      expect([tried.status, tried.code]).toEqual(tried.status === 200 ? [200, ''] : [409, 'ofOurStock'])
      expect((await unitOf(register, number)).status).toBe(tried.status === 200 ? 'registered' : 'released')
    }))

  test('of two keepers of a released one, one has it', () =>
    eachChip(async (number, { one, other }) => {
      await release(number)
      const tried = await Promise.all([one, other].map(({ api }) => api.addPet(animal({ chipNumber: number }))))
      expect(tried.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(tried.find(({ status }) => status === 409)?.code).toBe('chipTaken')
    }))

  test('another implanter tries to use it while keepers do', () =>
    eachChip(async (number, { rival, one, other }) => {
      const tried = await Promise.all([
        rival.api.registerChip(chipped(number)),
        one.api.addPet(animal({ chipNumber: number })),
        other.api.addPet(animal({ chipNumber: number })),
      ])
      expect(tried.map(({ code }) => code)).toEqual(['otherHolder', 'ofOurStock', 'ofOurStock'])
    }))
})
