import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, PEOPLE } from '#database/seed/people.ts'
import { conflictLife } from '#features/registers/lifecycle.ts'
import { refuseProfessional } from '#features/staff/contract.ts'
import { newId } from '#platform/database/id.ts'
import { chainHolds } from '#platform/law/event.ts'
import { lawOn } from '#platform/law/tools.ts'
import { animal, freshChip } from '#src/testing/animals.ts'
import { chipped } from '#src/testing/implants.ts'
import { askedByLetter, withoutEmail } from '#src/testing/letters.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { join, joinReachable } from '#src/testing/newcomer.ts'
import { verifiedRescue } from '#src/testing/professionals.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { rescueWithApp, setUpApp } from '#src/testing/secondfactor.ts'
import { deskOf } from '#src/testing/staff.ts'

let register: TestRegister
let rescue: Awaited<ReturnType<typeof verifiedRescue>>
beforeAll(async () => {
  register = await testRegister()
  rescue = await verifiedRescue(register)
})
afterAll(() => register.close())

/** A pet of Anna's. */
async function kept(over: Parameters<typeof animal>[0] = {}) {
  const anna = await register.as('anna')
  const facts = animal({ name: 'Bramble', ...over })
  const { data } = await anna.addPet(facts)
  return { anna, petId: data.petId, chipNumber: facts.chipNumber }
}

const seenByKeeper = async (petId: string) => (await (await register.as('anna')).getMicroLookupHistory({ petId })).data.items

