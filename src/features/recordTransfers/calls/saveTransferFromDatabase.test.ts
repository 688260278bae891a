import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startDemoPeer } from '#adapters/databases/peer.ts'
import { PEOPLE } from '#database/seed/people.ts'
import { newId } from '#platform/database/id.ts'
import { animal } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { haveChips } from '#src/testing/implants.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { joinReachable } from '#src/testing/newcomer.ts'
import { giveCredits, giveHousehold } from '#src/testing/plans.ts'
import { database, moveOf, moving } from '#src/testing/recordtransfers.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { secondaryHolder } from '../queries.ts'

let register: TestRegister
let anna: Client
let fernside: Awaited<ReturnType<typeof database>>
beforeAll(async () => {
  register = await testRegister()
  fernside = await database(register)
})
beforeEach(async () => {
  register.clock.turn({ hours: 2 })
  anna = await register.as('anna')
})
afterAll(async () => {
  await fernside.close()
  await register.close()
})

describe('a record that moves here', () => {
  test('is on this register at once and owes its registration like any animal, with the other database as the second place to ask', async () => {
    const typed = moving(fernside.code)
    const reply = await anna.saveTransferFromDatabase(typed)
    expect(reply).toMatchObject({
      status: 200,
      message: 'The record is here now',
      data: { petName: 'Clover', status: 'unproven', holds: 'yes', payment: { paid: 0, owing: 1, pay: { amount: { pence: 1500 } } } },
    })
    const { petId, moveId } = reply.data
    const record = (await anna.getPetDetail({ petId })).data
    expect(record).toMatchObject({ status: 'awaitingPayment', chipNumber: typed.pet.chipNumber, chainHolds: true })
    const { chipNumber, sex, colour } = typed.pet
    expect(record.timeline[0]?.facts).toEqual({ chipNumber, sex, colour, alsoHeldBy: fernside.code })
    expect(await moveOf(register, moveId)).toMatchObject({ status: 'unproven', proofKind: 'transferCode', proofCode: 'FERN-1234' })
    expect(await secondaryHolder(register.db, petId)).toEqual({
      code: fernside.code,
      name: fernside.name,
      phone: '01632 960155',
      site: 'https://fernside.example',
    })
  })

  test('is confirmed to the keeper, who reads that nothing was copied', async () => {
    await anna.saveTransferFromDatabase(moving(fernside.code))
    await register.drain()
    const letter = await newestTo(register, PEOPLE.anna.email)
    expect(letter.subject).toBe('Clover can be found here, and we’re checking the move')
    expect(letter.text).toContain(`Nothing was copied from ${fernside.name}`)
  })

  test('begins a chain of its own that names the database and the kind of proof, never the code', async () => {
    const { data } = await anna.saveTransferFromDatabase(moving(fernside.code))
    const events = await register.db.selectFrom('event').selectAll().where('subjectId', '=', data.moveId).execute()
    expect(events).toMatchObject([{ move: 'bringHere', facts: { from: fernside.code, proof: 'transferCode', holds: 'yes' } }])
    expect(JSON.stringify(events)).not.toContain('FERN-1234')
  })

  test('may come from a database that takes no questions, or that is away', async () => {
    const silent = await database(register, null)
    expect((await anna.saveTransferFromDatabase(moving(silent.code))).data.holds).toBe(null)
    const away = await database(register)
    await away.close()
    expect((await anna.saveTransferFromDatabase(moving(away.code))).data.holds).toBe('noAnswer')
  })

  test('is a new registration where no database holds the number: the animal is found at once, and there’s nothing to prove', async () => {
    const empty = await emptyDatabase()
    const { data } = await anna.saveTransferFromDatabase(moving(empty.code))
    expect(data).toMatchObject({ holds: 'no', payment: { paid: 0, owing: 1, pay: { amount: { pence: 1500 } } } })
    expect((await anna.getPetDetail({ petId: data.petId })).data.status).toBe('awaitingPayment')
    const debts = await register.db.selectFrom('purchase').selectAll().where('petId', '=', data.petId).execute()
    expect(debts).toMatchObject([{ status: 'waiting', pence: 1500, accountId: register.people.anna }])
    await register.drain()
    const letters = (await mailbox(register, PEOPLE.anna.email)).map(({ text }) => text)
    expect(letters).toContainEqual(
      expect.stringContaining('Empty Register says it has no record of this microchip, so this is a new registration.'),
    )
    await empty.close()
  })

  test('is paid with what its keeper has in hand, whatever the database says', async () => {
    const empty = await emptyDatabase()
    const [household, provider] = [await joinReachable(register), await joinReachable(register)]
    await giveHousehold(register, household.id)
    const covered = await household.api.saveTransferFromDatabase(moving(empty.code))
    expect(covered.data).toMatchObject({ holds: 'no', payment: null })
    await giveCredits(register, provider.id, 1)
    const paid = await provider.api.saveTransferFromDatabase(moving(empty.code))
    expect(paid.data.payment).toMatchObject({ paid: 1, owing: 0 })
    expect((await provider.api.getPetDetail({ petId: paid.data.petId })).data.status).toBe('active')
    const held = await household.api.saveTransferFromDatabase(moving(fernside.code))
    expect(held.data).toMatchObject({ holds: 'yes', status: 'unproven', payment: null })
    await giveCredits(register, provider.id, 1)
    expect((await provider.api.saveTransferFromDatabase(moving(fernside.code))).data.payment).toMatchObject({ paid: 1, owing: 0 })
    await empty.close()
  })

  test('may be shown to be one’s own with a certificate, as a PDF or a picture', async () => {
    const { data } = await anna.uploadFile(
      { purpose: 'evidence' },
      { file: { bytes: Buffer.from('%PDF-1.4\n%%EOF\n'), name: 'paper.pdf' } },
    )
    const typed = moving(fernside.code, { proof: { kind: 'certificate', fileId: data.fileId } })
    const reply = await anna.saveTransferFromDatabase(typed)
    expect(await moveOf(register, reply.data.moveId)).toMatchObject({ proofKind: 'certificate', proofFileId: data.fileId })
  })
})

