import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, PEOPLE, type PersonKey } from '#database/seed/people.ts'
import { newId } from '#platform/database/id.ts'
import { animal, freshChip, guest } from '#src/testing/animals.ts'
import { asked, signedInAnew, stray, wish } from '#src/testing/claims.ts'
import type { Client } from '#src/testing/client.ts'
import { chipped } from '#src/testing/implants.ts'
import { stray as takenIn } from '#src/testing/litters.ts'
import { freshAddress, join } from '#src/testing/newcomer.ts'
import { giveHousehold } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { listedPet, organisation, sentToSomebody } from '#src/testing/rehomings.ts'
import { haveYoung, joinConfirmed } from '#src/testing/young.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const tasksOf = async (ask: Client) => {
  const reply = await ask.getTasks()
  expect(reply.status).toBe(200)
  return reply.data.items
}
const kindsOf = async (ask: Client) => (await tasksOf(ask)).map(({ kind }) => kind)
const aTask = async (ask: Client, kind: string) => (await tasksOf(ask)).find((task) => task.kind === kind)

/** Somebody who can be reached, is up to date and has named a second person: nothing waits for them. */
async function settled(over: Record<string, unknown> = {}) {
  const person = await joinConfirmed(register, over)
  const now = register.clock.now()
  const secondContact = JSON.stringify({ name: 'Huw Powell', phone: '+447700900111' })
  await register.db
    .updateTable('account')
    .set({ mobileVerifiedAt: now, contactConfirmedAt: now, secondContact })
    .where('id', '=', person.id)
    .execute()
  return person
}

describe('about themselves', () => {
  test('nothing waits for a keeper who can be reached, is up to date and owes nothing', async () => {
    const { ask } = await settled()
    expect(await tasksOf(ask)).toEqual([])
  })

  test('somebody who has just come is asked to confirm both addresses and to name a second person, in this order', async () => {
    const { ask, email } = await join(register)
    const tasks = await tasksOf(ask)
    expect(tasks.map(({ kind }) => kind)).toEqual(['email', 'mobile', 'secondContact'])
    expect(tasks[0]?.text).toContain(email)
    expect(tasks[1]?.text).toContain('07700 900201')
  })

  test('a number that waits for its code is the one to confirm', async () => {
    const { ask, id } = await settled()
    await register.db.updateTable('account').set({ mobileVerifiedAt: null }).where('id', '=', id).execute()
    await ask.updateUserMobileNumber({ mobile: '07700 900 222' })
    expect((await aTask(ask, 'mobile'))?.text).toContain('07700 900222')
  })

  test.each([
    [182, []],
    [184, [false]],
    [366, [true]],
  ])('details that were right %i days ago are asked about after half a year, more firmly after a whole one', async (days, urgent) => {
    const { ask, id } = await settled()
    const confirmedAt = new Date(register.clock.now().getTime() - days * 86_400_000)
    await register.db.updateTable('account').set({ contactConfirmedAt: confirmedAt }).where('id', '=', id).execute()
    expect((await tasksOf(ask)).map((task) => task.urgent)).toEqual(urgent)
  })

  test('an account without a confirmation that was opened this week is not asked whether its details are still right', async () => {
    const { ask, id } = await settled()
    await register.db.updateTable('account').set({ contactConfirmedAt: null }).where('id', '=', id).execute()
    expect(await kindsOf(ask)).toEqual([])
  })

  test('a registration that is not paid for waits, and the pet is named', async () => {
    const form = await guest(register, { pet: { name: 'Olive' } })
    await register.stranger.customerRegister1({ ...form, plan: 'single' }, { address: freshAddress() })
    const { email, password } = form.keeper
    const { data } = await register.stranger.login({ email, password }, { address: freshAddress() })
    const task = await aTask(register.withToken(data.token), 'payment')
    expect(task).toMatchObject({
      title: 'Olive’s registration is still to be paid',
      link: expect.stringMatching(/^\/pay\/plan\/[0-9a-f-]{36}$/),
    })
  })
})