describe('a verified rescue with a second factor', () => {
  test('sees all that is held of an animal and its keeper', async () => {
    const { chipNumber } = await kept()
    await register.db
      .updateTable('account')
      .set({ secondContact: JSON.stringify({ name: 'Joe Hughes', phone: '+447700900111' }), vetPractice: 'Wye Vets' })
      .where('id', '=', register.people.anna)
      .execute()
    const { status, data } = await rescue.api.professionalChipInfo({ chipNumber, reason: 'found' })
    expect(status).toBe(200)
    expect(data).toMatchObject({ result: 'registeredHere', missing: null, number: chipNumber })
    expect(data.record).toMatchObject({
      petName: 'Bramble',
      species: 'dog',
      breed: 'Labrador Retriever',
      colour: 'Yellow',
      diedAt: null,
      isAbroad: false,
      replacedBy: null,
      isWithheld: false,
      rescueBackup: null,
      keeper: {
        name: PEOPLE.anna.name,
        address: [PEOPLE.anna.line1, PEOPLE.anna.town, PEOPLE.anna.postcode],
        mobile: PEOPLE.anna.mobile,
        email: PEOPLE.anna.email,
        secondContact: { name: 'Joe Hughes', phone: '+447700900111' },
        vetPractice: 'Wye Vets',
      },
    })
  })

  test('sees for whom an implanter registered an animal, until that person says it’s theirs or isn’t', async () => {
    const { chip: chipNumber, to, code } = await askedByLetter(register)
    const look = async () => (await rescue.api.professionalChipInfo({ chipNumber, reason: 'found' })).data.record
    expect(await look()).toMatchObject({
      keeper: { name: PEOPLE.idris.name },
      registeredFor: {
        name: to.name,
        address: [to.address.line1, 'Banbury', 'OX16 5QB'],
        landline: '+441295810123',
        email: null,
        mobile: null,
      },
    })
    const keeper = await join(register)
    await keeper.api.redeemTransferCode({ code })
    expect(await look()).toMatchObject({ keeper: { name: keeper.name, landline: '+441295810123' }, registeredFor: null })
  })

  test('sees nothing of somebody who has said that the animal isn’t theirs, or who isn’t asked any more', async () => {
    const idris = await register.as('idris')
    const keeper = await joinReachable(register)
    const look = async (chipNumber: string) =>
      (await rescue.api.professionalChipInfo({ chipNumber, reason: 'found' })).data.record?.registeredFor
    const [theirs, withdrawn] = [freshChip(), freshChip()]
    const { name, address } = withoutEmail()
    const asked = await idris.registerChip(chipped(theirs, { to: { email: keeper.email, name, address } }))
    expect(await look(theirs)).toMatchObject({ name, email: keeper.email })
    await keeper.api.customerAcceptRejectPetRequest({ requestId: asked.data.requestId, answer: 'reject', reason: 'neverBought' })
    expect(await look(theirs)).toBeNull()
    const { data } = await idris.registerChip(chipped(withdrawn, { to: { email: keeper.email, name } }))
    await idris.withdrawPetRequest({ requestId: data.requestId })
    expect(await look(withdrawn)).toBeNull()
  })

  test('is told that an animal is missing, stolen or dead', async () => {
    const { anna, petId, chipNumber } = await kept()
    await anna.updatePetStatus({ petId, status: 'stolen' })
    expect((await rescue.api.professionalChipInfo({ chipNumber, reason: 'found' })).data.missing).toBe('stolen')
    await anna.updatePetStatus({ petId, status: 'found' })
    await anna.updatePetStatus({ petId, status: 'deceased' })
    const { data } = await rescue.api.professionalChipInfo({ chipNumber, reason: 'found' })
    expect(data.missing).toBeNull()
    expect(data.record?.diedAt).toBe(register.clock.now().toISOString())
  })

  test('is told which organisation takes the animal back, and whether that is itself', async () => {
    const { petId, chipNumber } = await kept()
    await register.db.updateTable('pet').set({ rescueBackupId: rescue.id }).where('id', '=', petId).execute()
    const other = await verifiedRescue(register)
    const backupOf = async (api: typeof rescue.api) =>
      (await api.professionalChipInfo({ chipNumber, reason: 'euthanasia' })).data.record?.rescueBackup
    expect(await backupOf(rescue.api)).toMatchObject({ name: 'Ludlow Rescue', isYou: true })
    expect(await backupOf(other.api)).toMatchObject({ name: 'Ludlow Rescue', email: rescue.email, isYou: false })
  })

  test('hears what the other registers say of a number that is not here, and learns of nobody', async () => {
    const nobodyAnswers = { askUrl: 'http://127.0.0.1:9/holds' }
    await register.db.updateTable('otherRegister').set(nobodyAnswers).where('code', '=', 'petlog').execute()
    const { data } = await rescue.api.professionalChipInfo({ chipNumber: '977200009412683', reason: 'found' })
    await register.db.updateTable('otherRegister').set({ askUrl: null }).where('code', '=', 'petlog').execute()
    expect(data).toMatchObject({ result: 'unknown', others: [{ name: 'Petlog', holds: 'noAnswer' }] })
    expect(data.record).toBeNull()
    // It is what others are told to ask.
    expect(data.advice.join(' ')).not.toMatch(/vet practice|rescue centre|dog warden|speak quietly/)
  })

  test('is told of another register that has the number of an animal that is here', async () => {
    const { petId, chipNumber } = await kept()
    expect((await rescue.api.professionalChipInfo({ chipNumber, reason: 'found' })).data.advice).toEqual([])
    const { code: registerCode } = await register.db
      .selectFrom('otherRegister')
      .select('code')
      .where('code', '=', 'petlog')
      .executeTakeFirstOrThrow()
    const now = register.clock.now()
    await register.db.transaction().execute(async (db) => {
      const twice = {
        id: newId(),
        status: 'open' as const,
        statusAt: now,
        createdAt: now,
        petId,
        keeperId: register.people.anna,
        registerCode,
      }
      await db
        .insertInto('registerConflict')
        .values({ ...twice, found: 'told' })
        .execute()
      await lawOn(db, now, null).start(conflictLife, 'find', twice, 'otherRegister')
    })
    const { data } = await rescue.api.professionalChipInfo({ chipNumber, reason: 'found' })
    expect(data).toMatchObject({ unproven: true, others: [{ name: 'Petlog', holds: 'yes' }] })
    expect(data.advice).toEqual([expect.stringContaining('Petlog has this microchip as well')])
  })

  test('is told why a text is no number', async () => {
    const { data } = await rescue.api.professionalChipInfo({ chipNumber: '12345', reason: 'found' })
    expect(data).toMatchObject({ result: 'impossible', typed: '12345', record: null })
  })

  test('of a keeper who has closed their account learns the animal only', async () => {
    const { petId, chipNumber } = await kept()
    const closed = await verifiedRescue(register)
    await register.db.updateTable('pet').set({ keeperId: closed.id }).where('id', '=', petId).execute()
    await register.db.updateTable('account').set({ status: 'closed' }).where('id', '=', closed.id).execute()
    const { data } = await rescue.api.professionalChipInfo({ chipNumber, reason: 'dead' })
    expect(data.record).toMatchObject({ petName: 'Bramble', keeper: null })
  })
})

