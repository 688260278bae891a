import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, PEOPLE, type PersonKey } from '#database/seed/people.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import { whenText } from '#platform/text/whentext.ts'
import { animal, freshChip, guest } from '#src/testing/animals.ts'
import { asked, signedInAnew, stray, wish } from '#src/testing/claims.ts'
import type { Client } from '#src/testing/client.ts'
import { chipped } from '#src/testing/implants.ts'
import { litter, puppy, stray as takenIn } from '#src/testing/litters.ts'
import { freshAddress, join, joinReachable } from '#src/testing/newcomer.ts'
import { haveOffspring, joinConfirmed } from '#src/testing/offspring.ts'
import { giveCredits, giveHousehold } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { listedPet, organisation, sentToSomebody } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const tasksOf = async (api: Client) => {
  const reply = await api.getTasks()
  expect(reply.status).toBe(200)
  return reply.data.items
}
const kindsOf = async (api: Client) => (await tasksOf(api)).map(({ kind }) => kind)
const aTask = async (api: Client, kind: string) => (await tasksOf(api)).find((task) => task.kind === kind)

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
    const { api } = await settled()
    expect(await tasksOf(api)).toEqual([])
  })

  test('somebody who has just come is asked to confirm both addresses and to name a second person, in this order', async () => {
    const { api, email } = await join(register)
    const tasks = await tasksOf(api)
    expect(tasks.map(({ kind }) => kind)).toEqual(['email', 'mobile', 'secondContact'])
    expect(tasks[0]?.text).toContain(email)
    expect(tasks[1]?.text).toContain('07700 900201')
  })

  test('a number that waits for its code is the one to confirm', async () => {
    const { api, id } = await settled()
    await register.db.updateTable('account').set({ mobileVerifiedAt: null }).where('id', '=', id).execute()
    await api.updateUserMobileNumber({ mobile: '07700 900 222' })
    expect((await aTask(api, 'mobile'))?.text).toContain('07700 900222')
  })

  test.each([
    [182, []],
    [184, [false]],
    [366, [true]],
  ])('details that were right %i days ago are asked about after half a year, more firmly after a whole one', async (days, urgent) => {
    const { api, id } = await settled()
    const confirmedAt = new Date(register.clock.now().getTime() - days * 86_400_000)
    await register.db.updateTable('account').set({ contactConfirmedAt: confirmedAt }).where('id', '=', id).execute()
    expect((await tasksOf(api)).map((task) => task.urgent)).toEqual(urgent)
  })

  test('an account without a confirmation that was opened this week is not asked whether its details are still right', async () => {
    const { api, id } = await settled()
    await register.db.updateTable('account').set({ contactConfirmedAt: null }).where('id', '=', id).execute()
    expect(await kindsOf(api)).toEqual([])
  })

  test('a registration that is not paid for waits, and the pet is named', async () => {
    const form = await guest(register, { pet: { name: 'Olive' } })
    await register.stranger.customerRegister1({ ...form, plan: 'single' }, { address: freshAddress() })
    const { email, password } = form.keeper
    const { data } = await register.stranger.login({ email, password }, { address: freshAddress() })
    const task = await aTask(register.withToken(data.token), 'payment')
    expect(task).toMatchObject({
      title: 'Pay for Olive’s registration',
      link: expect.stringMatching(/^\/pay\/plan\/[0-9a-f-]{36}$/),
    })
  })
})

test('several registrations that are not paid for are one line with their price, which leads to where all are paid', async () => {
  const { api } = await settled()
  await api.addPet(animal({ name: 'Olive' }))
  expect((await aTask(api, 'payment'))?.text).toMatch(/You pay £\d+/)
  await api.addPet(animal({ name: 'Pim' }))
  const tasks = (await tasksOf(api)).filter(({ kind }) => kind === 'payment')
  expect(tasks).toMatchObject([{ title: expect.stringMatching(/^Pay for 2 registrations: £\d+/), link: '/customer-dashboard/pets' }])
  expect(tasks[0]?.text).toContain('The household plan is cheaper: £29 for every pet you keep')
})

