import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { freshChip } from '#src/testing/animals.ts'
import { chipped, verifiedImplanter } from '#src/testing/implants.ts'
import { havePet } from '#src/testing/lookups.ts'
import { joinConfirmed } from '#src/testing/offspring.ts'
import { haveKey } from '#src/testing/partners.ts'
import { database } from '#src/testing/recordtransfers.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let key: string
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(async () => {
  register.clock.turn({ minutes: 70 })
  key = (await haveKey(await register.as('idris'))).key
})
afterAll(() => register.close())

interface Asked {
  with?: string
  body?: object
  headers?: Record<string, string>
}

async function ask(path: string, { with: sent = key, body, headers = {} }: Asked = {}) {
  const authorization = sent ? { authorization: `Bearer ${sent}` } : {}
  const reply = await register.app.inject({
    method: body ? 'POST' : 'GET',
    url: `/api/partner/v1${path}`,
    headers: { ...authorization, ...headers },
    ...(body && { payload: body }),
  })
  return { status: reply.statusCode, headers: reply.headers, ...reply.json() }
}

/** What a partner sends for an animal that was just chipped. */
const sent = (chip: string, email?: string) => chipped(chip, email ? { to: { email } } : {})
const petsWith = (number: string) => register.db.selectFrom('chip').select('petId').where('number', '=', number).execute()

test('a key learns where a chip is registered and whether it is missed, and nothing of its keeper', async () => {
  const chip = freshChip()
  await havePet(register, { chip, status: 'missing' })
  const reply = await ask(`/chips/${chip}`)
  expect(reply).toMatchObject({
    status: 200,
    statusCode: 200,
    data: { chipNumber: chip, result: 'registeredHere', missing: 'missing', registers: [{ name: 'Homeward' }] },
  })
  expect(Object.keys(reply.data).sort()).toEqual(['chipNumber', 'headline', 'missing', 'registers', 'result', 'unproven'])
  expect((await ask('/chips/12345')).data).toMatchObject({ result: 'impossible', registers: [] })
})

test('an account looks up no more numbers with a key than anyone can without one, and hears when to come back', async () => {
  const { key: busy } = await haveKey((await verifiedImplanter(register, {})).api)
  const all = await Promise.all(Array.from({ length: 31 }, () => ask('/chips/12345', { with: busy })))
  const refused = all.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(1)
  expect(refused[0]).toMatchObject({ code: 'tooOften', headers: { 'retry-after': '60' } })
})

test('a registration is followed from the request to the keeper’s name', async () => {
  const [chip, keeper] = [freshChip(), await joinConfirmed(register)]
  const reply = await ask('/registrations', { body: sent(chip, keeper.email) })
  expect(reply).toMatchObject({ status: 200, data: { chipNumber: chip, status: 'waiting' } })
  const { registrationId } = reply.data
  expect((await ask(`/registrations/${registrationId}`)).data).toEqual(reply.data)
  const [request] = (await keeper.api.getPetRequests({})).data.items
  await keeper.api.customerAcceptRejectPetRequest({ requestId: request?.id ?? '', answer: 'accept' })
  expect((await ask(`/registrations/${registrationId}`)).data.status).toBe('registered')
  const other = await haveKey((await verifiedImplanter(register, {})).api)
  for (const [path, sentWith] of [
    [registrationId, other.key],
    [newId(), key],
    ['abc', key],
  ] as const)
    expect(await ask(`/registrations/${path}`, { with: sentWith })).toMatchObject({ status: 404, code: 'noSuchRegistration' })
})

test('with an idempotency key the same request registers once; another request with it is refused', async () => {
  const [chip, headers] = [freshChip(), { 'idempotency-key': newId() }]
  const body = sent(chip)
  const [one, two] = await Promise.all([ask('/registrations', { body, headers }), ask('/registrations', { body, headers })])
  expect(one.status).toBe(200)
  expect(two.data).toEqual(one.data)
  expect(await petsWith(chip)).toHaveLength(1)
  expect(await ask('/registrations', { body: sent(freshChip()), headers })).toMatchObject({ status: 409, code: 'keyUsed' })
  expect(await ask('/registrations', { body, headers: { 'idempotency-key': 'with space' } })).toMatchObject({ status: 400, code: 'badKey' })
})

test('what the site refuses is refused here, in the same words and at the same fields', async () => {
  const chip = freshChip()
  await havePet(register, { chip, status: 'active' })
  expect(await ask('/registrations', { body: sent(chip) })).toMatchObject({
    status: 409,
    code: 'chipTaken',
    fields: { 'pet.chipNumber': expect.any(String) },
  })
  const empty = await ask('/registrations', { body: {} })
  expect([empty.status, empty.code, Object.keys(empty.fields).sort()]).toEqual([400, 'checkAnswers', ['implant', 'pet', 'to']])
  const unread = await register.app.inject({
    method: 'POST',
    url: '/api/partner/v1/registrations',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    payload: '{',
  })
  expect([unread.statusCode, unread.json().code]).toEqual([400, 'unreadable'])
})

