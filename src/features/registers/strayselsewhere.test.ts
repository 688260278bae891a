import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { freshChip } from '#src/testing/animals.ts'
import { signedInAnew } from '#src/testing/claims.ts'
import { inCouncil, stray } from '#src/testing/litters.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { haveOtherRegister } from '#src/testing/otherregisters.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let petlog: Awaited<ReturnType<typeof haveOtherRegister>>
beforeAll(async () => {
  register = await testRegister()
  petlog = await haveOtherRegister(register, { code: 'petlog', holds: [] })
})
afterAll(async () => {
  await petlog.close()
  await register.close()
})

test('a stray whose chip another register holds is held for its keeper there: the rescue reads what’s true, and can’t prove its record before the days are over', async () => {
  let wilma = await signedInAnew(register, 'wilma')
  const chipNumber = freshChip()
  petlog.held.add(chipNumber)
  const before = (await wilma.getWelfarePets({})).data.counts
  const taken = stray({ chipNumber, name: 'Rex', evenIfHeldElsewhere: true })
  const { petId } = (await wilma.addPetByWelfare({ ...taken, intake: { cameOn: '2026-03-27', kind: 'stray', ...inCouncil('2026-03-27') } }))
    .data

  const letter = (await mailbox(register, PEOPLE.wilma.email)).find(({ subject }) => subject === 'Petlog has a keeper for Rex')
  expect(letter?.text).toContain('Hold Rex for that keeper until the end of 3 April 2026')
  expect(letter?.text).not.toMatch(/your pet|didn’t register/)
  expect((await mailbox(register, PEOPLE.wilma.email)).map(({ subject }) => subject)).not.toContain('Petlog has Rex’s microchip as well')

  const { items, counts } = (await wilma.getWelfarePets({ state: 'held' })).data
  expect(items.find(({ id }) => id === petId)).toMatchObject({
    state: 'held',
    isHeld: false,
    next: { words: expect.stringContaining('ask Petlog') },
  })
  expect([counts.held - before.held, counts.waiting - before.waiting]).toEqual([1, 0])
  expect((await wilma.getWelfarePets({ state: 'waiting' })).data.items.map(({ id }) => id)).not.toContain(petId)
  expect((await wilma.getTasks()).data.items.filter(({ kind }) => kind === 'registerConflict')).toEqual([])

  const [conflict] = (await wilma.registerConflicts({ petId })).data.items
  expect(conflict).toMatchObject({ isHeld: true, next: expect.stringContaining('3 April 2026'), can: { keepHere: { clause: 'HOLD-8' } } })
  const keep = { conflictId: conflict?.conflictId ?? '', keep: 'here' } as const
  expect(await wilma.resolveConflict(keep)).toMatchObject({ status: 409, code: 'heldForOther', clause: 'HOLD-8' })

  register.clock.turn({ days: 8 })
  wilma = await signedInAnew(register, 'wilma')
  expect((await wilma.registerConflicts({ petId })).data.items[0]).toMatchObject({ isHeld: false, can: { keepHere: true } })
  expect((await wilma.getWelfarePets({ state: 'waiting' })).data.items.map(({ id }) => id)).toContain(petId)
  expect((await wilma.resolveConflict(keep)).status).toBe(200)
  const { id: moveId } = await register.db.selectFrom('databaseMove').select('id').where('petId', '=', petId).executeTakeFirstOrThrow()
  expect((await wilma.downloadMoveLetter({ moveId })).status).toBe(200)
})

test('the same where that register answers only later', async () => {
  const wilma = await signedInAnew(register, 'wilma')
  const chipNumber = freshChip()
  const { petId } = (await wilma.addPetByWelfare(stray({ chipNumber, name: 'Ivo' }))).data
  petlog.held.add(chipNumber)
  await petlog.tell('conflict', chipNumber)
  expect((await mailbox(register, PEOPLE.wilma.email)).map(({ subject }) => subject)).toContain('Petlog has a keeper for Ivo')
  expect((await wilma.getStay({ petId })).data.stay).toMatchObject({ state: 'held', elsewhere: { daysLeft: 8 } })
})

test('a rescue that took in an animal which was given up isn’t told what an owner is: it calls the register, and adds the form that was signed', async () => {
  const wilma = await signedInAnew(register, 'wilma')
  for (const [kind, name] of [
    ['surrender', 'Felix'],
    ['fromAbroad', 'Otis'],
  ] as const) {
    const taken = { ...stray({ name, evenIfHeldElsewhere: true }), intake: { cameOn: londonDate(register.clock.now()), kind } }
    petlog.held.add(taken.chipNumber)
    const from = kind === 'fromAbroad' ? { fromWhom: 'Sofia Dogs', fromCountry: 'Bulgaria' } : {}
    expect(await wilma.addPetByWelfare({ ...taken, intake: { ...taken.intake, ...from } })).toMatchObject({ status: 200 })
  }
  const letters = await mailbox(register, PEOPLE.wilma.email)
  const about = (name: string) => letters.find(({ subject }) => subject === `Petlog has ${name}’s microchip as well`)?.text
  expect(about('Felix')).toContain('The keeper who gave Felix up can have that record moved to you, or sign a form that gives Felix up.')
  expect(about('Felix')).toContain('add the signed form')
  expect(about('Felix')).toContain('Hold Felix until the end of ')
  expect(about('Otis')).toContain('ask it to tell the keeper in its record that Otis is with you')
  for (const name of ['Felix', 'Otis']) expect(about(name)).not.toMatch(/your pet|didn’t register|someone may have used/)
})
