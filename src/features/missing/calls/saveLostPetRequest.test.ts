import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { metresBetween } from '#knowledge/places/grid.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { freshEmail, keeperWithPet } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

/** To more digits than are ever shown, so that no shown place can look the same. */
const PARK = { lat: 52.063217, lng: -1.342134 }
const anHourAgo = () => new Date(register.clock.now().getTime() - 3_600_000).toISOString()
const lost = (petId: string, over: object = {}) => ({ report: { kind: 'lost', petId, where: PARK, seenAt: anHourAgo(), ...over } })
const found = (over: object = {}, finder: object = { finderEmail: freshEmail() }) => ({
  report: {
    kind: 'found',
    species: 'dog',
    colour: 'Black',
    description: 'A black dog with a red collar, very friendly',
    where: PARK,
    seenAt: anHourAgo(),
    whereabouts: 'withFinder',
    ...over,
  },
  ...finder,
})

describe('a keeper who reports a pet lost', () => {
  test('marks it as missing, is written to, and finds it on the list with a place that is not the true one', async () => {
    const { keeper, petId, email } = await keeperOf('Nettle')
    const { status, message, data } = await keeper.api.saveLostPetRequest(lost(petId, { circumstances: 'Ran after a deer' }))
    expect({ status, message }).toEqual({ status: 200, message: 'Reported' })
    expect(data).toMatchObject({ kind: 'lost', key: null, link: expect.stringContaining(`/lost-found/${data.id}`) })
    expect((await keeper.api.getPetDetail({ petId })).data.status).toBe('missing')
    expect((await newestTo(register, email)).subject).toBe('We’re looking for Nettle with you')

    const seen = (await register.stranger.getLostPet({ caseId: data.id })).data
    expect(seen).toMatchObject({ name: 'Nettle', status: 'open', description: 'Ran after a deer', mine: null })
    const metres = metresBetween(seen.place, PARK)
    expect(metres).toBeGreaterThan(30)
    expect(metres).toBeLessThan(300)
    expect(JSON.stringify(seen)).not.toContain(String(PARK.lat))
    expect((await keeper.api.getLostPet({ caseId: data.id })).data.mine).toMatchObject({ ...PARK, petId, can: { reunite: true } })
  })

  test('may say that it was stolen, and that is what everybody is told', async () => {
    const { keeper, petId } = await keeperOf('Bracken')
    const { data } = await keeper.api.saveLostPetRequest(lost(petId, { stolen: true, crimeReference: 'TVP-42' }))
    expect((await keeper.api.getPetDetail({ petId })).data.status).toBe('stolen')
    const seen = (await register.stranger.getLostPet({ caseId: data.id })).data
    expect(seen.stolen).toBe(true)
    expect(JSON.stringify(seen)).not.toContain('TVP-42')
  })

  test('may give a postcode or a town instead of a point', async () => {
    const { keeper, petId } = await keeperOf('Teasel')
    const { data } = await keeper.api.saveLostPetRequest(lost(petId, { where: { place: 'OX16 5QB' } }))
    expect((await register.stranger.getLostPet({ caseId: data.id })).data.area).toBe('Banbury')
    const other = await keeperOf('Vetch')
    const reply = await other.keeper.api.saveLostPetRequest(lost(other.petId, { where: { place: 'banbury' } }))
    expect((await register.stranger.getLostPet({ caseId: reply.data.id })).data.area).toBe('Banbury')
  })

  test('is asked to use the map while no one can be asked about places', async () => {
    const { find } = register.services.postcodes
    register.services.postcodes.find = () => Promise.reject(new Error('down'))
    const { keeper, petId } = await keeperOf('Rush')
    expect(await keeper.api.saveLostPetRequest(lost(petId, { where: { place: 'OX16 5QB' } }))).toMatchObject({
      status: 503,
      code: 'placesDown',
    })
    register.services.postcodes.find = find
    expect(await keeper.api.saveLostPetRequest(lost(petId, { where: { place: 'OX16 5QB' } }))).toMatchObject({ status: 200 })
  })

  test.each([
    ['somebody else’s pet', { petId: '01890000-0000-7000-8000-000000000000' }, 'notYours'],
    ['a time that is still to come', { seenAt: '2099-01-01T00:00:00Z' }, 'inFuture'],
    ['a place that there is not', { where: { place: 'Nowhere-on-Sea' } }, 'noSuchPlace'],
  ])('cannot report %s', async (_, over, code) => {
    const { keeper, petId } = await keeperOf('Sorrel')
    expect(await keeper.api.saveLostPetRequest(lost(petId, over))).toMatchObject({ code })
  })

  test('cannot report a place far from these islands', async () => {
    const { keeper, petId } = await keeperOf('Sedge')
    expect(await keeper.api.saveLostPetRequest(lost(petId, { where: { lat: 10, lng: 10 } }))).toMatchObject({ status: 400 })
  })

  test('cannot report the same pet twice, nor one that has died', async () => {
    const { keeper, petId } = await keeperOf('Clover')
    await keeper.api.saveLostPetRequest(lost(petId))
    expect(await keeper.api.saveLostPetRequest(lost(petId))).toMatchObject({ status: 409, code: 'alreadyLost' })
    await keeper.api.updatePetStatus({ petId, status: 'deceased' })
    expect(await keeper.api.saveLostPetRequest(lost(petId))).toMatchObject({ status: 409, code: 'notNow', clause: 'PET-9' })
  })

  test('reports it once, however often they press', async () => {
    const { keeper, petId } = await keeperOf('Yarrow')
    const replies = await Promise.all([1, 2, 3, 4].map(() => keeper.api.saveLostPetRequest(lost(petId))))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  test('has to sign in first', async () => {
    const { petId } = await keeperOf('Fescue')
    expect(await register.stranger.saveLostPetRequest(lost(petId))).toMatchObject({ status: 401, code: 'signInFirst' })
  })
})

describe('whoever finds an animal', () => {
  test('reports it without an account, and gets a link to their report that nobody else has', async () => {
    const email = freshEmail()
    const reply = await register.stranger.saveLostPetRequest(found({}, { finderEmail: email, finderName: 'Flo Finder' }), {
      address: freshAddress(),
    })
    expect(reply).toMatchObject({ status: 200, data: { kind: 'found', key: expect.stringMatching(/^[\w-]{32}$/) } })
    const letter = await newestTo(register, email)
    expect(letter.subject).toBe('Thank you for reporting the animal you found')
    expect(letter.text).toContain(reply.data.key)
    const list = JSON.stringify((await register.stranger.getLostPets({ kind: 'found' })).data)
    expect(list).toContain('red collar')
    expect(list).not.toMatch(/Flo|@/)
  })

  test('need only say what it is and where it is', async () => {
    const email = freshEmail()
    const report = { kind: 'found', species: 'cat', where: { place: 'Banbury' }, whereabouts: 'seen' }
    expect(await register.stranger.saveLostPetRequest({ report, finderEmail: email }, { address: freshAddress() })).toMatchObject({
      status: 200,
    })
  })

  test('with a number that is registered here reaches its keeper at once, who can answer', async () => {
    const { keeper, petId, email } = await keeperOf('Samphire')
    const { chipNumber } = (await keeper.api.getPetDetail({ petId })).data
    await register.stranger.saveLostPetRequest(found({ chipNumber }), { address: freshAddress() })
    const letter = (await mailbox(register, email)).find(({ subject }) => subject === 'A message about Samphire')
    expect(letter?.text).toContain('red collar')
  })

  test('who is signed in is reached by the address of their account', async () => {
    const { keeper, email } = await keeperOf('Thrift')
    expect(await keeper.api.saveLostPetRequest(found({}, {}))).toMatchObject({ status: 200 })
    expect((await newestTo(register, email)).subject).toBe('Thank you for reporting the animal you found')
  })

  test('must leave a way to reach them', async () => {
    const reply = await register.stranger.saveLostPetRequest(found({}, {}), { address: freshAddress() })
    expect(reply).toMatchObject({ status: 400, code: 'contactNeeded' })
  })

  test.each([
    ['a breed that is on no list', { breed: { kind: 'breed', breedId: 'wombat' } }, 'breedUnknown'],
    ['a photo that they did not send', { photoId: '01890000-0000-7000-8000-000000000000' }, 'noSuchPhoto'],
  ])('cannot name %s', async (_, over, code) => {
    expect(await register.stranger.saveLostPetRequest(found(over), { address: freshAddress() })).toMatchObject({ status: 400, code })
  })

  test('shows that they are a person from the sixth report in an hour', async () => {
    const address = freshAddress()
    const replies = []
    for (const _ of [1, 2, 3, 4, 5, 6]) replies.push(await register.stranger.saveLostPetRequest(found(), { address }))
    expect(replies.map(({ status, code }) => code || status)).toEqual([200, 200, 200, 200, 200, 'captchaFailed'])
  })
})

async function keeperOf(name: string) {
  const { keeper, petId } = await keeperWithPet(register, name)
  return { keeper, petId, email: (await keeper.api.userProfile({})).data.email }
}