describe('all registers are asked', () => {
  test('a database that says no doesn’t prove a record that another one holds: the person is told which one has it: heldByAnother', async () => {
    const empty = await emptyDatabase()
    const typed = moving(fernside.code)
    const reply = await anna.saveTransferFromDatabase({ ...typed, database: empty.code })
    expect(reply).toMatchObject({ status: 409, code: 'heldByAnother', fields: { database: expect.stringContaining(fernside.name) } })
    expect((await register.stranger.publicChipInfo({ chipNumber: typed.pet.chipNumber })).data.result).toBe('registeredElsewhere')
    await empty.close()
  })

  test('where two others hold it the move is unproven, and stays so until both are resolved', async () => {
    const second = await database(register)
    const typed = moving(fernside.code)
    second.holds(typed.pet.chipNumber)
    const { data } = await anna.saveTransferFromDatabase(typed)
    expect(data.status).toBe('unproven')
    expect((await anna.registerConflicts({ petId: data.petId })).data.items).toMatchObject([{ other: { name: second.name }, isOpen: true }])
    await second.close()
  })
})

describe('is refused', () => {
  test('a database that is not on the list: databaseUnknown', async () => {
    const reply = await anna.saveTransferFromDatabase(moving('nowhere'))
    expect(reply).toMatchObject({ status: 400, code: 'databaseUnknown' })
    expect(Object.keys(reply.fields)).toEqual(['database'])
  })

  test('a chip that is here already, without a word of whose: chipTaken', async () => {
    const typed = moving(fernside.code)
    await anna.addPet({ ...typed.pet, evenIfHeldElsewhere: true })
    const bryony = await register.as('bryony')
    const reply = await bryony.saveTransferFromDatabase(typed)
    expect(reply).toMatchObject({ status: 409, code: 'chipTaken' })
    expect(JSON.stringify(reply)).not.toMatch(/Anna|Hughes/)
  })

  test('a chip of our stock that is in no animal: ofOurStock', async () => {
    const { numbers, unsold } = await haveChips(register)
    for (const chipNumber of [unsold, numbers[0] ?? '']) {
      const reply = await anna.saveTransferFromDatabase(moving(fernside.code, { pet: { ...moving(fernside.code).pet, chipNumber } }))
      expect(reply).toMatchObject({ status: 409, code: 'ofOurStock', clause: 'STOCK-4', fields: { 'pet.chipNumber': expect.any(String) } })
    }
  })

  test('all but one of five who move one chip at the same moment', async () => {
    const typed = moving(fernside.code)
    const replies = await Promise.all(Array.from({ length: 5 }, () => anna.saveTransferFromDatabase(typed)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  })

  test.each([
    ['a breed that is not on the list', { breed: { kind: 'breed', breedId: 'gruffalo' } }, 'breedUnknown', 'pet.breed'],
    ['a birth that is still to come', { bornOn: '2031-01-01' }, 'bornInFuture', 'pet.bornOn'],
    ['a dog of 60 years', { bornOn: '1966-01-01' }, 'bornTooLongAgo', 'pet.bornOn'],
    ['a chip implanted before the birth', { implant: { implantedOn: '2021-05-11' } }, 'implantDateWrong', 'pet.implant.implantedOn'],
    ['a photo that nobody uploaded', { photoId: newId() }, 'noSuchPhoto', 'pet.photoId'],
  ] as const)('%s', async (_what, over, code, field) => {
    const { evenIfHeldElsewhere: _, ...pet } = { ...animal({ name: 'Never' }), ...over }
    const reply = await anna.saveTransferFromDatabase(moving(fernside.code, { pet }))
    expect(reply).toMatchObject({ status: 400, code })
    expect(Object.keys(reply.fields)).toEqual([field])
  })

  test('a certificate that is somebody else’s, exactly as one that does not exist: noSuchProof', async () => {
    const bryony = await register.as('bryony')
    const { data } = await bryony.uploadFile({ purpose: 'evidence' }, { file: { bytes: Buffer.from('%PDF-1.4\n%%EOF\n'), name: 'a.pdf' } })
    for (const fileId of [data.fileId, newId()]) {
      const reply = await anna.saveTransferFromDatabase(moving(fernside.code, { proof: { kind: 'certificate', fileId } }))
      expect(reply).toMatchObject({ status: 400, code: 'noSuchProof' })
      expect(Object.keys(reply.fields)).toEqual(['proof.fileId'])
    }
  })
})

let empties = 0
/** A database that answers, and holds nothing. */
async function emptyDatabase() {
  empties += 1
  const code = `empty${empties}`
  const peer = await startDemoPeer({ name: 'Empty Register', holds: () => false })
  await register.db
    .insertInto('otherRegister')
    .values({ code, name: 'Empty Register', askUrl: peer.url, checkedOn: '2026-03-01' })
    .execute()
  return { code, close: () => peer.close() }
}