test('several registrations that are not paid for are one line with their price, which leads to where all are paid', async () => {
  const { ask } = await settled()
  await ask.addPet(animal({ name: 'Olive' }))
  expect((await aTask(ask, 'payment'))?.text).toMatch(/You pay £\d+/)
  await ask.addPet(animal({ name: 'Pim' }))
  const tasks = (await tasksOf(ask)).filter(({ kind }) => kind === 'payment')
  expect(tasks).toMatchObject([{ title: expect.stringMatching(/^2 registrations to pay: £\d+/), link: '/customer-dashboard/pets' }])
})

describe('an animal that was chipped for a keeper', () => {
  test('waits among what they do first until they answer', async () => {
    const [idris, keeper] = [await register.as('idris'), await settled()]
    await idris.registerChip(chipped(freshChip(), { to: { email: keeper.email } }))
    expect(await tasksOf(keeper.ask)).toMatchObject([
      { kind: 'offer', urgent: true, title: 'Is Moss yours?', link: '/customer-dashboard/requests' },
    ])
  })

  test('is told of still when the time to answer is over, with what to do; not where they said that it is not theirs', async () => {
    const [idris, keeper] = [await register.as('idris'), await settled()]
    const theirs = (await idris.registerChip(chipped(freshChip(), { to: { email: keeper.email } }))).data
    const anothers = (await idris.registerChip(chipped(freshChip(), { to: { email: keeper.email } }))).data
    await keeper.ask.customerAcceptRejectPetRequest({ requestId: anothers.requestId, answer: 'reject', reason: 'notMine' })
    await register.db.updateTable('offer').set({ answerBy: register.clock.now() }).where('id', '=', theirs.requestId).execute()
    expect(await tasksOf(keeper.ask)).toMatchObject([
      { kind: 'chippedForYou', urgent: false, title: 'Moss was chipped for you and has no keeper yet', link: '/customer-dashboard/pets' },
    ])
    expect((await aTask(keeper.ask, 'chippedForYou'))?.text).toContain('Ask whoever did the chipping to register it again')
  })

  test('is told of though a hundred others were chipped for them since, and is found first', async () => {
    const [idris, keeper] = [await register.as('idris'), await settled()]
    const chip = freshChip()
    const { requestId } = (await idris.registerChip(chipped(chip, { to: { email: keeper.email } }))).data
    await register.db.updateTable('offer').set({ answerBy: register.clock.now() }).where('id', '=', requestId).execute()
    const petId = await haveYoung(register)
    const one = await register.db.selectFrom('implant').selectAll().where('chipNumber', '=', chip).executeTakeFirstOrThrow()
    const later = { ...one, petId, implantedOn: '2026-03-28' }
    const others = Array.from({ length: 100 }, () => ({ ...later, id: newId(), chipNumber: freshChip() }))
    await register.db.insertInto('implant').values(others).execute()
    expect(await tasksOf(keeper.ask)).toMatchObject([{ kind: 'chippedForYou' }])
    expect((await keeper.ask.findCustomerImplantedChips({})).data.items).toMatchObject([
      { number: chip },
      ...others.slice(1).map(() => ({ state: 'registered' })),
    ])
  })
})

describe('a message from a finder', () => {
  test('comes before everything else until it has been read', async () => {
    const { ask } = await join(register)
    const facts = animal({ name: 'Biscuit' })
    await ask.addPet(facts)
    await register.stranger.addMicrochipLookup(
      { chipNumber: facts.chipNumber, message: 'I have your dog here' },
      { address: freshAddress() },
    )
    const [first] = await tasksOf(ask)
    expect(first).toMatchObject({ kind: 'message', urgent: true, title: 'Somebody wrote to you about Biscuit' })
    expect(first?.text).toMatch(/^A message waits\./)
    await register.db.updateTable('message').set({ readAt: register.clock.now() }).execute()
    expect(await kindsOf(ask)).not.toContain('message')
  })
})

