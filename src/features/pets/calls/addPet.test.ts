import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startDemoPeer } from '#adapters/databases/peer.ts'
import { PEOPLE } from '#database/seed/people.ts'
import { chipUnitLife } from '#features/stock/lifecycle.ts'
import { newId } from '#platform/database/id.ts'
import { animal, freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { chipped, haveChips, unitOf, verifiedImplanter } from '#src/testing/implants.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { joinReachable } from '#src/testing/newcomer.ts'
import { asProvider, giveHousehold } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let anna: Client
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(async () => {
  // An hour later nobody's limit is used up.
  register.clock.turn({ hours: 2 })
  anna = await register.as('anna')
})
afterAll(() => register.close())

const petOf = (id: string) => register.db.selectFrom('pet').selectAll().where('id', '=', id).executeTakeFirst()
const petsNamed = (name: string) => register.db.selectFrom('pet').select('id').where('name', '=', name).execute()

describe('a keeper who registers a pet', () => {
  test('has it on the register at once and in their name, and reads what there is to pay', async () => {
    const reply = await anna.addPet(animal({ name: 'Clover' }))
    expect(reply).toMatchObject({
      status: 200,
      message: 'Your pet is on the register',
      data: {
        petName: 'Clover',
        status: 'awaitingPayment',
        payment: { amount: { pence: 1500, currency: 'GBP' }, plan: 'One pet, for life' },
      },
    })
    expect(await petOf(reply.data.petId)).toMatchObject({
      keeperId: register.people.anna,
      status: 'awaitingPayment',
      registeredAt: register.clock.now(),
    })
  })

  test('has it found by its chip before it is paid for', async () => {
    const chipNumber = freshChip()
    await anna.addPet(animal({ chipNumber }))
    expect((await register.stranger.publicChipInfo({ chipNumber })).data).toMatchObject({ result: 'registeredHere', relay: true })
  })

  test('pays nothing where the household has its plan', async () => {
    const keeper = await joinReachable(register)
    await giveHousehold(register, keeper.id)
    const { data } = await keeper.api.addPet(animal())
    expect(data).toMatchObject({ status: 'active', payment: null })
    expect((await newestTo(register, keeper.email)).subject).toBe('Biscuit is on the register')
  })

  test('may paste the number as a reader prints it, and it is kept in its plain form', async () => {
    const chip = freshChip()
    const { data } = await anna.addPet(animal({ chipNumber: ` FDX-B ${chip.slice(0, 3)}-${chip.slice(3)} ` }))
    expect((await anna.getPetDetail({ petId: data.petId })).data.chipNumber).toBe(chip)
  })

  test('is written to, with a link to the record', async () => {
    const { data } = await anna.addPet(animal({ name: 'Nettle' }))
    // Messages that earlier tests left waiting are sent with it, in any order.
    const message = (await mailbox(register, PEOPLE.anna.email)).find(({ subject }) => subject === 'Nettle can already be found')
    expect(message?.text).toContain(`/customer-dashboard/pets/${data.petId}`)
  })

  test('leaves the first event of an unbroken chain, which names the clause and holds nothing personal', async () => {
    const { data } = await anna.addPet(animal())
    const events = await register.db.selectFrom('event').selectAll().where('subjectId', '=', data.petId).execute()
    expect(events).toHaveLength(1)
    expect(events[0]).toMatchObject({
      seq: 1,
      move: 'register',
      toStatus: 'awaitingPayment',
      byAccount: register.people.anna,
      byRole: 'keeper',
    })
    expect(events[0]?.clause).toBe('PET-1')
    expect(JSON.stringify(events[0]?.facts)).not.toContain('Biscuit')
  })

  test('who gives no other original name has the name kept as that, as regulation 6 asks', async () => {
    const { data } = await anna.addPet(animal({ name: 'Sorrel', originalName: '' }))
    expect(await petOf(data.petId)).toMatchObject({ name: 'Sorrel', originalName: 'Sorrel' })
  })

  test('may register a cross, or describe an animal of no breed', async () => {
    const cross = await anna.addPet(animal({ breed: { kind: 'cross', breedIds: ['beagle', 'poodle'] } }))
    const own = await anna.addPet(animal({ breed: { kind: 'description', text: 'Scruffy and brown' } }))
    expect((await anna.getPetDetail({ petId: cross.data.petId })).data.breed).toBe('Beagle × Poodle')
    expect((await anna.getPetDetail({ petId: own.data.petId })).data.breed).toBe('Scruffy and brown')
  })

  test('may use a photo of their own', async () => {
    const photoId = await pictureOf(register.people.anna)
    const { data } = await anna.addPet(animal({ photoId }))
    expect((await anna.getPetDetail({ petId: data.petId })).data.photoUrl).toBe(`/files/${photoId}`)
  })

  test('who lost the answer and asks again with the same key has one pet', async () => {
    const headers = { 'idempotency-key': 'again-please' }
    const pet = animal({ name: 'Twice' })
    const [first, second] = [await anna.addPet(pet, { headers }), await anna.addPet(pet, { headers })]
    expect(second.data).toEqual(first.data)
    expect(await petsNamed('Twice')).toHaveLength(1)
  })
})

describe('a chip that is on the register', () => {
  test('cannot be registered again, and the refusal does not say whose it is', async () => {
    const pet = animal()
    await anna.addPet(pet)
    const again = await anna.addPet({ ...pet, name: 'Impostor' })
    expect(again).toMatchObject({ status: 409, code: 'chipTaken' })
    expect(Object.keys(again.fields)).toEqual(['chipNumber'])
    expect(JSON.stringify(again)).not.toMatch(/Anna|Hughes|Biscuit/)
    expect(await petsNamed('Impostor')).toEqual([])
  })

  test('stays taken when its animal has died', async () => {
    const pet = animal()
    const { data } = await anna.addPet(pet)
    await anna.updatePetStatus({ petId: data.petId, status: 'deceased' })
    expect(await anna.addPet({ ...pet, name: 'Next' })).toMatchObject({ status: 409, code: 'chipTaken' })
  })

  test('goes to exactly one of ten who register it at the same moment', async () => {
    const chipNumber = freshChip()
    const replies = await Promise.all(Array.from({ length: 10 }, () => anna.addPet(animal({ chipNumber, name: 'Racer' }))))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    expect(new Set(replies.filter(({ status }) => status === 409).map(({ code }) => code))).toEqual(new Set(['chipTaken']))
    expect(await petsNamed('Racer')).toHaveLength(1)
  })
})

describe('a chip of our own stock that is in no animal', () => {
  const refused = async (chipNumber: string) => {
    const reply = await anna.addPet(animal({ chipNumber, name: 'Squatter', evenIfHeldElsewhere: true }))
    expect(reply).toMatchObject({ status: 409, code: 'ofOurStock' })
    expect(reply.fields).toEqual({ chipNumber: reply.message })
    expect(await petsNamed('Squatter')).toEqual([])
    return reply.message
  }

  test('cannot be registered while nobody has bought it, or while it is on its way: ofOurStock', async () => {
    expect(await refused((await haveChips(register)).unsold)).toMatch(
      /hasn’t reached an implanter yet.* Check the number against the label/,
    )
    for (const status of ['reserved', 'dispatched'] as const) {
      const { numbers } = await haveChips(register, { status })
      expect(await refused(numbers[0] ?? '')).toMatch(/hasn’t reached an implanter yet/)
    }
  })

  test('waits for the implanter who holds it, who is told once and not by whom; nobody is left without somebody to ring', async () => {
    const { id, email } = await verifiedImplanter(register, {})
    const { numbers } = await haveChips(register, { holder: id })
    const words = await refused(numbers[0] ?? '')
    expect(words).toMatch(/^An implanter holds this microchip.* Ask the person who implanted it to register it.* ring us on 0800/)
    await refused(numbers[0] ?? '')
    const letters = (await mailbox(register, email)).filter(({ subject }) => subject?.includes('tried to register'))
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).not.toMatch(/Anna|Hughes|anna@/)
  })

  test('is refused with words once it is out of use', async () => {
    const { numbers } = await haveChips(register, { status: 'expired' })
    expect(await refused(numbers[0] ?? '')).toContain('no longer sterile')
    const lost = await haveChips(register, { status: 'dispatched' })
    const unit = await unitOf(register, lost.numbers[0] ?? '')
    await asProvider(register, ({ transition }) => transition(chipUnitLife, 'lose', unit.id, 'Staff'))
    expect(await refused(unit.number)).toContain('taken out of use')
  })

  test('is registered here already once its implanter has registered it', async () => {
    const { numbers } = await haveChips(register)
    const [chipNumber = ''] = numbers
    await (await register.as('idris')).registerChip(chipped(chipNumber))
    expect(await anna.addPet(animal({ chipNumber }))).toMatchObject({ status: 409, code: 'chipTaken' })
  })
})

