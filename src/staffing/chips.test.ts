import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { groupChipNumber } from '#features/chips/group.ts'
import { chipped, haveChips, unitOf, verifiedImplanter } from '#features/implanting/fixture.ts'
import { restoreChip } from '#features/implanting/restoring.ts'
import { animal, freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { joinReachable } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { runAsStaff } from '#src/testing/staff.ts'
import { waiting } from '#src/testing/waiting.ts'
import { chip } from './chips.ts'
import { deadchip } from './deadchips.ts'
import { staffAt } from './staff.ts'

let register: TestRegister
let anna: Client
let vet: Awaited<ReturnType<typeof verifiedImplanter>>
beforeAll(async () => {
  register = await testRegister()
  vet = await verifiedImplanter(register, { role: 'vet' })
})
beforeEach(async () => {
  register.clock.turn({ minutes: 70 })
  anna = await register.as('anna')
})
afterAll(() => register.close())

const run = (...words: string[]) => runAsStaff(register, chip, ...words)

const told = { kind: 'failed', noticedOn: '2026-03-27', words: 'Nothing', secondScan: 'Nothing' }
const { implant } = chipped('')
const finds = async (chipNumber: string) => (await register.stranger.publicChipInfo({ chipNumber })).data.result

/** Anna's dog, or another's, which the vet has given another number. */
async function replaced(number: string, keeper = anna) {
  const { chipNumber: old, ...pet } = animal({ name: 'Hazel' })
  const { petId } = (await keeper.addPet({ ...pet, chipNumber: old })).data
  const { reportId } = (await vet.ask.markChipAsdead({ ...told, chipNumber: old })).data
  expect((await vet.ask.chipWithPet({ oldChipNumber: old, chipNumber: number, implant })).status).toBe(200)
  return { old, petId, reportId }
}

describe('a number that was replaced by mistake', () => {
  test('is put back, has found the animal all the while, and both find it; keeper and implanter read why, and neither who the other is', async () => {
    const number = freshChip()
    const { old, petId } = await replaced(number)
    expect(await finds(old)).toBe('registeredHere')
    const done = await run(...groupChipNumber(old).split(' '), 'restore', 'both', 'The', 'vet', 'mistook', 'the', 'reader.')
    expect(done).toBe(
      `The animal is known by ${groupChipNumber(old)} again. ${groupChipNumber(number)} finds it as well. Its keeper has been written to.`,
    )
    const letters = (await mailbox(register, PEOPLE.anna.email)).map(({ subject, text }) => `${subject} ${text}`)
    for (const one of [old, number]) expect(await finds(one)).toBe('registeredHere')
    const record = (await anna.getPetDetail({ petId })).data
    expect(record).toMatchObject({ chipNumber: old, implantSite: '', chainHolds: true })
    expect(record.timeline.at(-1)).toMatchObject({
      what: 'Former microchip number put back',
      by: 'Homeward staff',
      clause: expect.stringMatching(/^DEAD-7 /),
    })
    const letter = letters.find((one) => one.startsWith('Hazel is known by its former microchip number again'))
    expect(letter).toContain(
      `Hazel was known by microchip ${groupChipNumber(number)} in place of ${groupChipNumber(old)}. Our staff have put ${groupChipNumber(old)} back. The vet mistook the reader.`,
    )
    expect(letter).toContain('Check there that it still says when the chip was put in, and where.')
    expect(letter).not.toContain(vet.name)
    const other = await newestTo(register, vet.email)
    expect(other.subject).toBe(`${groupChipNumber(old)} is the number of its animal again`)
    expect(other.text).not.toMatch(/Anna|Hughes|Hazel/)
  })

  test('leaves in the audit trail why, and out of what a keeper may read', async () => {
    const number = freshChip()
    const { old, petId } = await replaced(number)
    await run(old, 'restore', 'both', 'A mix-up.')
    const event = await register.db
      .selectFrom('event')
      .selectAll()
      .where('move', '=', 'restoreChip')
      .where('subjectId', '=', vet.id)
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow()
    expect(event).toMatchObject({
      byRole: 'Staff',
      byAccount: null,
      facts: { before: number, chipNumber: old, after: 'both', why: 'A mix-up.' },
    })
    expect((await anna.downloadHistory({ petId })).bytes.toString()).not.toContain('mix-up')
  })

  test('is alone with its animal where the other was never in it: that chip is its implanter’s again and can be registered where it is', async () => {
    const { numbers } = await haveChips(register, { holder: vet.id })
    const [number = ''] = numbers
    const { old } = await replaced(number)
    expect((await unitOf(register, number)).status).toBe('registered')
    expect(await run(old, 'restore', 'alone', 'It', 'is', 'in', 'another', 'dog.')).toContain('is free to be registered where it is')
    expect((await mailbox(register, PEOPLE.anna.email)).map(({ text }) => text)).toContainEqual(
      expect.stringContaining(`${groupChipNumber(number)} finds it no longer`),
    )
    expect(await finds(old)).toBe('registeredHere')
    expect(await finds(number)).not.toBe('registeredHere')
    expect((await unitOf(register, number)).status).toBe('withImplanter')
    expect((await vet.ask.registerChip(chipped(number))).status).toBe(200)
  })

  test('is put back without a letter to a keeper whose account is closed, and Staff read so', async () => {
    const keeper = await joinReachable(register, {})
    const { old } = await replaced(freshChip(), keeper.ask)
    await register.db.updateTable('account').set({ status: 'closed' }).where('id', '=', keeper.id).execute()
    const before = (await mailbox(register, keeper.email)).length
    expect(await run(old, 'restore', 'both', 'So.')).toMatch(/ Its keeper has not been written to: the account is closed\.$/)
    expect((await mailbox(register, keeper.email)).length).toBe(before)
  })

  test('has its report as it was: sent, and ready for another chip', async () => {
    const { old, reportId } = await replaced(freshChip())
    await vet.ask.updateDeadChip({ reportId, reference: 'VMD-1', sentOn: '2026-03-27' })
    await run(old, 'restore', 'both', 'So.')
    const row = await register.db.selectFrom('deadChip').selectAll().where('id', '=', reportId).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ status: 'reportSent', newChipNumber: null })
    const again = await vet.ask.chipWithPet({ oldChipNumber: old, chipNumber: freshChip(), implant })
    expect(again.status).toBe(200)
  })

  test('has the day and the place of its own implant again', async () => {
    const idris = await register.as('idris')
    const old = freshChip()
    const { petId } = (await idris.registerChip(chipped(old, { implant: { ...implant, site: 'Left of the neck' } }))).data
    await vet.ask.markChipAsdead({ ...told, chipNumber: old })
    await vet.ask.chipWithPet({ oldChipNumber: old, chipNumber: freshChip(), implant })
    await run(old, 'restore', 'both', 'So.')
    const pet = await register.db.selectFrom('pet').selectAll().where('id', '=', petId).executeTakeFirstOrThrow()
    expect(pet).toMatchObject({ implantSite: 'Left of the neck', implantedOn: implant.implantedOn, implanterName: 'Idris Bevan' })
  })

  test('is put back once, however many do it at once, and not while the other is reported', async () => {
    const number = freshChip()
    const { old } = await replaced(number)
    const { reportId } = (await vet.ask.markChipAsdead({ ...told, chipNumber: number })).data
    await expect(run(old, 'restore', 'alone', 'So.')).rejects.toThrow(/^DEAD-7 .*deadchip .* strike$/)
    await deadchip.read([reportId, 'strike', 'Not so.'])?.(staffAt(register, register.clock.now()))
    const all = await Promise.allSettled([1, 2, 3].map(() => run(old, 'restore', 'alone', 'So.')))
    expect(all.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
    await expect(run(old, 'restore', 'both', 'So.')).rejects.toThrow(/^DEAD-7 .* was not replaced/)
    await expect(run(number, 'restore', 'both', 'So.')).rejects.toThrow(/^No animal on the register has had /)
  })

  test('is alone with its animal once the report of the other, which was in another animal, is struck out', async () => {
    const [number = ''] = (await haveChips(register, { holder: vet.id })).numbers
    const { old } = await replaced(number)
    const { reportId } = (await vet.ask.markChipAsdead({ ...told, chipNumber: number })).data
    await expect(run(old, 'restore', 'alone', 'So.')).rejects.toThrow(/^DEAD-7 .*deadchip .* strike$/)
    await deadchip.read([reportId, 'strike', 'Not so.'])?.(staffAt(register, register.clock.now()))
    expect(await run(old, 'restore', 'alone', 'So.')).toContain('is free to be registered where it is')
    expect((await unitOf(register, number)).status).toBe('withImplanter')
    expect(await finds(old)).toBe('registeredHere')
  })

  test('takes the other out before anybody reports or registers that one who tries it at the same moment', async () => {
    const [number = ''] = (await haveChips(register, { holder: vet.id })).numbers
    const { old, petId } = await replaced(number)
    const keeper = await joinReachable(register, {})
    const { act } = staffAt(register, register.clock.now())
    const tried = await act(async (tools) => {
      await restoreChip(tools, { number: old, after: 'alone', why: 'So.' })
      const all = [vet.ask.markChipAsdead({ ...told, chipNumber: number }), keeper.ask.addPet(animal({ chipNumber: number }))]
      await expect.poll(() => waiting(register)).toBe(2)
      return { all }
    })
    const [report, added] = await Promise.all(tried.all)
    expect(report).toMatchObject({ status: 404, code: 'notYours' })
    expect(added).toMatchObject({ status: 409, code: 'ofOurStock' })
    expect(await register.db.selectFrom('deadChip').select('id').where('chipNumber', '=', number).execute()).toEqual([])
    expect((await unitOf(register, number)).status).toBe('withImplanter')
    expect((await anna.getPetDetail({ petId })).data).toMatchObject({ chipNumber: old, chainHolds: true })
  })
})