describe('who keeps an animal', () => {
  test('a request about a pet of theirs waits for the keeper until it is answered, and tells nothing of who asks', async () => {
    const { anna, tamsin, requestId } = await asked(register, { pet: { name: 'Nettle' } })
    const task = await aTask(anna, 'keepershipRequest')
    expect(task).toMatchObject({ id: requestId, title: 'Somebody asks to be Nettle’s keeper', urgent: true })
    expect(task?.dueAt).not.toBeNull()
    expect(JSON.stringify(await tasksOf(anna))).not.toMatch(/Tamsin|Reid|tamsin@/)
    await anna.respondKeepershipRequest({ requestId, answer: 'object', objection: 'neverAgreed' })
    expect(await kindsOf(anna)).not.toContain('keepershipRequest')
    expect((await aTask(anna, 'disputed'))?.title).toBe('Who keeps Nettle is in dispute')
    const theirs = await aTask(tamsin, 'disputed')
    expect(theirs?.title).toMatch(/^Your request about 956 .* is in dispute$/)
    expect(JSON.stringify(theirs)).not.toMatch(/Nettle|Anna|Hughes/)
  })

  test('whoever found a stray is asked for the council’s release', async () => {
    const anna = await signedInAnew(register, 'anna')
    const facts = animal({ name: 'Gorse' })
    await anna.addPet(facts)
    const { ask } = await settled()
    const reply = await ask.saveKeepershipRequest({ ...(await wish(ask, facts.chipNumber)), ...stray('2026-03-27'), statement: vetSays })
    await register.db.updateTable('claim').set({ status: 'held' }).where('id', '=', reply.data.requestId).execute()
    expect((await aTask(ask, 'claimRelease'))?.title).toMatch(/^Has the council released 956 .* to you\?$/)
  })

  test('an animal that is offered to a confirmed address waits there, and for whoever offers it only when three days are left', async () => {
    const bryony = await signedInAnew(register, 'bryony')
    const { ask, email } = await settled()
    const petId = await haveYoung(register, { name: 'Fern' })
    await bryony.sellPetByBreeder({ petIds: [petId], buyer: { email } })
    expect(await aTask(ask, 'offer')).toMatchObject({ title: 'A breeder offers you Fern', urgent: true })
    expect(JSON.stringify(await tasksOf(ask))).not.toMatch(/Bryony|Clarke/)
    expect(await kindsOf(bryony)).not.toContain('offerEnding')
    register.clock.turn({ days: 11 })
    expect((await aTask(await signedInAnew(register, 'bryony'), 'offerEnding'))?.title).toMatch(/^The offer of Fern ends on /)
    await bryony.withdrawPetRequest({ requestId: (await aTask(ask, 'offer'))?.id })
    expect(await kindsOf(ask)).not.toContain('offer')
  })

  test('an animal that is offered to an address that nobody has confirmed waits for nobody', async () => {
    const bryony = await signedInAnew(register, 'bryony')
    const { ask, email } = await join(register)
    await bryony.sellPetByBreeder({ petIds: [await haveYoung(register)], buyer: { email } })
    expect(await kindsOf(ask)).not.toContain('offer')
  })

  test('an animal that is given to them waits until they answer', async () => {
    const { taker, rehomingId } = await sentToSomebody(register)
    expect(await aTask(taker.ask, 'rehoming')).toMatchObject({ id: rehomingId, title: 'Bramble is to find a home with you' })
    await taker.ask.acceptRejectRehomeRequest({ rehomingId, answer: 'reject' })
    expect(await kindsOf(taker.ask)).not.toContain('rehoming')
  })

  test('those who offer a home are counted for the keeper who looks for one', async () => {
    const { keeper, rehomingId } = await listedPet(register)
    expect(await kindsOf(keeper.ask)).not.toContain('applicants')
    const { ask } = await settled()
    await ask.applyToRehome({ rehomingId, message: 'We have a garden and time', adult: true })
    const task = await aTask(keeper.ask, 'applicants')
    expect(task?.title).toBe('Somebody offers Bramble a home')
    expect(JSON.stringify(task)).not.toMatch(/garden|Nia|Powell/)
  })

  test('a move that the other register has not confirmed waits after 14 days', async () => {
    const { ask, id } = await settled()
    await giveHousehold(register, id)
    const { data } = await ask.addPet(animal({ name: 'Moss' }))
    const at = register.clock.now()
    const move = { id: newId(), petId: data.petId, keeperId: id, registerCode: 'petlog', proofKind: 'sameEmail' }
    await register.db
      .insertInto('databaseMove')
      .values({ ...move, status: 'told', statusAt: at, createdAt: at })
      .execute()
    expect(await kindsOf(ask)).toEqual([])
    register.clock.turn({ days: 14 })
    expect((await aTask(ask, 'moveUnconfirmed'))?.title).toBe('Petlog may still show Moss as its own')
  })
})