describe('a chip that another register holds', () => {
  const chipNumber = freshChip()
  let peer: Awaited<ReturnType<typeof startDemoPeer>>
  beforeAll(async () => {
    peer = await startDemoPeer({ name: 'Fernside', holds: new Set([chipNumber]) })
    await register.db
      .insertInto('otherRegister')
      .values({ code: 'fernside', name: 'Fernside Register', phone: '01632 960155', askUrl: peer.url, checkedOn: '2026-03-01' })
      .execute()
  })
  afterAll(async () => {
    await register.db.updateTable('otherRegister').set({ askUrl: null }).where('code', '=', 'fernside').execute()
    await peer.close()
  })

  test('is refused with the name and the number of that register, and what to do', async () => {
    const reply = await anna.addPet(animal({ chipNumber }))
    expect(reply).toMatchObject({ status: 409, code: 'heldElsewhere' })
    expect(reply.message).toContain('Fernside Register on 01632 960155')
    expect(reply.fields).toEqual({ chipNumber: reply.message })
  })

  test('is registered when the keeper says so, and the record remembers who else held it', async () => {
    const { status, data } = await anna.addPet(animal({ chipNumber, evenIfHeldElsewhere: true }))
    expect(status).toBe(200)
    const { timeline } = (await anna.getPetDetail({ petId: data.petId })).data
    expect(timeline[0]?.facts).toEqual({ chipNumber, sex: 'female', colour: 'Yellow', alsoHeldBy: 'fernside' })
    const found = (await register.stranger.publicChipInfo({ chipNumber })).data
    expect(found.headline).toBe('This microchip is registered here and with Fernside Register, and the record here isn’t proven yet')
  })

  test('and a register that is away stops nobody', async () => {
    await register.db.updateTable('otherRegister').set({ askUrl: 'http://127.0.0.1:9' }).where('code', '=', 'fernside').execute()
    expect((await anna.addPet(animal())).status).toBe(200)
  })
})