describe('the keeper', () => {
  test('sees in their lookups who looked, when and why, and is told by e-mail', async () => {
    const { petId, chipNumber } = await kept()
    await rescue.api.professionalChipInfo({ chipNumber, reason: 'other', words: 'Sat by the road in Ludlow' })
    expect(await seenByKeeper(petId)).toMatchObject([
      {
        at: register.clock.now().toISOString(),
        chipNumber,
        seenBy: { organisation: 'Ludlow Rescue', reason: 'Another reason', words: 'Sat by the road in Ludlow', caseReference: '' },
      },
    ])
    const letters = (await mailbox(register, PEOPLE.anna.email)).filter(
      ({ subject }) => subject === 'Ludlow Rescue looked up Bramble’s record',
    )
    expect(letters.at(-1)?.text).toContain('Their reason: another reason.')
  })

  test('of a missing animal is told by every way that is on, in words about that', async () => {
    const { petId, chipNumber } = await kept({ name: 'Sorrel' })
    await register.db.updateTable('pet').set({ status: 'missing' }).where('id', '=', petId).execute()
    await register.db.updateTable('account').set({ alertByEmail: true, alertBySms: true }).where('id', '=', register.people.anna).execute()
    await rescue.api.professionalChipInfo({ chipNumber, reason: 'found' })
    await register.drain()
    const letter = (await mailbox(register, PEOPLE.anna.email)).at(-1)
    expect(letter?.subject).toBe('Ludlow Rescue looked up Sorrel, who you’ve reported missing')
    expect(letter?.text).toContain('They may have it with them')
    expect((await mailbox(register, PEOPLE.anna.mobile)).at(-1)?.text).toContain(
      'Ludlow Rescue just looked up Sorrel, who you’ve reported missing',
    )
  })

  test('gets one letter an hour for each professional, however often they look', async () => {
    const { chipNumber } = await kept({ name: 'Conker' })
    const letters = async () =>
      (await mailbox(register, PEOPLE.anna.email)).filter(({ subject }) => subject?.includes('Conker’s record')).length
    for (let times = 0; times < 3; times += 1) await rescue.api.professionalChipInfo({ chipNumber, reason: 'found' })
    expect(await letters()).toBe(1)
    register.clock.turn({ hours: 1, seconds: 1 })
    await rescue.api.professionalChipInfo({ chipNumber, reason: 'found' })
    expect(await letters()).toBe(2)
  })

  test('is not told of a lookup against crime, in no list and by no letter', async () => {
    const { anna, petId, chipNumber } = await kept({ name: 'Sorrel' })
    const { data } = await rescue.api.professionalChipInfo({ chipNumber, reason: 'crime', caseReference: '22/118/26' })
    expect(data.record).toMatchObject({ isWithheld: true, keeper: { name: PEOPLE.anna.name } })
    expect(await seenByKeeper(petId)).toEqual([])
    expect((await anna.getPetDetail({ petId })).data.timeline.map(({ move }) => move)).toEqual(['register'])
    expect((await mailbox(register, PEOPLE.anna.email)).filter(({ text }) => text.includes('Sorrel’s record'))).toEqual([])
    const file = (await anna.exportMyData()).bytes.toString()
    expect(file).not.toContain('22/118/26')
  })
})