test('a breeder’s unpaid animals are one line with the least they cost together, less what their credits pay for', async () => {
  const { api, id } = await joinReachable(register, { profileType: 'Breeder', professional: { kind: 'Breeder', licensed: false } })
  await api.addPetByBreeder(litter({ young: Array.from({ length: 14 }, () => puppy()) }))
  const task = async () => (await tasksOf(api)).find(({ kind }) => kind === 'payment')
  expect(await task()).toMatchObject({
    title: 'Pay for 14 registrations: £155',
    text: 'Anyone can already look up their chips. You can pay for them all together, and save £55.',
  })
  await giveCredits(register, id, 4)
  expect(await task()).toMatchObject({
    title: 'Pay for 14 registrations: £95',
    text: 'Anyone can already look up their chips. You can use your 4 credits and pay for the rest.',
  })
  await giveCredits(register, id, 20)
  expect(await task()).toMatchObject({ title: 'Pay for 14 registrations', text: expect.stringContaining('You can use your 24 credits.') })
})

test('a breeder’s licence is to do from 84 days before its last day, 14 of them to apply in time, until there’s a new one', async () => {
  const { api, id } = await joinReachable(register, { profileType: 'Breeder', professional: { kind: 'Breeder', licensed: false } })
  const ends = async (licenceEndsOn: string) => {
    const details = JSON.stringify({ kind: 'Breeder', licensed: true, licenceNumber: 'LN/7', issuingAuthority: 'Skipton', licenceEndsOn })
    await register.db.updateTable('profile').set({ details }).where('accountId', '=', id).execute()
    return (await tasksOf(api)).find(({ kind }) => kind === 'licence')
  }
  const inDays = (days: number) => daysAfter(londonDate(register.clock.now()), days)
  expect(await ends(inDays(85))).toBeUndefined()
  expect(await ends(inDays(84))).toMatchObject({
    title: expect.stringMatching(/^Your breeding licence ends on /),
    text: expect.stringContaining(`apply to yours by ${whenText(inDays(14), 'day')}.`),
    urgent: false,
  })
  expect((await ends(inDays(69)))?.text).toContain('if you haven’t applied to yours, do it now')
  expect(await ends(inDays(-1))).toMatchObject({ title: expect.stringMatching(/^Your breeding licence ended on /), urgent: true })
})

describe('an animal that was chipped for a keeper', () => {
  test('waits among what they do first until they answer', async () => {
    const [idris, keeper] = [await register.as('idris'), await settled()]
    await idris.registerChip(chipped(freshChip(), { to: { email: keeper.email } }))
    expect(await tasksOf(keeper.api)).toMatchObject([
      { kind: 'offer', urgent: true, title: 'Is Moss yours?', link: '/customer-dashboard/requests' },
    ])
  })

  test('is told of still when the time to answer is over, with what to do; not where they said that it is not theirs', async () => {
    const [idris, keeper] = [await register.as('idris'), await settled()]
    const theirs = (await idris.registerChip(chipped(freshChip(), { to: { email: keeper.email } }))).data
    const anothers = (await idris.registerChip(chipped(freshChip(), { to: { email: keeper.email } }))).data
    await keeper.api.customerAcceptRejectPetRequest({ requestId: anothers.requestId, answer: 'reject', reason: 'notMine' })
    await register.db.updateTable('offer').set({ answerBy: register.clock.now() }).where('id', '=', theirs.requestId).execute()
    expect(await tasksOf(keeper.api)).toMatchObject([
      { kind: 'chippedForYou', urgent: false, title: 'Moss was chipped for you and has no keeper yet', link: '/customer-dashboard/pets' },
    ])
    expect((await aTask(keeper.api, 'chippedForYou'))?.text).toContain('Ask the person who chipped your pet to register it again')
  })

  test('is told of though a hundred others were chipped for them since, and is found first', async () => {
    const [idris, keeper] = [await register.as('idris'), await settled()]
    const chip = freshChip()
    const { requestId } = (await idris.registerChip(chipped(chip, { to: { email: keeper.email } }))).data
    await register.db.updateTable('offer').set({ answerBy: register.clock.now() }).where('id', '=', requestId).execute()
    const petId = await haveOffspring(register)
    const one = await register.db.selectFrom('implant').selectAll().where('chipNumber', '=', chip).executeTakeFirstOrThrow()
    const later = { ...one, petId, implantedOn: '2026-03-28' }
    const others = Array.from({ length: 100 }, () => ({ ...later, id: newId(), chipNumber: freshChip() }))
    await register.db.insertInto('implant').values(others).execute()
    expect(await tasksOf(keeper.api)).toMatchObject([{ kind: 'chippedForYou' }])
    expect((await keeper.api.findCustomerImplantedChips({ pageSize: 100 })).data.items).toMatchObject([
      { number: chip },
      ...others.slice(1).map(() => ({ state: 'registered' })),
    ])
  })
})

