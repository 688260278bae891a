import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { transferKeepership } from '#features/keepership/transferKeepership.ts'
import { newId } from '#platform/database/id.ts'
import { toolsOn } from '#platform/server/tools.ts'
import { animal, freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { chipped } from '#src/testing/implants.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { given } from '#src/testing/rehomings.ts'

let register: TestRegister
let anna: Client
beforeAll(async () => {
  register = await testRegister()
  anna = await register.as('anna')
})
afterAll(() => register.close())

async function have(over: Parameters<typeof animal>[0] = {}) {
  const { chipNumber, species: _, originalName: __, evenIfHeldElsewhere: ___, ...facts } = animal(over)
  const { data } = await anna.addPet(animal({ ...over, chipNumber }))
  return { petId: data.petId, facts }
}

const recordOf = async (petId: string) => (await anna.getPetDetail({ petId })).data

describe('the keeper', () => {
  test('corrects what kind of animal it is, with a breed of that kind; the history keeps both, and an earlier certificate no longer holds', async () => {
    const { petId, facts } = await have({ breed: { kind: 'description', text: 'Small and grey' } })
    const pdf = (await anna.downloadCertificate({ kind: 'registration', id: petId })).bytes.toString('latin1')
    const [, code = ''] = /\/v\/([0-9A-Z]{16})\)/.exec(pdf) ?? []
    expect(await anna.updatePet({ ...facts, petId, species: 'cat' })).toMatchObject({ status: 200 })
    const record = await recordOf(petId)
    expect(record).toMatchObject({ species: 'cat', breed: 'Small and grey' })
    expect(record.timeline.at(-1)?.facts).toMatchObject({ changed: ['species'], was: { species: 'dog' }, now: { species: 'cat' } })
    expect((await register.stranger.verifyProof({ proof: code })).data).toMatchObject({ genuine: true, species: 'dog', stillTrue: false })
    const poodle = { kind: 'breed', breedId: 'poodle' } as const
    expect(await anna.updatePet({ ...facts, petId, species: 'cat', breed: poodle })).toMatchObject({ code: 'breedUnknown' })
  })

  test('can’t overwrite what the implanter recorded of the implant, and changes everything else: implantFixed', async () => {
    const idris = await register.as('idris')
    const { data } = await idris.registerChip(chipped(freshChip(), { to: { email: PEOPLE.anna.email } }))
    const { petId, requestId } = data
    expect((await idris.getPetDetail({ petId })).data).toMatchObject({ implantIsFixed: true, implantIsYours: true })
    await anna.customerAcceptRejectPetRequest({ requestId, answer: 'accept' })
    const { chipNumber: _, species: __, originalName: ___, evenIfHeldElsewhere: ____, ...facts } = animal()
    const record = await recordOf(petId)
    expect(record).toMatchObject({ implantIsFixed: true, implantIsYours: false, implanterName: 'Idris Bevan' })
    const implant = { implantedOn: record.implantedOn, site: record.implantSite, implanterName: record.implanterName }
    for (const other of [{ implantedOn: '2026-03-01' }, { site: 'Left hind leg' }, { implanterName: 'Anna Hughes' }])
      expect(await anna.updatePet({ ...facts, petId, implant: { ...implant, ...other } })).toMatchObject({
        status: 409,
        code: 'implantFixed',
        fields: { 'implant.implantedOn': expect.any(String) },
      })
    expect((await anna.updatePet({ ...facts, petId, implant, colour: 'Fox red' })).status).toBe(200)
    expect((await anna.updatePet({ ...facts, petId, colour: 'Black' })).status).toBe(200)
    expect(await recordOf(petId)).toMatchObject({
      colour: 'Black',
      implantSite: 'Between the shoulder blades',
      implanterName: 'Idris Bevan',
    })
  })

  test('can say everything of an implant that no implanter recorded', async () => {
    const { petId, facts } = await have()
    expect((await recordOf(petId)).implantIsFixed).toBe(false)
    const implant = { implantedOn: '2021-08-01', site: 'Left hind leg', implanterName: 'Quayside Vets' }
    expect((await anna.updatePet({ ...facts, petId, implant })).status).toBe(200)
    expect(await recordOf(petId)).toMatchObject({ implantSite: 'Left hind leg' })
  })

  test('is the implanter until somebody says the animal is theirs: what they correct stands as theirs', async () => {
    const idris = await register.as('idris')
    const { petId } = (await idris.registerChip(chipped(freshChip()))).data
    const { chipNumber: _, species: __, originalName: ___, evenIfHeldElsewhere: ____, ...facts } = animal({ name: 'Mossy' })
    expect((await idris.updatePet({ ...facts, petId, bornOn: '2026-01-10' })).status).toBe(200)
    const event = await register.db
      .selectFrom('event')
      .selectAll()
      .where('subjectId', '=', petId)
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow()
    expect(event).toMatchObject({ move: 'update', byRole: 'Implanter' })
  })

  test('adds the Kennel Club number of a puppy later, and it stays with changes that don’t mention it', async () => {
    const { petId, facts } = await have()
    expect(await anna.updatePet({ ...facts, petId, kennelClubNumber: 'ac 0987 6502' })).toMatchObject({ status: 200 })
    expect(await anna.updatePet({ ...facts, petId, colour: 'Fox red' })).toMatchObject({ status: 200 })
    const record = await recordOf(petId)
    expect(record).toMatchObject({ kennelClubNumber: 'AC09876502', colour: 'Fox red' })
    expect(record.timeline.at(-2)?.facts).toEqual({
      changed: ['kennelClubNumber'],
      was: { kennelClubNumber: null },
      now: { kennelClubNumber: 'AC09876502' },
    })
    expect(await anna.updatePet({ ...facts, petId, kennelClubNumber: '12345' })).toMatchObject({
      status: 400,
      fields: { kennelClubNumber: 'Enter the number as it’s on the certificate, for example AB01234501' },
    })
  })

  test('can’t give an animal the Kennel Club number of another: kennelClubTaken', async () => {
    const [one, other] = [await have(), await have()]
    await anna.updatePet({ ...one.facts, petId: one.petId, kennelClubNumber: 'AC09876503' })
    const reply = await anna.updatePet({ ...other.facts, petId: other.petId, kennelClubNumber: 'AC09876503' })
    expect(reply).toMatchObject({ status: 409, code: 'kennelClubTaken', fields: { kennelClubNumber: expect.any(String) } })
  })

  test('who saves a Kennel Club number at the same instant as another is the only one to have it: kennelClubTaken', async () => {
    const animals = await Promise.all(Array.from({ length: 6 }, have))
    const replies = await Promise.all(
      animals.map(({ petId, facts }) => anna.updatePet({ ...facts, petId, kennelClubNumber: 'AC09876599' })),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    for (const { status, code, fields } of replies)
      expect(status === 200 || (code === 'kennelClubTaken' && fields?.['kennelClubNumber'] !== undefined)).toBe(true)
  })

  test('can’t do that while the animal is offered to somebody: speciesFixed', async () => {
    const { petId, facts } = await have()
    await given(anna, petId, { kind: 'person', contact: { email: 'someone@example.com' } })
    expect((await recordOf(petId)).can.correctSpecies).toMatchObject({ words: expect.stringMatching(/^Only our staff/) })
    expect(await anna.updatePet({ ...facts, petId, species: 'cat' })).toMatchObject({ status: 409, code: 'speciesFixed' })
    expect(await anna.updatePet({ ...facts, petId, species: 'dog' })).not.toMatchObject({ code: 'speciesFixed' })
  })

  test('who would overwrite what they haven’t seen is refused, and nothing changes', async () => {
    const { petId, facts } = await have()
    const { version } = await recordOf(petId)
    expect(await anna.updatePet({ ...facts, petId, colour: 'Fox red', version })).toMatchObject({ status: 200 })
    const late = await anna.updatePet({ ...facts, petId, markings: 'One white toe', version })
    expect(late).toMatchObject({ status: 409, code: 'changedMeanwhile' })
    const now = await recordOf(petId)
    expect(now).toMatchObject({ colour: 'Fox red', markings: '' })
    const again = await anna.updatePet({ ...facts, petId, colour: 'Fox red', markings: 'One white toe', version: now.version })
    expect(again).toMatchObject({ status: 200 })
    expect(await recordOf(petId)).toMatchObject({ colour: 'Fox red', markings: 'One white toe' })
  })

  test('changes any fact, and the timeline says what stood there and what stands there now, but keeps no free text', async () => {
    const { petId, facts } = await have()
    register.clock.turn({ days: 3 })
    const reply = await anna.updatePet({
      ...facts,
      petId,
      colour: 'Fox red',
      markings: 'One white toe',
      breed: { kind: 'description', text: 'Mostly Labrador' },
    })
    expect(reply).toMatchObject({ status: 200, message: 'Record saved', data: null })

    const record = await recordOf(petId)
    expect(record).toMatchObject({ colour: 'Fox red', markings: 'One white toe', breed: 'Mostly Labrador', chainHolds: true })
    expect(record.updatedAt).toBe(register.clock.now().toISOString())
    expect(record.timeline[1]).toMatchObject({ what: 'Record changed', by: 'You', facts: { changed: ['colour', 'breed', 'markings'] } })
    expect(record.timeline[1]?.facts).toMatchObject({
      was: { colour: facts.colour },
      now: { colour: 'Fox red', breed: 'Mostly Labrador' },
    })
    expect(JSON.stringify(record.timeline)).not.toMatch(/white toe/)
  })

  test('may save the same facts again, and nothing is noted', async () => {
    const { petId, facts } = await have({ markings: 'Spotted' })
    expect((await anna.updatePet({ ...facts, petId })).status).toBe(200)
    expect((await recordOf(petId)).timeline).toHaveLength(1)
  })

  test('pays nothing and is never out of turns: 60 changes in a row', async () => {
    const { petId, facts } = await have()
    for (let turn = 0; turn < 60; turn += 1) expect((await anna.updatePet({ ...facts, petId, colour: `Shade ${turn}` })).status).toBe(200)
    expect((await recordOf(petId)).chainHolds).toBe(true)
  })

  test('may keep the photo that stands in the record, even if another keeper uploaded it', async () => {
    const { petId, facts } = await have()
    const photoId = newId()
    await register.db
      .insertInto('file')
      .values({
        id: photoId,
        accountId: register.people.wilma,
        key: 'uploads/a',
        type: 'image/webp',
        size: 1,
        createdAt: register.clock.now(),
      })
      .execute()
    await register.db.updateTable('pet').set({ photoId }).where('id', '=', petId).execute()
    expect((await anna.updatePet({ ...facts, petId, photoId, name: 'Renamed' })).status).toBe(200)
  })

  test('whose two changes arrive at the same moment has both in an unbroken chain', async () => {
    const { petId, facts } = await have()
    await Promise.all(['Sand', 'Rust', 'Ink'].map((colour) => anna.updatePet({ ...facts, petId, colour })))
    const record = await recordOf(petId)
    expect(record.timeline).toHaveLength(4)
    expect(record.chainHolds).toBe(true)
  })
})

describe('is refused', () => {
  test('somebody else, exactly as for a pet that does not exist: notYours', async () => {
    const { petId, facts } = await have()
    const bryony = await register.as('bryony')
    const theirs = await bryony.updatePet({ ...facts, petId, name: 'Stolen' })
    const absent = await bryony.updatePet({ ...facts, petId: newId(), name: 'Stolen' })
    expect([theirs.status, theirs.code, theirs.message]).toEqual([404, 'notYours', 'We can’t find this pet in your account'])
    expect([absent.status, absent.code, absent.message]).toEqual([theirs.status, theirs.code, theirs.message])
    expect((await recordOf(petId)).name).toBe('Biscuit')
  })

  test('the keeper until lately, who is told since when: handedOver', async () => {
    const { petId, facts } = await have()
    const { anna: from, wilma: to } = register.people
    await register.db.transaction().execute((db) => {
      const tools = toolsOn(db, register, register.clock.now(), { id: to })
      const passing = { to, by: 'recipient', way: 'adoption', clause: 'OFFER-6' } as const
      return transferKeepership(tools, { id: petId, keeperId: from }, passing)
    })
    const reply = await anna.updatePet({ ...facts, petId, name: 'Still mine' })
    expect(reply).toMatchObject({
      status: 409,
      code: 'handedOver',
      message: expect.stringMatching(/^This animal has had a different keeper since /),
    })
    expect(reply.message).not.toMatch(/Wilma|Okafor/)
    const wilma = await register.as('wilma')
    const { name, timeline } = (await wilma.getPetDetail({ petId })).data
    expect(name).toBe('Biscuit')
    expect(timeline.at(-1)).toMatchObject({ what: 'Adopted', by: 'You', because: { clause: 'OFFER-6' } })
    expect(timeline.at(0)).toMatchObject({ what: 'Registered', by: 'A previous keeper', because: null })
  })

  test('a change to the record of a pet that has died: notNow', async () => {
    const { petId, facts } = await have()
    await anna.updatePetStatus({ petId, status: 'deceased' })
    const reply = await anna.updatePet({ ...facts, petId, name: 'Late' })
    expect(reply).toMatchObject({ status: 409, code: 'notNow', message: 'The record of a pet that has died can’t be changed' })
    expect((await recordOf(petId)).can.edit).toEqual({ clause: 'PET-6', words: reply.message })
  })

  test('a change of the chip number, which stays', async () => {
    const { petId, facts } = await have()
    const reply = await anna.updatePet({ ...facts, petId, chipNumber: '956000000999999' })
    expect([reply.status, Object.keys(reply.fields)]).toEqual([400, ['chipNumber']])
  })

  test.each([
    ['breedUnknown', { breed: { kind: 'breed', breedId: 'siamese' } }],
    ['bornInFuture', { bornOn: '2031-01-01' }],
    ['bornTooLongAgo', { bornOn: '1950-01-01' }],
    ['implantDateWrong', { implant: { implantedOn: '2031-01-01' } }],
    ['noSuchPhoto', { photoId: newId() }],
  ])('%s', async (code, over) => {
    const { petId, facts } = await have()
    expect(await anna.updatePet({ ...facts, petId, ...over })).toMatchObject({ status: 400, code })
  })
})