describe('facts that cannot be', () => {
  const cases = [
    ['a breed that is not on the list', { breed: { kind: 'breed', breedId: 'gruffalo' } }, 'breedUnknown', 'breed'],
    ['a breed of another species', { species: 'cat', breed: { kind: 'breed', breedId: 'labrador-retriever' } }, 'breedUnknown', 'breed'],
    ['a cross of a breed with itself', { breed: { kind: 'cross', breedIds: ['beagle', 'beagle'] } }, 'breedUnknown', 'breed'],
    ['a birth that is still to come', { bornOn: '2031-01-01' }, 'bornInFuture', 'bornOn'],
    ['a dog of 60 years', { bornOn: '1966-01-01' }, 'bornTooLongAgo', 'bornOn'],
    ['a chip implanted before the birth', { implant: { implantedOn: '2021-05-11' } }, 'implantDateWrong', 'implant.implantedOn'],
    ['a photo that nobody uploaded', { photoId: newId() }, 'noSuchPhoto', 'photoId'],
  ] as const

  test.each(cases)('%s is refused, and nothing is written', async (_what, over, code, field) => {
    const reply = await anna.addPet({ ...animal({ name: 'Never' }), ...over })
    expect(reply).toMatchObject({ status: 400, code })
    expect(reply.fields[field]).toMatch(/^[A-Z].{10}/)
    expect(await petsNamed('Never')).toEqual([])
  })

  test('the photo of somebody else is as absent as none', async () => {
    const photoId = await pictureOf(register.people.bryony)
    expect(await anna.addPet(animal({ photoId }))).toMatchObject({ status: 400, code: 'noSuchPhoto' })
  })

  test('a number that no chip can have is refused with the reason', async () => {
    const reply = await anna.addPet(animal({ chipNumber: '981999999999999' }))
    expect(reply).toMatchObject({ status: 400, code: 'checkAnswers' })
    expect(reply.fields['chipNumber']).toMatch(/This can’t be a microchip number/)
  })

  test('a field that only the register may fill in is refused by name', async () => {
    const reply = await anna.addPet({ ...animal(), keeperId: register.people.bryony, status: 'deceased' })
    expect(reply.status).toBe(400)
    expect(Object.keys(reply.fields)).toEqual(['keeperId', 'status'])
  })
})

async function pictureOf(accountId: string): Promise<string> {
  const id = newId()
  await register.db
    .insertInto('file')
    .values({ id, accountId, key: `uploads/${id}`, type: 'image/webp', size: 1, createdAt: register.clock.now() })
    .execute()
  return id
}