test('beyond the first twenty of a kind, one line says how many more there are and leads to the list', async () => {
  const [idris, keeper] = [await register.as('idris'), await settled()]
  const chip = freshChip()
  const { requestId } = (await idris.registerChip(chipped(chip, { to: { email: keeper.email } }))).data
  await register.db.updateTable('offer').set({ answerBy: register.clock.now() }).where('id', '=', requestId).execute()
  const one = await register.db.selectFrom('implant').selectAll().where('chipNumber', '=', chip).executeTakeFirstOrThrow()
  const haveMore = (count: number) => {
    const more = Array.from({ length: count }, () => ({ ...one, id: newId(), chipNumber: freshChip() }))
    return register.db.insertInto('implant').values(more).execute()
  }
  await haveMore(19)
  expect(await kindsOf(keeper.api)).toEqual(Array.from({ length: 20 }, () => 'chippedForYou'))
  await haveMore(35)
  const tasks = await tasksOf(keeper.api)
  expect(tasks).toHaveLength(21)
  expect(tasks[20]).toMatchObject({
    kind: 'chippedForYou',
    title: 'And 35 more animals chipped for you',
    link: '/customer-dashboard/pets',
    act: 'See chips',
    urgent: false,
  })
})

test.each([
  ['applicants', 'And 2 more animals with offers of a home', '/customer-dashboard/requests?show=mine'],
  ['rehoming', 'And 2 more animals to hand over', '/customer-dashboard/requests'],
  ['deathReported', 'And 2 more reports about your animals', '/customer-dashboard/pets'],
])('of %s too, the first twenty stand one by one', async (kind, title, link) => {
  const keeper = await settled()
  await haveTwentyTwo(keeper.id)
  const tasks = (await tasksOf(keeper.api)).filter((task) => task.kind === kind)
  expect(tasks).toHaveLength(21)
  expect(tasks[20]).toMatchObject({ title, link })
})

let sets = 0

/** So many animals of a keeper with offers of a home, as many that are being handed over, and as many that were reported dead. */
function haveTwentyTwo(keeperId: string) {
  sets += 1
  const id = (kind: number) => `('00000000-0000-7000-8${sets}0${kind}-' || lpad(n::text, 12, '0'))::uuid`
  const now = `'${register.clock.now().toISOString()}'::timestamptz`
  const rehomings = (kind: number, status: string, shift: number) => `
    insert into rehoming (id, status, status_at, pet_id, from_account, target, token_hash, why, created_at, answer_by)
      select ${id(kind)}, '${status}', ${now}, ('00000000-0000-7000-8${sets}01-' || lpad((n + ${shift})::text, 12, '0'))::uuid, '${keeperId}',
        'anybody', 'many-${sets}-${kind}-' || n, 'Moving', ${now}, ${now} + interval '20 days' from generate_series(1, 22) n;`
  return register.asOwner(`
    set session_replication_role = 'replica';
    insert into pet (id, status, keeper_id, name, original_name, species, breed, sex, neutered, colour, born_on, born_exactly, registered_at, updated_at,
        status_at, kept_since)
      select ${id(1)}, 'active', '${keeperId}', 'Pet ' || n, 'Pet ' || n, 'dog', '{"kind": "breed", "breedId": "labrador-retriever"}', 'female', 'no',
        'Black', '2020-01-01', true, ${now}, ${now}, ${now}, ${now} from generate_series(1, 66) n;
    ${rehomings(2, 'listed', 0)}
    insert into rehoming_application (id, rehoming_id, account_id, as_organisation, message, at)
      select ${id(3)}, ${id(2)}, '${register.people.anna}', false, 'Please', ${now} from generate_series(1, 22) n;
    ${rehomings(4, 'handedOver', 22)}
    insert into death_report (id, status, status_at, pet_id, keeper_id, lookup_id, reported_by, organisation, died_on, words, created_at)
      select ${id(5)}, 'reported', ${now}, ('00000000-0000-7000-8${sets}01-' || lpad((n + 44)::text, 12, '0'))::uuid, '${keeperId}', ${id(6)},
        '${register.people.wilma}', 'Kiln Road Rescue', '2026-03-26', 'Found', ${now} from generate_series(1, 22) n;`)
}