test('every record that was shown has an event of its own, with the clause, who saw it and why', async () => {
  const { petId, chipNumber } = await kept()
  const { data } = await rescue.api.professionalChipInfo({ chipNumber, reason: 'welfareCase', caseReference: 'LR-204' })
  const events = await register.db
    .selectFrom('event')
    .selectAll()
    .where('subjectId', '=', data.record?.lookupId ?? '')
    .execute()
  expect(events).toMatchObject([
    {
      subject: 'lookup by a professional',
      move: 'disclose',
      clause: 'LOOK-3',
      byAccount: rescue.id,
      facts: { petId, reason: 'welfareCase' },
    },
  ])
  expect(chainHolds(events)).toBe(true)
})

describe('nobody is shown a record', () => {
  test('whom Staff have not verified, or not any more', async () => {
    const { chipNumber } = await kept()
    const applied = await rescueWithApp(register)
    expect(await applied.api.professionalChipInfo({ chipNumber, reason: 'found' })).toMatchObject({
      status: 403,
      code: 'notVerified',
      clause: 'LOOK-3',
    })
    const other = await verifiedRescue(register)
    await register.db.updateTable('profile').set({ status: 'expired' }).where('accountId', '=', other.id).execute()
    expect(await other.api.professionalChipInfo({ chipNumber, reason: 'found' })).toMatchObject({ code: 'notVerified' })
    const third = await verifiedRescue(register)
    await deskOf(() => register)(refuseProfessional, { email: third.email, profileType: 'Welfare', reason: 'Not the charity.' })
    expect(await third.api.professionalChipInfo({ chipNumber, reason: 'found' })).toMatchObject({ status: 403, code: 'notYourRole' })
  })

  test('without a second factor, and without a code of the last 12 hours', async () => {
    const { chipNumber } = await kept()
    const wilma = await register.as('wilma')
    await register.db.updateTable('profile').set({ status: 'verified' }).where('accountId', '=', register.people.wilma).execute()
    const look = () => wilma.professionalChipInfo({ chipNumber, reason: 'found' })
    expect(await look()).toMatchObject({ status: 403, code: 'noSecondFactor', clause: 'ACC-24' })
    await setUpApp(register, wilma, PASSWORD)
    expect((await look()).status).toBe(200)
    register.clock.turn({ hours: 12 })
    expect(await look()).toMatchObject({ status: 403, code: 'codeNeeded', clause: 'ACC-24' })
  })

  test('without a reason, its case, or the words it needs', async () => {
    const { chipNumber } = await kept()
    const ask = async (input: object) => (await rescue.api.professionalChipInfo({ chipNumber, ...input })).fields
    expect(await ask({})).toEqual({ reason: 'Choose why you need to know' })
    expect(await ask({ reason: 'crime' })).toEqual({ caseReference: 'Enter the case or crime reference' })
    expect(await ask({ reason: 'other' })).toEqual({ words: 'Say in a few words why you need to know' })
    expect(await ask({ reason: 'curious' })).toHaveProperty('reason')
  })

  test('who looks up more than 300 numbers an hour', async () => {
    const many = await verifiedRescue(register)
    const numbers = (from: number) => Array.from({ length: 50 }, (_, index) => `no number ${from + index}`).join('\n')
    for (let times = 0; times < 6; times += 1)
      expect((await many.api.lookupMicrochipForWelfare({ chipNumbers: numbers(times * 50), reason: 'found' })).status).toBe(200)
    expect(await many.api.professionalChipInfo({ chipNumber: '977200009412683', reason: 'found' })).toMatchObject({
      status: 429,
      code: 'tooManyNumbers',
    })
  })
})