describe('a chip of an implanter who cannot be reached', () => {
  test('is released, and then its keeper registers it; the implanter reads why', async () => {
    const [number = ''] = (await haveChips(register, { holder: vet.id })).numbers
    expect(await anna.addPet(animal({ chipNumber: number }))).toMatchObject({ status: 409, code: 'ofOurStock' })
    expect(await run(number, 'release', 'You', 'did', 'not', 'answer.')).toMatch(
      /^1 chip is released: .* The implanter has been written to\.$/,
    )
    const letter = await newestTo(register, vet.email)
    expect(letter.subject).toBe('A microchip of yours is released')
    expect(letter.text).toContain('You did not answer.')
    expect(await vet.ask.registerChip(chipped(number))).toMatchObject({ status: 409, code: 'usedAlready' })
    const { petId } = (await anna.addPet(animal({ chipNumber: number, name: 'Rook' }))).data
    expect((await anna.getPetDetail({ petId })).data).toMatchObject({ name: 'Rook', chainHolds: true })
    const unit = await unitOf(register, number)
    expect(unit.status).toBe('registered')
    const events = await register.db.selectFrom('event').selectAll().where('subjectId', '=', unit.id).orderBy('seq').execute()
    expect(events.slice(-2)).toMatchObject([
      { move: 'release', byRole: 'Staff', facts: { why: 'You did not answer.' }, clause: expect.stringMatching(/^STOCK-13 /) },
      { move: 'register', byRole: 'keeper' },
    ])
  })

  test('may be released with others, but for those in animals, and a file of them is registered', async () => {
    const one = await verifiedImplanter(register, {})
    const { numbers } = await haveChips(register, { holder: one.id, chips: 5 })
    const [first = '', second = '', third = '', , last = ''] = numbers
    await one.ask.registerChip(chipped(second))
    expect(await run(first, last, 'release', 'They', 'have', 'died.')).toMatch(
      new RegExp(`^4 chips are released: ${groupChipNumber(first)}, ${groupChipNumber(third)} to ${groupChipNumber(last)}\\.`),
    )
    expect((await newestTo(register, one.email)).subject).toBe('4 microchips of yours are released')
    const bryony = await register.as('bryony')
    const lines = [first, third].map((number) => `${number},Pip,Dog,Cocker Spaniel,F,Golden,01/02/2026`)
    const text = ['Microchip number,Name,Species,Breed,Sex,Colour,Date of birth', ...lines].join('\n')
    expect((await bryony.importPets({}, { file: { bytes: Buffer.from(text), name: 'pets.csv' } })).data.imported).toBe(2)
    for (const number of [first, third]) expect((await unitOf(register, number)).status).toBe('registered')
    expect((await unitOf(register, last)).status).toBe('released')
  })

  test('is not where it is in an animal, on its way, of nobody, or where several implanters hold chips of those numbers', async () => {
    const one = await verifiedImplanter(register, {})
    const mine = await haveChips(register, { holder: one.id })
    const theirs = await haveChips(register, { holder: vet.id })
    const [number = ''] = mine.numbers
    await one.ask.registerChip(chipped(number))
    await expect(run(number, 'release', 'So.')).rejects.toThrow(/^STOCK-13 .*is implanted\.$/)
    await expect(run(mine.unsold, 'release', 'So.')).rejects.toThrow(/^STOCK-13 No implanter holds /)
    await expect(run(mine.numbers[1] ?? '', theirs.numbers[0] ?? '', 'release', 'So.')).rejects.toThrow(/^STOCK-13 2 implanters hold /)
    const coming = await haveChips(register, { holder: one.id, status: 'dispatched' })
    await expect(run(coming.numbers[0] ?? '', 'release', 'So.')).rejects.toThrow(/^STOCK-13 .*is dispatched\.$/)
  })

  test('of whose account nothing is left is released without a letter', async () => {
    const gone = await joinReachable(register, {})
    const [number = ''] = (await haveChips(register, { holder: gone.id })).numbers
    await register.db.updateTable('account').set({ status: 'closed' }).where('id', '=', gone.id).execute()
    const before = (await mailbox(register, gone.email)).length
    expect(await run(number, 'release', 'Their account is closed.')).toMatch(
      /^1 chip is released.* The implanter has not been written to: the account is closed\.$/,
    )
    expect((await mailbox(register, gone.email)).length).toBe(before)
  })
})