const vetSays = { by: 'vet', words: 'Scanned here this morning.' }

describe('a professional', () => {
  test('who has sent no evidence is asked for it, and once refused reads why', async () => {
    const { ask, id } = await organisation(register, 'Kiln Road Rescue', { verified: false })
    expect(await aTask(ask, 'evidence')).toMatchObject({ title: 'Show us that you are a vet, rescue or authority', urgent: false })
    await register.db
      .updateTable('profile')
      .set({ status: 'refused', details: '{"why":"The number belongs to somebody else."}' })
      .where('accountId', '=', id)
      .execute()
    const task = await aTask(ask, 'standing')
    expect(task?.text).toMatch(/^The number belongs to somebody else\./)
    expect(await kindsOf(ask)).not.toContain('evidence')
  })

  test('whose verification ends within 30 days is asked to renew it, more urgently at the end, and no more once they have', async () => {
    const { ask, id } = await organisation(register, 'Weir Rescue')
    const profile = register.db.updateTable('profile').where('accountId', '=', id)
    await profile.set({ verifiedUntil: dayBefore(-31) }).execute()
    expect(await kindsOf(ask)).not.toContain('standing')
    await profile.set({ verifiedUntil: dayBefore(-30) }).execute()
    expect(await aTask(ask, 'standing')).toMatchObject({ title: expect.stringMatching(/^Your verification ends on /), urgent: false })
    await profile.set({ verifiedUntil: dayBefore(-7) }).execute()
    expect(await aTask(ask, 'standing')).toMatchObject({ urgent: true, dueAt: `${dayBefore(-7)}T12:00:00.000Z` })
    await profile.set({ status: 'expired', verifiedUntil: dayBefore(1) }).execute()
    expect(await aTask(ask, 'standing')).toMatchObject({ title: expect.stringMatching(/^Your verification ended on /), urgent: true })
    await ask.sendEvidence({ profileType: 'Welfare', nothingChanged: true })
    expect(await kindsOf(ask)).not.toContain('standing')
  })

  test('whose animals stay for more than 60 days is reminded of them', async () => {
    const { ask } = await organisation(register, 'Mill Lane Rescue')
    await ask.addPetByWelfare(takenIn({ intake: { cameOn: dayBefore(60), kind: 'stray' } }))
    expect(await kindsOf(ask)).not.toContain('stayLong')
    await ask.addPetByWelfare({ ...takenIn({ intake: { cameOn: dayBefore(61), kind: 'stray' } }), name: 'Pip' })
    expect((await aTask(ask, 'stayLong'))?.title).toBe('Pip has been with you for more than 60 days')
  })
})

const dayBefore = (days: number) => new Date(register.clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10)

test.each(Object.keys(PEOPLE))('%s of the seven can ask, and every task says where it is done', async (key) => {
  const person = Object.keys(PEOPLE).find((one): one is PersonKey => one === key)
  if (!person) throw new Error('one of the seven')
  const { data } = await register.stranger.login({ email: PEOPLE[person].email, password: PASSWORD }, { address: freshAddress() })
  for (const { link, act, title, text } of await tasksOf(register.withToken(data.token))) {
    expect(link).toMatch(/^\//)
    for (const words of [act, title, text]) expect(words.length).toBeGreaterThan(2)
  }
})
