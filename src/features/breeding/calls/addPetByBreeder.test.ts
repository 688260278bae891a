import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startDemoPeer } from '#adapters/databases/peer.ts'
import { PEOPLE } from '#database/seed/people.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { chainHolds } from '#platform/law/event.ts'
import { animal, freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { haveChips } from '#src/testing/implants.ts'
import { litter, puppy, soldByCode } from '#src/testing/litters.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { joinReachable } from '#src/testing/newcomer.ts'
import { payWith } from '#src/testing/paying.ts'
import { giveCredits } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let bryony: Client
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(async () => {
  register.clock.turn({ hours: 2 })
  bryony = await register.as('bryony')
})
afterAll(() => register.close())

const pets = () => register.db.selectFrom('pet').selectAll().orderBy('id').execute()
const litters = () => register.db.selectFrom('litter').selectAll().execute()

describe('a breeder who registers a litter', () => {
  test('is the first keeper of each, and who bred it is written on the record with the licence', async () => {
    const asked = litter()
    const reply = await bryony.addPetByBreeder(asked)
    expect(reply).toMatchObject({ status: 200, message: 'The litter is on the register' })
    expect(reply.data.pets.map(({ chipNumber }) => chipNumber)).toEqual(asked.young.map(({ chipNumber }) => chipNumber))
    const first = (await pets()).find(({ id }) => id === reply.data.pets[0]?.petId)
    expect(first).toMatchObject({
      keeperId: register.people.bryony,
      status: 'awaitingPayment',
      litterId: reply.data.litterId,
      name: 'Red ribbon',
      originalName: 'Red ribbon',
      breederId: register.people.bryony,
      breederName: 'Bryony Clarke',
      breederLicence: 'NYC/AL/2024/0187',
      breederAuthority: 'North Yorkshire Council',
    })
  })

  test('reads what is owed and how the whole litter is paid at once; paid so, each of them is', async () => {
    const nia = await joinReachable(register, { profileType: 'Breeder', professional: { kind: 'Breeder', licensed: false } })
    const { data } = await nia.api.addPetByBreeder(litter({ young: [puppy(), puppy(), puppy()] }))
    expect(data.payment).toEqual({
      paid: 0,
      owing: 3,
      pay: {
        lines: [{ plan: 'single', name: 'One pet, for life', registrations: 1, quantity: 3, amount: { pence: 4500, currency: 'GBP' } }],
        amount: { pence: 4500, currency: 'GBP' },
        leftOver: 0,
        saves: { pence: 0, currency: 'GBP' },
      },
      words: '3 registrations still need paying for: £45. You can pay for them now, or leave each one to the animal’s next keeper.',
    })
    expect((await newestTo(register, nia.email)).text).toContain('3 registrations still need paying for: £45.')
    const bought = await nia.api.buyPlan({ plan: 'single', quantity: 3 })
    const { data: form } = await nia.api.createPaymentIntent({ for: 'plan', id: bought.data.purchaseId })
    expect(form.amount.pence).toBe(4500)
    await payWith(register, form)
    await nia.api.paymentTransactionRequest({ paymentId: form.paymentId })
    const mine = (await pets()).filter(({ litterId }) => litterId === data.litterId)
    expect(mine.map(({ status }) => status)).toEqual(['active', 'active', 'active'])
    expect((await nia.api.getCredits()).data.left).toBe(0)
  })

  test('is told of the cheaper way where a batch costs less than one by one', async () => {
    const nia = await joinReachable(register, { profileType: 'Breeder', professional: { kind: 'Breeder', licensed: false } })
    const { data } = await nia.api.addPetByBreeder(litter({ young: Array.from({ length: 8 }, () => puppy()) }))
    expect(data.payment).toMatchObject({
      owing: 8,
      pay: { lines: [{ plan: 'breeder10', quantity: 1 }], amount: { pence: 9500 }, leftOver: 2 },
    })
    expect(data.payment.words).toMatch(
      /£120\..* is ten registrations for breeders for £95\. You save £25\. You’ll have 2 credits left over for later\.$/,
    )
  })

  test('begins an unbroken chain for each, which names nobody', async () => {
    const { data } = await bryony.addPetByBreeder(litter())
    for (const { petId } of data.pets) {
      const events = await register.db.selectFrom('event').selectAll().where('subjectId', '=', petId).execute()
      expect(events).toMatchObject([{ seq: 1, move: 'register', toStatus: 'awaitingPayment', byRole: 'keeper' }])
      expect(chainHolds(events)).toBe(true)
      expect(JSON.stringify(events[0]?.facts)).not.toMatch(/Bryony|ribbon/)
    }
  })

  test('has as many of the offspring paid for as there are registrations in hand, and the buyers of the others can pay theirs', async () => {
    const nia = await joinReachable(register, { profileType: 'Breeder', professional: { kind: 'Breeder', licensed: false } })
    await giveCredits(register, nia.id, 1)
    const { data } = await nia.api.addPetByBreeder(litter())
    const born = (await pets()).filter(({ litterId }) => litterId === data.litterId)
    expect(born.map(({ status }) => status).sort()).toEqual(['active', 'awaitingPayment'])
    expect((await nia.api.getCredits()).data.left).toBe(0)
    const owing = born.find(({ status }) => status === 'awaitingPayment')
    expect((await nia.api.buyPlan({ plan: 'single', petId: owing?.id ?? '' })).data).toMatchObject({ amount: { pence: 1500 } })
  })

  test('has a receipt with every chip beside its animal', async () => {
    const asked = litter()
    await bryony.addPetByBreeder(asked)
    const { subject, text } = await newestTo(register, PEOPLE.bryony.email)
    expect(subject).toBe('Saffron’s litter of 2 is on the register')
    for (const { chipNumber, name } of asked.young) expect(text).toContain(`${name}: microchip ${chipNumber.replace(/.{3}(?=.)/g, '$& ')}`)
    expect(text).toContain('/breeder-dashboard/litters')
  })

  test('of kittens has no licence written on them, for only the breeding of dogs is licensed', async () => {
    const { data } = await bryony.addPetByBreeder(litter({ species: 'cat', breed: { kind: 'breed', breedId: 'ragdoll' } }))
    const kitten = (await pets()).find(({ id }) => id === data.pets[0]?.petId)
    expect(kitten).toMatchObject({ breederId: register.people.bryony, breederLicence: null, breederAuthority: null })
  })

  test('need not be licensed, nor have been checked yet', async () => {
    const nia = await joinReachable(register, { profileType: 'Breeder', professional: { kind: 'Breeder', licensed: false } })
    const { status, data } = await nia.api.addPetByBreeder(litter())
    expect(status).toBe(200)
    expect((await pets()).find(({ id }) => id === data.pets[0]?.petId)).toMatchObject({ breederId: nia.id, breederLicence: null })
  })

  test('cannot have who bred an animal written anew, by whatever way', async () => {
    const { data } = await bryony.addPetByBreeder(litter())
    const rewriting = register.db
      .updateTable('pet')
      .set({ breederName: 'Somebody' })
      .where('id', '=', data.pets[0]?.petId ?? '')
    await expect(rewriting.execute()).rejects.toThrow('Who bred an animal is written once')
  })
})

describe('a litter with something wrong', () => {
  test('whose mother’s chip is in an animal of the breeder’s own that can’t be the mother: damWrong', async () => {
    const [dog, cat] = [freshChip(), freshChip()]
    await bryony.addPetByBreeder(litter({ young: [puppy({ chipNumber: dog, name: 'Rex', sex: 'male' })] }))
    const ragdoll = { species: 'cat', breed: { kind: 'breed', breedId: 'ragdoll' } } as const
    await bryony.addPetByBreeder(litter({ ...ragdoll, young: [puppy({ chipNumber: cat, name: 'Tib' })] }))
    const reply = await bryony.addPetByBreeder(litter({ dam: { name: 'Rex', chipNumber: dog } }))
    expect(reply).toMatchObject({ status: 400, code: 'damWrong', fields: { 'dam.chipNumber': 'This is Rex’s chip, and Rex is male' } })
    expect(await bryony.addPetByBreeder(litter({ dam: { name: 'Tib', chipNumber: cat } }))).toMatchObject({ code: 'damWrong' })
  })

  test('whose father’s chip is the mother’s, or in an animal of the breeder’s own that can’t be the father: sireWrong', async () => {
    const [juno, tib] = [freshChip(), freshChip()]
    await bryony.addPetByBreeder(litter({ young: [puppy({ chipNumber: juno, name: 'Juno' })] }))
    const ragdoll = { species: 'cat', breed: { kind: 'breed', breedId: 'ragdoll' } } as const
    await bryony.addPetByBreeder(litter({ ...ragdoll, young: [puppy({ chipNumber: tib, name: 'Tib', sex: 'male' })] }))
    const by = (chipNumber: string) => litter({ dam: { name: 'Juno', chipNumber: juno }, sire: { name: 'Rex', chipNumber } })
    expect(await bryony.addPetByBreeder(by(juno))).toMatchObject({
      status: 400,
      code: 'sireWrong',
      fields: { 'sire.chipNumber': 'This is the mother’s number. The father has his own.' },
    })
    expect((await bryony.addPetByBreeder(by(tib))).code).toBe('sireWrong')
    const female = await bryony.addPetByBreeder(litter({ sire: { name: 'Juno', chipNumber: juno } }))
    expect(female.fields).toEqual({ 'sire.chipNumber': 'This is Juno’s chip, and Juno is female' })
  })

  test('whose mother or father is another keeper’s is told nothing of it: damWrong, sireWrong', async () => {
    const [bitch, dog, cat] = [freshChip(), freshChip(), freshChip()]
    const anna = await register.as('anna')
    const rusty = animal({ name: 'Rusty', chipNumber: dog, sex: 'male' })
    const tib = animal({ name: 'Tib', chipNumber: cat, sex: 'male', species: 'cat', breed: { kind: 'breed', breedId: 'ragdoll' } })
    for (const pet of [animal({ name: 'Tess', chipNumber: bitch }), rusty, tib]) expect((await anna.addPet(pet)).status).toBe(200)
    const words = (whose: string) => `This chip isn’t registered to you. Check the number, or leave it out and give ${whose} name.`
    const mother = await bryony.addPetByBreeder(litter({ dam: { name: 'Tess', chipNumber: bitch } }))
    expect(mother).toMatchObject({ status: 400, code: 'damWrong', fields: { 'dam.chipNumber': words('her') } })
    for (const chipNumber of [bitch, cat]) {
      const father = await bryony.addPetByBreeder(litter({ sire: { name: 'Rusty', chipNumber } }))
      expect(father).toMatchObject({ status: 400, code: 'sireWrong', fields: { 'sire.chipNumber': words('his') } })
    }
    expect((await bryony.addPetByBreeder(litter({ sire: { name: 'Rusty', chipNumber: dog } }))).status).toBe(200)
  })

  test('but whose mother found another home after the birth is right', async () => {
    const hazel = freshChip()
    const { data } = await bryony.addPetByBreeder(litter({ bornOn: '2024-06-01', young: [puppy({ chipNumber: hazel, name: 'Hazel' })] }))
    await soldByCode(register, bryony, data.pets[0]?.petId ?? '', 'Willow')
    const by = (bornOn: string) => bryony.addPetByBreeder(litter({ dam: { name: 'Hazel', chipNumber: hazel }, bornOn }))
    expect((await by('2026-01-23')).status).toBe(200)
    register.clock.turn({ days: 3 })
    bryony = await register.as('bryony')
    expect(await by(londonDate(register.clock.now()))).toMatchObject({ code: 'damWrong' })
  })

  test('whose mother has the chip of another animal of the breeder’s own isn’t tied to that one: damWrong', async () => {
    const hazel = freshChip()
    await bryony.addPetByBreeder(litter({ young: [puppy({ chipNumber: hazel, name: 'Hazel' })] }))
    expect(await bryony.addPetByBreeder(litter({ dam: { name: 'Bramble', chipNumber: hazel } }))).toMatchObject({
      code: 'damWrong',
      fields: {
        'dam.chipNumber':
          'This is Hazel’s chip, and you’ve called the mother Bramble. If the mother is Hazel, enter her name. If she isn’t, enter her own number or leave it out.',
      },
    })
    expect(await bryony.addPetByBreeder(litter({ dam: { name: 'hazel of Oak Farm', chipNumber: hazel } }))).toMatchObject({ status: 200 })
  })

  test('in which an animal has the Kennel Club number of another, here or on the register: kennelClubTaken', async () => {
    const kennelClubNumber = 'BC01234507'
    await bryony.addPetByBreeder(litter({ young: [puppy({ kennelClubNumber })] }))
    const young = [puppy({ kennelClubNumber: 'BC01234508' }), puppy({ kennelClubNumber: 'bc 0123 4508' }), puppy({ kennelClubNumber })]
    const reply = await bryony.addPetByBreeder(litter({ young }))
    expect(reply).toMatchObject({ status: 409, code: 'kennelClubTaken' })
    expect(Object.keys(reply.fields ?? {})).toEqual(['young.1.kennelClubNumber', 'young.2.kennelClubNumber'])
  })

  test('of which a chip is of our stock and in no animal is not registered, and its row says why: ofOurStock', async () => {
    const { numbers, unsold } = await haveChips(register)
    const before = [await pets(), await litters()]
    const young = [puppy({ chipNumber: unsold }), puppy(), puppy({ chipNumber: numbers[0] ?? '' })]
    const reply = await bryony.addPetByBreeder(litter({ young }))
    expect(reply).toMatchObject({ status: 409, code: 'ofOurStock' })
    expect(reply.fields).toEqual({
      'young.0.chipNumber': expect.stringMatching(/Check the number against the label/),
      'young.2.chipNumber': expect.stringMatching(/^An implanter holds this microchip/),
    })
    expect([await pets(), await litters()]).toEqual(before)
    expect((await newestTo(register, PEOPLE.idris.email)).subject).toContain('tried to register')
  })

  test('is not registered at all, and every row that is in the way has its sentence', async () => {
    const taken = [freshChip(), freshChip()]
    const anna = await register.as('anna')
    for (const chipNumber of taken) await anna.addPet(animal({ chipNumber }))
    const before = [await pets(), await litters()]
    const young = [puppy({ chipNumber: taken[0] ?? '' }), puppy(), puppy({ chipNumber: taken[1] ?? '' })]
    const reply = await bryony.addPetByBreeder(litter({ young }))
    expect(reply).toMatchObject({ status: 409, code: 'chipTaken' })
    expect(Object.keys(reply.fields)).toEqual(['young.0.chipNumber', 'young.2.chipNumber'])
    expect(JSON.stringify(reply)).not.toMatch(/Anna|Biscuit/)
    expect([await pets(), await litters()]).toEqual(before)
  })

  test('says which other row has the same number, and that the mother has hers', async () => {
    const [brother, mother] = [freshChip(), freshChip()]
    const young = [puppy({ chipNumber: brother }), puppy({ chipNumber: mother }), puppy({ chipNumber: brother })]
    const reply = await bryony.addPetByBreeder(litter({ young, dam: { name: 'Saffron', chipNumber: mother } }))
    expect(reply).toMatchObject({ status: 400, code: 'chipTwice' })
    expect(reply.fields).toEqual({
      'young.0.chipNumber': 'Row 3 has this number too. Each animal needs its own.',
      'young.1.chipNumber': 'This is the mother’s number. Each animal needs its own.',
      'young.2.chipNumber': 'Row 1 has this number too. Each animal needs its own.',
    })
  })

  const cases = [
    ['a breed of another kind', { species: 'cat' }, 'breedUnknown', 'breed'],
    ['a birth that is still to come', { bornOn: '2031-01-01' }, 'bornInFuture', 'bornOn'],
    ['a birth more than two years ago', { bornOn: '2024-03-01' }, 'bornTooLongAgo', 'bornOn'],
    ['chips implanted before the birth', { implant: { implantedOn: '2026-01-22' } }, 'implantDateWrong', 'implant.implantedOn'],
  ] as const
  test.each(cases)('%s is refused', async (_what, over, code, field) => {
    const reply = await bryony.addPetByBreeder(litter(over))
    expect(reply).toMatchObject({ status: 400, code })
    expect(reply.fields[field]).toMatch(/^[A-Z].{10}/)
  })

  test('a number that no chip can have names its row', async () => {
    const reply = await bryony.addPetByBreeder(litter({ young: [puppy(), puppy({ chipNumber: '12' })] }))
    expect(Object.keys(reply.fields)).toEqual(['young.1.chipNumber'])
  })

  test('no young, or more than twenty, are refused', async () => {
    expect((await bryony.addPetByBreeder(litter({ young: [] }))).status).toBe(400)
    expect((await bryony.addPetByBreeder(litter({ young: Array.from({ length: 21 }, () => puppy()) }))).status).toBe(400)
    expect((await bryony.addPetByBreeder(litter({ young: Array.from({ length: 20 }, () => puppy()) }))).status).toBe(200)
  })
})

test('of several who register litters that share chips at the same moment one wins, and no half litter is left', async () => {
  const young = Array.from({ length: 6 }, () => puppy())
  const nia = await joinReachable(register, { profileType: 'Breeder', professional: { kind: 'Breeder', licensed: false } })
  const before = (await litters()).length
  const replies = await Promise.all([
    bryony.addPetByBreeder(litter({ young })),
    nia.api.addPetByBreeder(litter({ young: young.toReversed() })),
    bryony.addPetByBreeder(litter({ young: [...young.slice(3), puppy()] })),
    nia.api.addPetByBreeder(litter({ young: [puppy(), ...young.slice(0, 4)].toReversed() })),
  ])
  const held = await register.db
    .selectFrom('chip')
    .innerJoin('pet', 'pet.id', 'chip.petId')
    .select('pet.litterId')
    .where(
      'chip.number',
      'in',
      young.map(({ chipNumber }) => chipNumber),
    )
    .execute()
  const won = replies.filter(({ status }) => status === 200)
  expect(replies.filter(({ status }) => status !== 200).every(({ status, code }) => status === 409 && code === 'chipTaken')).toBe(true)
  expect(won.length).toBeGreaterThan(0)
  expect(new Set(held.map(({ litterId }) => litterId))).toEqual(new Set(won.map(({ data }) => data.litterId)))
  expect((await litters()).length).toBe(before + won.length)
  for (const { data } of won) {
    const entered = (await pets()).filter(({ litterId }) => litterId === data.litterId)
    expect(entered).toHaveLength(data.pets.length)
  }
})

describe('a litter with a chip that another register holds', () => {
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

  test('is refused with who holds which', async () => {
    const reply = await bryony.addPetByBreeder(litter({ young: [puppy(), puppy({ chipNumber })] }))
    expect(reply).toMatchObject({ status: 409, code: 'heldElsewhere' })
    expect(Object.keys(reply.fields)).toEqual(['young.1.chipNumber'])
    expect(reply.fields['young.1.chipNumber']).toContain('Fernside Register on 01632 960155')
  })

  test('is registered when the breeder says so, and the record of that one remembers it', async () => {
    const { data } = await bryony.addPetByBreeder(litter({ young: [puppy(), puppy({ chipNumber })], evenIfHeldElsewhere: true }))
    const events = await register.db
      .selectFrom('event')
      .select('facts')
      .where(
        'subjectId',
        'in',
        data.pets.map(({ petId }) => petId),
      )
      .orderBy('subjectId')
      .execute()
    expect(events.map(({ facts }) => facts)).toEqual([
      expect.not.objectContaining({ alsoHeldBy: 'fernside' }),
      expect.objectContaining({ alsoHeldBy: 'fernside' }),
    ])
    const [one, other] = await Promise.all(data.pets.map(async ({ petId }) => (await bryony.getPetDetail({ petId })).data))
    expect([one?.open, other?.open, other?.can.passOn]).toMatchObject([null, 'unproven', { clause: 'MOVE-1' }])
    expect((await register.stranger.publicChipInfo({ chipNumber })).data).toMatchObject({ unproven: true, others: [{ code: 'fernside' }] })
  })
})

test('a second litter of one mother within 8 weeks of the first is refused in words, by the date: tooSoon', async () => {
  const dam = { name: 'Marigold' }
  await bryony.addPetByBreeder(litter({ dam }))
  const reply = await bryony.addPetByBreeder(litter({ dam, bornOn: '2026-03-01' }))
  expect(reply).toMatchObject({
    status: 409,
    code: 'tooSoon',
    fields: { bornOn: expect.stringMatching(/Marigold had a litter on 23 January/) },
  })
  expect(await bryony.addPetByBreeder(litter({ dam, bornOn: '2026-03-20' }))).toMatchObject({ status: 200 })
})