describe('a chip that was released by mistake', () => {
  async function released(status: 'withImplanter' | 'expired' = 'withImplanter') {
    const one = await verifiedImplanter(register, {})
    const { numbers, batchId } = await haveChips(register, { holder: one.id, status })
    const [number = ''] = numbers
    await run(number, 'release', 'You did not answer.')
    register.clock.turn({ minutes: 1 })
    return { ...one, number, numbers, batchId }
  }

  test('is its implanter’s again, who reads why and can register it; a keeper cannot', async () => {
    const { ask, email, number } = await released()
    expect(await run(number, 'unrelease', 'You', 'have', 'rung', 'us.')).toBe(
      `1 chip is released no longer: ${groupChipNumber(number)} (withImplanter). Whoever keeps the animal can register it no longer. The implanter has been written to.`,
    )
    const letter = await newestTo(register, email)
    expect(letter.subject).toBe('A microchip of yours is released no longer')
    expect(letter.text).toContain('You have rung us.')
    expect(await anna.addPet(animal({ chipNumber: number }))).toMatchObject({ status: 409, code: 'ofOurStock' })
    expect((await ask.registerChip(chipped(number))).status).toBe(200)
    const { id } = await unitOf(register, number)
    const events = await register.db.selectFrom('event').selectAll().where('subjectId', '=', id).orderBy('seq').execute()
    expect(events.slice(-3)).toMatchObject([
      { move: 'unreleaseHeld', byRole: 'Staff', facts: { why: 'You have rung us.' }, clause: expect.stringMatching(/^STOCK-14 /) },
      { move: 'otherHolder' },
      { move: 'implant' },
    ])
  })

  test('is what it was before: one that had expired may be implanted as little as then', async () => {
    const { ask, number } = await released('expired')
    expect(await run(number, 'unrelease', 'You have rung us.')).toContain('(expired)')
    expect((await unitOf(register, number)).status).toBe('expired')
    expect(await ask.registerChip(chipped(number))).toMatchObject({ status: 409, code: 'notSterile' })
  })

  test('is called back with its batch, where that happened meanwhile: its implanter reads where to send it', async () => {
    const { email, number, batchId } = await released()
    await register.db.updateTable('chipBatch').set({ status: 'recalled' }).where('id', '=', batchId).execute()
    expect(await run(number, 'unrelease', 'You have rung us.')).toContain('(recalled)')
    expect((await unitOf(register, number)).status).toBe('recalled')
    expect((await newestTo(register, email)).text).toMatch(/called back with their batch, send us what is in no animal: .*Homeward/)
  })

  test('may be one of several, each what it was; the others stay as they are', async () => {
    const { numbers } = await released()
    const [first = '', second = '', last = ''] = numbers
    await register.db.updateTable('chipUnit').set({ status: 'recalled' }).where('number', '=', second).execute()
    await run(second, 'release', 'So.')
    expect(await run(first, last, 'unrelease', 'They have rung us.')).toMatch(
      new RegExp(
        `^2 chips are released no longer: ${groupChipNumber(first)} \\(withImplanter\\), ${groupChipNumber(second)} \\(recalled\\)\\.`,
      ),
    )
    await run(last, 'release', 'So.')
    await run(last, 'unrelease', 'So.')
    for (const [number, status] of [
      [first, 'withImplanter'],
      [second, 'recalled'],
      [last, 'withImplanter'],
    ] as const)
      expect((await unitOf(register, number)).status).toBe(status)
  })

  test('stays released where somebody has registered it, is none where it was not released, and is taken back once', async () => {
    const { number, numbers } = await released()
    const [, other = '', last = ''] = numbers
    await anna.addPet(animal({ chipNumber: number }))
    await expect(run(number, 'unrelease', 'So.')).rejects.toThrow(/^STOCK-14 .*is registered\.$/)
    expect((await unitOf(register, number)).status).toBe('registered')
    await expect(run(other, 'unrelease', 'So.')).rejects.toThrow(/^STOCK-14 .*is with implanter\.$/)
    await expect(run(number, last, 'unrelease', 'So.')).rejects.toThrow(/^STOCK-14 No chip of these numbers is released$/)
    await expect(run(freshChip(), 'unrelease', 'So.')).rejects.toThrow(/^STOCK-14 .* is no chip of an implanter$/)
    await run(other, 'release', 'So.')
    const both = await Promise.allSettled([1, 2].map(() => run(other, 'unrelease', 'So.')))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})