describe('a message from a finder', () => {
  test('comes before everything else until it has been read', async () => {
    const { api } = await join(register)
    const facts = animal({ name: 'Biscuit' })
    await api.addPet(facts)
    await register.stranger.addMicrochipLookup(
      { chipNumber: facts.chipNumber, message: 'I have your dog here' },
      { address: freshAddress() },
    )
    const [first] = await tasksOf(api)
    expect(first).toMatchObject({ kind: 'message', urgent: true, title: 'Someone sent you a message about Biscuit' })
    expect(first?.text).toMatch(/^1 new message\./)
    await register.db.updateTable('message').set({ readAt: register.clock.now() }).execute()
    expect(await kindsOf(api)).not.toContain('message')
  })
})

describe('who keeps an animal', () => {
  test('a request about a pet of theirs waits for the keeper until it is answered, and tells nothing of who asks', async () => {
    const { anna, tamsin, requestId } = await asked(register, { pet: { name: 'Nettle' } })
    const task = await aTask(anna, 'keepershipRequest')
    expect(task).toMatchObject({ id: requestId, title: 'Someone has asked to be Nettle’s keeper', urgent: true })
    expect(task?.dueAt).not.toBeNull()
    expect(JSON.stringify(await tasksOf(anna))).not.toMatch(/Tamsin|Reid|tamsin@/)
    await anna.respondKeepershipRequest({ requestId, answer: 'object', objection: 'neverAgreed' })
    expect(await kindsOf(anna)).not.toContain('keepershipRequest')
    expect((await aTask(anna, 'disputed'))?.title).toBe('Nettle’s keeper is in dispute')
    const theirs = await aTask(tamsin, 'disputed')
    expect(theirs?.title).toMatch(/^Your request about 956 .* is in dispute$/)
    expect(JSON.stringify(theirs)).not.toMatch(/Nettle|Anna|Hughes/)
  })

  test('whoever found a stray is asked for the council’s release', async () => {
    const anna = await signedInAnew(register, 'anna')
    const facts = animal({ name: 'Gorse' })
    await anna.addPet(facts)
    const { api } = await settled()
    const reply = await api.saveKeepershipRequest({ ...(await wish(api, facts.chipNumber)), ...stray('2026-03-27'), statement: vetSays })
    await register.db.updateTable('claim').set({ status: 'held' }).where('id', '=', reply.data.requestId).execute()
    expect((await aTask(api, 'claimRelease'))?.title).toMatch(/^Has the council released 956 .* to you\?$/)
  })

  test('an animal that is offered to a confirmed address waits there, and for whoever offers it only when three days are left', async () => {
    const bryony = await signedInAnew(register, 'bryony')
    const { api, email } = await settled()
    const petId = await haveOffspring(register, { name: 'Fern' })
    await bryony.sellPetByBreeder({ petIds: [petId], buyer: { email } })
    expect(await aTask(api, 'offer')).toMatchObject({ title: 'A breeder has offered you Fern', urgent: true })
    expect(JSON.stringify(await tasksOf(api))).not.toMatch(/Bryony|Clarke/)
    expect(await kindsOf(bryony)).not.toContain('offerEnding')
    register.clock.turn({ days: 11 })
    expect((await aTask(await signedInAnew(register, 'bryony'), 'offerEnding'))?.title).toMatch(/^Your offer of Fern ends on /)
    await bryony.withdrawPetRequest({ requestId: (await aTask(api, 'offer'))?.id })
    expect(await kindsOf(api)).not.toContain('offer')
  })

  test('an animal that is offered to an address that nobody has confirmed waits for nobody', async () => {
    const bryony = await signedInAnew(register, 'bryony')
    const { api, email } = await join(register)
    await bryony.sellPetByBreeder({ petIds: [await haveOffspring(register)], buyer: { email } })
    expect(await kindsOf(api)).not.toContain('offer')
  })

  test('an animal that is given to them waits until they answer', async () => {
    const { taker, rehomingId } = await sentToSomebody(register)
    expect(await aTask(taker.api, 'rehoming')).toMatchObject({ id: rehomingId, title: 'Will you give Bramble a home?' })
    await taker.api.acceptRejectRehomeRequest({ rehomingId, answer: 'reject' })
    expect(await kindsOf(taker.api)).not.toContain('rehoming')
  })

  test('those who offer a home are counted for the keeper who looks for one', async () => {
    const { keeper, rehomingId } = await listedPet(register)
    expect(await kindsOf(keeper.api)).not.toContain('applicants')
    const { api } = await settled()
    await api.applyToRehome({ rehomingId, message: 'We have a garden and time', adult: true })
    const task = await aTask(keeper.api, 'applicants')
    expect(task?.title).toBe('Someone has offered Bramble a home')
    expect(JSON.stringify(task)).not.toMatch(/garden|Nia|Powell/)
  })

  test('a move that the other register has not confirmed waits after 14 days', async () => {
    const { api, id } = await settled()
    await giveHousehold(register, id)
    const { data } = await api.addPet(animal({ name: 'Moss' }))
    const at = register.clock.now()
    const move = { id: newId(), petId: data.petId, keeperId: id, registerCode: 'petlog', proofKind: 'sameEmail' }
    await register.db
      .insertInto('databaseMove')
      .values({ ...move, status: 'told', statusAt: at, createdAt: at })
      .execute()
    expect(await kindsOf(api)).toEqual([])
    register.clock.turn({ days: 14 })
    expect((await aTask(api, 'moveUnconfirmed'))?.title).toBe('Petlog may still show Moss as its own')
  })
})