test('a chip that another register holds is registered only when the partner says so', async () => {
  const chip = freshChip()
  const fernside = await database(register)
  fernside.holds(chip)
  const headers = { 'idempotency-key': newId() }
  const body = sent(chip)
  const refused = await ask('/registrations', { body, headers })
  expect(refused).toMatchObject({ status: 409, code: 'heldElsewhere', fields: { 'pet.evenIfHeldElsewhere': expect.any(String) } })
  const yes = { ...body, pet: { ...body.pet, evenIfHeldElsewhere: true } }
  expect(await ask('/registrations', { body: yes, headers })).toMatchObject({ status: 200, data: { chipNumber: chip } })
  expect((await ask(`/chips/${chip}`)).data).toMatchObject({ unproven: true, registers: [{ name: 'Homeward' }, { name: fernside.name }] })
  await fernside.close()
})

test('nobody gets in without a key that is good for it', async () => {
  const { key: lookup } = await haveKey(await register.as('wilma'), { scopes: ['lookup'] })
  for (const wrong of ['', 'nonsense', `${key}x`])
    expect(await ask('/chips/12345', { with: wrong })).toMatchObject({ status: 401, code: 'keyNeeded' })
  expect(await ask('/registrations', { with: lookup, body: sent(freshChip()) })).toMatchObject({
    status: 403,
    code: 'outOfScope',
    clause: 'API-1',
  })
})

test('those who send wrong keys keep nobody beside them from using a right one', async () => {
  const wrong = () => ask('/chips/12345', { with: 'hw_live_00000000.guess' })
  const answers = []
  for (let times = 0; times < 62; times += 1) answers.push((await wrong()).status)
  expect(answers.slice(-2)).toEqual([429, 429])
  expect((await ask('/chips/12345')).status).toBe(200)
})

test('a sandbox reads numbers as the register does', async () => {
  const { key: sandbox } = await haveKey(await register.as('anna'), { mode: 'sandbox' })
  const look = (typed: string) => ask(`/chips/${encodeURIComponent(typed)}`, { with: sandbox })
  expect((await look('985 000 000 000 013')).data).toMatchObject({ chipNumber: '985000000000013', result: 'registeredHere' })
  expect((await look('12345')).data).toMatchObject({ chipNumber: '12345', result: 'impossible', registers: [] })
  expect(await look('\0')).toMatchObject({ status: 400, code: 'checkAnswers' })
})

test('a sandbox key has the documented answers and writes nothing to the register', async () => {
  const { key: sandbox } = await haveKey(await register.as('anna'), { mode: 'sandbox' })
  const results = await Promise.all(['11', '12', '13', '14', '15'].map((end) => ask(`/chips/9850000000000${end}`, { with: sandbox })))
  expect(results.map(({ data }) => [data.result, data.missing])).toEqual([
    ['unknown', null],
    ['registeredHere', null],
    ['registeredHere', null],
    ['registeredHere', 'missing'],
    ['registeredElsewhere', null],
  ])
  const made = await ask('/registrations', { with: sandbox, body: sent('985000000000011') })
  expect(made.data.status).toBe('waiting')
  expect((await ask(`/registrations/${made.data.registrationId}`, { with: sandbox })).data).toEqual(made.data)
  expect(await ask('/registrations', { with: sandbox, body: sent('985000000000013') })).toMatchObject({ status: 409, code: 'chipTaken' })
  const elsewhere = sent('985000000000015')
  expect(await ask('/registrations', { with: sandbox, body: elsewhere })).toMatchObject({ status: 409, code: 'heldElsewhere' })
  const yes = { ...elsewhere, pet: { ...elsewhere.pet, evenIfHeldElsewhere: true } }
  expect((await ask('/registrations', { with: sandbox, body: yes })).data).toMatchObject({
    chipNumber: '985000000000015',
    status: 'waiting',
  })
  expect(await petsWith('985000000000011')).toEqual([])
  const { count } = await register.db
    .selectFrom('partnerRegistration')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('chipNumber', '=', '985000000000011')
    .executeTakeFirstOrThrow()
  expect(count).toBe(0)
})

test('the API describes itself from the shapes that it checks', async () => {
  const { paths } = (await register.app.inject({ url: '/api/partner/v1/openapi.json' })).json()
  expect(Object.keys(paths)).toEqual([
    '/api/partner/v1/chips/{number}',
    '/api/partner/v1/registrations',
    '/api/partner/v1/registrations/{id}',
  ])
})
