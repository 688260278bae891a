import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { lookupLog } from '#features/lookup/log.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'
import { animal, freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { chipped, freezeBatch, haveChips, petOf, unitOf, verifiedImplanter, vetPractice } from '#src/testing/implants.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let idris: Client
let anna: Client
let vet: Awaited<ReturnType<typeof verifiedImplanter>>
beforeAll(async () => {
  register = await testRegister()
  vet = await verifiedImplanter(register, { role: 'vet' })
})
beforeEach(async () => {
  register.clock.turn({ minutes: 70 })
  idris = await register.as('idris')
  anna = await register.as('anna')
})
afterAll(() => register.close())

const toAnna = async () => (await mailbox(register, PEOPLE.anna.email)).map(({ text }) => text)
const textsToAnna = async () => (await mailbox(register, PEOPLE.anna.mobile)).map(({ text }) => text)
const { implant } = chipped('')

/** Anna's dog, the chip of which a vet, who implants too, has reported. */
async function failed(over: object = {}, kind = 'failed') {
  const pet = animal({ name: 'Hazel', ...over })
  const { data } = await anna.addPet(pet)
  const told = { chipNumber: pet.chipNumber, kind, noticedOn: '2026-03-27', words: 'Nothing', secondScan: 'Nothing' }
  const report = await vet.api.markChipAsdead(told)
  return { old: pet.chipNumber, petId: data.petId, reportId: report.data.reportId }
}
const again = (oldChipNumber: string, chipNumber: string, over: object = {}, who = vet.api) =>
  who.chipWithPet({ oldChipNumber, chipNumber, implant: { ...implant, ...over } })

describe('an animal whose chip has failed', () => {
  test('is known by its new number, and both numbers find it for everybody', async () => {
    const { old, petId } = await failed()
    const { numbers } = await haveChips(register, { holder: vet.id })
    const [number = ''] = numbers
    expect(await again(old, number)).toMatchObject({ status: 200, data: { chipNumber: number, petName: 'Hazel' } })
    expect((await unitOf(register, number)).status).toBe('registered')
    for (const chipNumber of [old, number]) {
      expect((await register.stranger.publicChipInfo({ chipNumber })).data).toMatchObject({ result: 'registeredHere', number: chipNumber })
      expect((await register.stranger.verifyChipNumber({ chipNumber })).data).toMatchObject({ registration: { local: true } })
      expect((await register.stranger.addMicrochipLookup({ chipNumber, message: `I scanned ${chipNumber}` })).status).toBe(200)
      expect(await toAnna()).toContainEqual(expect.stringContaining(`I scanned ${chipNumber}`))
    }
    const record = (await anna.getPetDetail({ petId })).data
    expect(record).toMatchObject({ chipNumber: number, chainHolds: true, implantSite: implant.site, implanterName: vet.name })
    expect(record.timeline.at(-1)).toMatchObject({
      what: 'Microchip replaced',
      by: 'An implanter',
      clause: 'DEAD-3',
    })
    const { data } = await anna.getUsersPets({ query: 'Hazel' })
    expect(data.items.filter(({ id }) => id === petId)).toHaveLength(1)
  })

  test('has a certificate with the new number, and its keeper is told', async () => {
    const { old, petId } = await failed()
    const number = freshChip()
    await again(old, number)
    const letter = (await toAnna()).find((text) => text.includes(`given Hazel microchip ${groupChipNumber(number)}`))
    expect(letter).toContain('Both numbers find Hazel')
    expect(letter).not.toMatch(/Nia|Powell/)
    const certificate = await anna.downloadCertificate({ kind: 'registration', id: petId })
    expect(certificate.headers['content-disposition']).toContain(number)
  })

  test('keeps its old number for all time: nobody can register it again', async () => {
    const { old } = await failed()
    await again(old, freshChip())
    expect(await anna.addPet(animal({ chipNumber: old }))).toMatchObject({ status: 409, code: 'chipTaken' })
    expect(await idris.registerChip(chipped(old))).toMatchObject({ status: 409, code: 'chipTaken' })
  })

  test('owes its report all the same: it is superseded once it has been sent', async () => {
    const { old, reportId } = await failed()
    await again(old, freshChip())
    const row = () => register.db.selectFrom('deadChip').selectAll().where('id', '=', reportId).executeTakeFirstOrThrow()
    expect(await row()).toMatchObject({ status: 'reportDue', newChipNumber: expect.any(String) })
    const sent = await vet.api.updateDeadChip({ reportId, reference: 'VMD-1', sentOn: '2026-03-27' })
    expect(sent).toMatchObject({ status: 200, data: { status: 'superseded' } })
  })

  test('can lose its second chip too, and then three numbers find it', async () => {
    const { old, petId } = await failed()
    const second = freshChip()
    await again(old, second)
    await vet.api.markChipAsdead({
      chipNumber: second,
      kind: 'failed',
      noticedOn: '2026-03-27',
      words: 'Nothing',
      secondScan: 'Nothing',
    })
    expect((await again(second, freshChip())).status).toBe(200)
    for (const chipNumber of [old, second])
      expect((await register.stranger.publicChipInfo({ chipNumber })).data.result).toBe('registeredHere')
    const chips = await register.db.selectFrom('chip').selectAll().where('petId', '=', petId).execute()
    expect(chips.filter(({ supersededAt }) => supersededAt === null)).toHaveLength(1)
  })

  test('which was replaced before is asked for by its current number, and its older one goes to no animal: stillWorks, chipTaken', async () => {
    const { old, petId } = await failed()
    const current = freshChip()
    expect((await again(old, current)).status).toBe(200)
    expect(await again(old, freshChip())).toMatchObject({
      status: 409,
      code: 'stillWorks',
      fields: { oldChipNumber: expect.stringContaining('already been replaced') },
    })
    const other = await failed({ name: 'Birch' })
    expect(await again(other.old, old)).toMatchObject({ status: 409, code: 'chipTaken' })
    expect((await anna.getPetDetail({ petId })).data.chipNumber).toBe(current)
  })

  test('of two implanters who chip it at the same moment one has chipped it', async () => {
    const { old, petId } = await failed()
    const other = await verifiedImplanter(register, { role: 'vet' })
    const told = { chipNumber: old, kind: 'migrated', noticedOn: '2026-03-27', words: 'Down the leg', secondScan: 'Nothing' }
    expect((await other.api.markChipAsdead(told)).status).toBe(200)
    const replies = await Promise.all([again(old, freshChip()), again(old, freshChip(), {}, other.api)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)).toMatchObject({
      code: 'stillWorks',
      message: expect.stringContaining('already been replaced'),
    })
    const chips = await register.db.selectFrom('chip').selectAll().where('petId', '=', petId).execute()
    expect(chips).toHaveLength(2)
  })
})

test('whoever implanted the chip may replace it, also where a vet practice has reported it', async () => {
  const old = freshChip()
  const { data } = await idris.registerChip(chipped(old))
  const practice = await vetPractice(register, {})
  await practice.api.markChipAsdead({ chipNumber: old, kind: 'failed', noticedOn: '2026-03-27', words: 'Nothing', secondScan: 'Nothing' })
  const number = freshChip()
  expect((await again(old, number, {}, idris)).status).toBe(200)
  expect((await idris.getPetDetail({ petId: data.petId })).data.chipNumber).toBe(number)
})

describe.each(['missing', 'stolen'] as const)('an animal that is reported %s', (status) => {
  test('keeps its number, and its keeper is alarmed at once by letter and by text, never with who it was: lookedFor', async () => {
    const { old, petId } = await failed()
    await anna.updatePetStatus({ petId, status, on: '2026-03-27' })
    // Lookups of tests before are written down, and told of, before what is told here is counted.
    await lookupLog(register.services).flush()
    const [letters, texts] = [(await toAnna()).length, (await textsToAnna()).length]
    const number = freshChip()
    for (const who of [vet.api, vet.api, idris])
      expect(await again(old, number, {}, who)).toMatchObject({
        status: 409,
        code: 'lookedFor',
        clause: 'DEAD-3',
      })

    const at = whenText(register.clock.now())
    const told = [...(await toAnna()).slice(letters), ...(await textsToAnna()).slice(texts)]
    expect(told).toHaveLength(4)
    for (const text of told) expect(text).toContain(`Someone tried to change Hazel’s microchip number on ${at}`)
    expect(told.join(' ')).not.toMatch(/Nia|Powell|Idris|Bevan/)
    expect((await register.stranger.publicChipInfo({ chipNumber: old })).data).toMatchObject({ result: 'registeredHere' })
    expect((await register.stranger.publicChipInfo({ chipNumber: number })).data).not.toMatchObject({ result: 'registeredHere' })
    const history = (await anna.downloadHistory({ petId })).bytes.toString()
    expect(history).not.toContain(register.people.idris)
    const noted = await register.db.selectFrom('event').selectAll().where('move', '=', 'tryToReplaceChip').execute()
    expect(noted).toContainEqual(expect.objectContaining({ byAccount: register.people.idris, facts: { chipNumber: old } }))
  })
})

test('the implanter who holds the chip of an animal that its keeper has registered adds the implant', async () => {
  const { numbers } = await haveChips(register)
  const [number = ''] = numbers
  const { data } = await anna.addPet(animal({ name: 'Sorrel' }))
  // As it came before its batch was in our stock: a keeper registers no chip that an implanter holds.
  await register.db.updateTable('chip').set({ number }).where('petId', '=', data.petId).execute()
  expect((await again(number, number, {}, idris)).status).toBe(200)
  expect(await petOf(register, data.petId)).toMatchObject({ implantSite: implant.site, implanterName: 'Idris Bevan' })
  expect((await unitOf(register, number)).status).toBe('registered')
  expect(await toAnna()).toContainEqual(expect.stringContaining(`chipped Sorrel (microchip ${groupChipNumber(number)})`))
})

describe('is refused', () => {
  test('for an animal that is not here: noSuchAnimal', async () => {
    expect(await again(freshChip(), freshChip())).toMatchObject({ status: 404, code: 'noSuchAnimal' })
  })

  test('for a chip that nobody has reported: stillWorks', async () => {
    const pet = animal()
    await anna.addPet(pet)
    expect(await again(pet.chipNumber, freshChip())).toMatchObject({ status: 409, code: 'stillWorks' })
  })

  test('to an implanter who neither reported the chip nor implanted it: notReported', async () => {
    const { old, petId } = await failed()
    const reply = await again(old, freshChip(), {}, idris)
    expect(reply).toMatchObject({ status: 403, code: 'notReported', clause: 'DEAD-3' })
    expect((await anna.getPetDetail({ petId })).data.chipNumber).toBe(old)
  })

  test('with a number that is on the register, also as its own: chipTaken', async () => {
    const { old } = await failed()
    const other = animal()
    await anna.addPet(other)
    expect(await again(old, other.chipNumber)).toMatchObject({ status: 409, code: 'chipTaken' })
    expect(await again(other.chipNumber, other.chipNumber)).toMatchObject({ status: 409, code: 'chipTaken' })
  })

  test('where the scan before still showed a chip that is said to be silent: otherChip', async () => {
    const { old } = await failed()
    expect(await again(old, freshChip(), { scanBefore: 'otherChip' })).toMatchObject({ status: 409, code: 'otherChip' })
    const moved = await failed({}, 'migrated')
    expect((await again(moved.old, freshChip(), { scanBefore: 'otherChip' })).status).toBe(200)
  })

  test.each([
    ['notScanned', 400, { scanAfter: false }],
    ['inFuture', 400, { implantedOn: '2027-01-01' }],
    ['tooLongAgo', 400, { implantedOn: '1890-10-14' }],
  ] as const)('%s', async (code, status, over) => {
    const { old } = await failed()
    expect(await again(old, freshChip(), over)).toMatchObject({ status, code })
  })

  test('on a day before its birth: beforeBirth', async () => {
    const { old } = await failed({ bornOn: '2024-05-01', bornExactly: true })
    expect(await again(old, freshChip(), { implantedOn: '2024-04-30' })).toMatchObject({ status: 400, code: 'beforeBirth' })
  })

  test('by whoever may not implant in it: notVerified, outOfScope, vetsOnly', async () => {
    const { old } = await failed()
    const applied = await verifiedImplanter(register, { standing: 'applied' })
    const forCats = await verifiedImplanter(register, { species: ['cat'] })
    const tortoise = await failed({ species: 'tortoise', breed: { kind: 'description', text: 'Hermann' } })
    expect(await again(old, freshChip(), {}, applied.api)).toMatchObject({ status: 403, code: 'notVerified' })
    expect(await again(old, freshChip(), {}, forCats.api)).toMatchObject({ status: 403, code: 'outOfScope' })
    expect(await again(tortoise.old, freshChip(), {}, idris)).toMatchObject({ status: 403, code: 'vetsOnly' })
  })

  test('with a chip that may not be used: otherHolder, notSterile, frozen, usedAlready', async () => {
    const { old } = await failed()
    const other = await verifiedImplanter(register, {})
    const theirs = await haveChips(register, { holder: other.id })
    const frozen = await haveChips(register, { holder: vet.id })
    await freezeBatch(register, frozen.batchId)
    const expired = await haveChips(register, { holder: vet.id, status: 'expired' })
    const underway = await haveChips(register, { holder: vet.id, status: 'dispatched' })
    expect(await again(old, theirs.numbers[0] ?? '')).toMatchObject({ status: 409, code: 'otherHolder' })
    const today = { implantedOn: londonDate(register.clock.now()) }
    expect(await again(old, frozen.numbers[0] ?? '', today)).toMatchObject({ status: 409, code: 'frozen' })
    expect(await again(old, expired.numbers[0] ?? '')).toMatchObject({ status: 409, code: 'notSterile' })
    expect(await again(old, underway.numbers[0] ?? '')).toMatchObject({ status: 409, code: 'usedAlready' })
  })
})