const vetSays = { by: 'vet', words: 'Scanned here this morning.' }

describe('a professional', () => {
  test('who has sent no evidence is asked for it, and once refused reads why', async () => {
    const { api, id } = await organisation(register, 'Kiln Road Rescue', { verified: false })
    expect(await aTask(api, 'evidence')).toMatchObject({ title: 'Show us that you’re a vet, rescue or authority', urgent: false })
    await register.db
      .updateTable('profile')
      .set({ status: 'refused', details: '{"why":"The number belongs to somebody else."}' })
      .where('accountId', '=', id)
      .execute()
    const task = await aTask(api, 'standing')
    expect(task?.text).toMatch(/^The number belongs to somebody else\./)
    expect(await kindsOf(api)).not.toContain('evidence')
  })

  test('whose verification ends within 30 days is asked to renew it, more urgently at the end, and no more once they have', async () => {
    const { api, id } = await organisation(register, 'Weir Rescue')
    const profile = register.db.updateTable('profile').where('accountId', '=', id)
    await profile.set({ verifiedUntil: dayBefore(-31) }).execute()
    expect(await kindsOf(api)).not.toContain('standing')
    await profile.set({ verifiedUntil: dayBefore(-30) }).execute()
    expect(await aTask(api, 'standing')).toMatchObject({ title: expect.stringMatching(/^Your verification ends on /), urgent: false })
    await profile.set({ verifiedUntil: dayBefore(-7) }).execute()
    expect(await aTask(api, 'standing')).toMatchObject({ urgent: true, dueAt: `${dayBefore(-7)}T12:00:00.000Z` })
    await profile.set({ status: 'expired', verifiedUntil: dayBefore(1) }).execute()
    expect(await aTask(api, 'standing')).toMatchObject({ title: expect.stringMatching(/^Your verification ended on /), urgent: true })
    await api.sendEvidence({ profileType: 'Welfare', nothingChanged: true })
    expect(await kindsOf(api)).not.toContain('standing')
  })

  test('whose animals stay for more than 60 days is reminded of them', async () => {
    const { api } = await organisation(register, 'Mill Lane Rescue')
    await api.addPetByWelfare(takenIn({ intake: { cameOn: dayBefore(60), kind: 'stray' } }))
    expect(await kindsOf(api)).not.toContain('stayLong')
    await api.addPetByWelfare({ ...takenIn({ intake: { cameOn: dayBefore(61), kind: 'stray' } }), name: 'Pip' })
    expect((await aTask(api, 'stayLong'))?.title).toBe('Pip has been with you for more than 60 days')
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
