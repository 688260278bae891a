import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { verificationLife } from '#features/accounts/lifecycle.ts'
import { freshChip } from '#src/testing/animals.ts'
import { haveChips, petOf, verifiedImplanter } from '#src/testing/implants.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { joinConfirmed } from '#src/testing/offspring.ts'
import { haveKey } from '#src/testing/partners.ts'
import { asProvider } from '#src/testing/plans.ts'
import { database } from '#src/testing/recordtransfers.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { message } from '#src/testing/vetxml.ts'

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

async function post(payload: string | Buffer, { key: sent = key, user = sent.split('.')[0] ?? '' } = {}) {
  const headers = { 'content-type': 'text/xml', apiuser: user, apikey: sent }
  const reply = await register.app.inject({ method: 'POST', url: '/api/vetxml/microchip-registration', headers, payload })
  return { status: reply.statusCode, code: reply.headers['x-vetxml-code'], headers: JSON.stringify(reply.headers), body: reply.body }
}

const petsWith = (number: string) =>
  register.db.selectFrom('chip').innerJoin('pet', 'pet.id', 'chip.petId').selectAll('pet').where('number', '=', number).execute()

test('a practice’s software registers a chip by the law of the site, and the keeper is asked', async () => {
  const chip = freshChip()
  const reply = await post(message({ chip, email: 'owner1@example.org' }))
  expect(reply).toMatchObject({ status: 200, code: '54108' })
  expect(reply.body).toContain('<chipRegisterable>true</chipRegisterable>')
  const [pet] = await petsWith(chip)
  expect(await petOf(register, pet?.id ?? '')).toMatchObject({
    status: 'awaitingConfirmation',
    name: 'Tom & Jerry',
    species: 'dog',
    sex: 'female',
    neutered: 'yes',
    bornOn: '2024-05-12',
    implantedOn: '2026-03-27',
    implanterName: 'Idris Bevan',
  })
  expect((await newestTo(register, 'owner1@example.org')).subject).toBe('An implanter asks you to confirm that a dog is yours')
  const [mine] = (await (await register.as('idris')).apiKeys({})).data.items
  expect(mine?.lastUsedAt).not.toBeNull()
})

test('a keeper without e-mail and mobile is written to; without an address there is nobody to ask', async () => {
  const chip = freshChip()
  expect(await post(message({ chip, email: '' }))).toMatchObject({ status: 200, code: '54108' })
  const letter = await newestTo(register, 'Ada Byrne\n1 High Street\nBanbury\nOX16 5QB')
  expect(letter).toMatchObject({ channel: 'post', subject: expect.stringContaining('Tom & Jerry') })
  const nowhere = message({ chip: freshChip(), email: '' }).replace(/<Address>.*<\/Address>/, '')
  const reply = await post(nowhere)
  expect(reply.status).toBe(400)
  expect(reply.body).toContain('<error>addressNeeded</error>')

  // An address that can't be read keeps nobody from being asked by e-mail.
  const other = freshChip()
  const sent = message({ chip: other, email: 'owner9@example.org' }).replace('OX16 5QB', 'ABROAD')
  expect(await post(sent)).toMatchObject({ status: 200, code: '54108' })
  const [pet] = await petsWith(other)
  const kept = await register.db
    .selectFrom('keeperToBe')
    .selectAll()
    .where('petId', '=', pet?.id ?? '')
    .executeTakeFirst()
  expect(kept).toMatchObject({ name: 'Ada Byrne', landline: '+441295123456', line1: null })
})

test('names keep their accents, also where older software writes them in Latin-1', async () => {
  for (const encoding of ['utf8', 'latin1'] as const) {
    const chip = freshChip()
    const text = message({ chip, email: 'zoe@example.org' }).replace('Tom &amp; Jerry', 'Zoë')
    await post(Buffer.from(text, encoding))
    expect(await petsWith(chip)).toMatchObject([{ name: 'Zoë' }])
  }
})

test('the same message again, also at the same time, has the same answer and registers nothing more', async () => {
  const chip = freshChip()
  const text = message({ chip, email: 'owner2@example.org' })
  const [first, second] = await Promise.all([post(text), post(text)])
  const third = await post(text)
  expect([second.body, third.body]).toEqual([first.body, first.body])
  expect(first.code).toBe('54108')
  expect(await petsWith(chip)).toHaveLength(1)
})

test('another message about a chip that they registered changes nothing, and says how far it is', async () => {
  const chip = freshChip()
  const keeper = await joinConfirmed(register)
  await post(message({ chip, email: keeper.email }))
  expect(await post(message({ chip, email: 'someone@example.org' }))).toMatchObject({ status: 200, code: '54100' })
  const [request] = (await keeper.api.getPetRequests({})).data.items
  await keeper.api.customerAcceptRejectPetRequest({ requestId: request?.id ?? '', answer: 'accept' })
  expect(await post(message({ chip, email: 'another@example.org' }))).toMatchObject({ status: 200, code: '54000' })
})

test('a wrong key, a revoked one, one without the scope and an account that may no longer register are not recognised', async () => {
  const idris = await register.as('idris')
  const chip = freshChip()
  const [revoked, lookup] = [await haveKey(idris), await haveKey(idris, { scopes: ['lookup'] })]
  await idris.revokeApiKey({ keyId: revoked.keyId })
  const gone = await verifiedImplanter(register, {})
  const theirs = await haveKey(gone.api)
  const profile = await register.db.selectFrom('profile').select('id').where('accountId', '=', gone.id).executeTakeFirstOrThrow()
  await asProvider(register, ({ transition }) => transition(verificationLife, 'refuse', profile.id, 'Staff'))
  for (const wrong of ['', 'nonsense', `${key}x`, revoked.key, lookup.key, theirs.key]) {
    const reply = await post(message({ chip, email: 'owner3@example.org' }), { key: wrong })
    expect(reply).toMatchObject({ status: 200, code: '54101' })
    expect(reply.headers).not.toMatch(/54000|54100|54108/)
  }
  expect(await post(message({ chip, email: 'owner3@example.org' }), { user: 'hw_live_00000000' })).toMatchObject({ code: '54101' })
  expect(await petsWith(chip)).toEqual([])
})

test('a chip that’s registered by another, held by another or impossible is said not to be registerable; one that another register holds only after a yes', async () => {
  const [taken, other] = [freshChip(), await verifiedImplanter(register, {})]
  const theirs = await haveKey(other.api)
  await post(message({ chip: taken, email: 'owner4@example.org' }), { key: theirs.key })
  const { numbers, unsold } = await haveChips(register, { holder: other.id })
  for (const chip of [taken, numbers[0] ?? '', unsold]) {
    const reply = await post(message({ chip, email: 'owner5@example.org' }))
    expect([reply.status, reply.code]).toEqual([200, undefined])
    expect(reply.body).toContain('<chipRegisterable>false</chipRegisterable>')
  }
  expect((await post(message({ chip: '12345', email: 'owner5@example.org' }))).body).toContain('<chipFound>false</chipFound>')

  const twice = freshChip()
  const fernside = await database(register)
  fernside.holds(twice)
  const text = message({ chip: twice, email: 'owner3@example.org' })
  const refused = await post(text)
  expect(refused.status).toBe(200)
  expect(refused.body).toContain('<error>heldElsewhere</error>')
  expect(refused.body).toContain(fernside.name)
  expect(refused.body).toContain('<chipRegisterable>false</chipRegisterable>')
  const yes = text.replace('</MicrochipDetails>', '<EvenIfHeldElsewhere>true</EvenIfHeldElsewhere></MicrochipDetails>')
  expect(await post(yes)).toMatchObject({ status: 200, code: '54108' })
  await fernside.close()
})

test.each([
  ['an unknown species', { species: 'Unicorn' }, 400, 'We don’t know the species &apos;Unicorn&apos;'],
  ['an animal that the certificate doesn’t cover', { species: 'Equine' }, 403, 'Only a vet can implant'],
  ['a date that is none', { born: '31/02/2024' }, 400, 'date'],
  ['a keeper who hasn’t agreed', { authorised: 'false' }, 403, 'hasn’t agreed'],
])('%s is refused in words, and nothing is registered', async (_what, over, status, words) => {
  const chip = freshChip()
  const reply = await post(message({ chip, email: 'owner6@example.org', ...over }))
  expect([reply.status, reply.code]).toEqual([status, undefined])
  expect(reply.body).toContain(words)
  expect(await petsWith(chip)).toEqual([])
})

test.each([
  ['an entity bomb', '<!DOCTYPE a [<!ENTITY x "ha"><!ENTITY y "&x;&x;&x;">]><MicrochipRegistration>&y;</MicrochipRegistration>', 400],
  ['a file of ours', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><MicrochipRegistration>&x;</MicrochipRegistration>', 400],
  ['a message that was cut off', '<MicrochipRegistration><PetDetails>', 400],
  ['another kind of message', '<Invoice/>', 400],
  ['nothing', '', 400],
  ['a message that is too large', `<MicrochipRegistration>${'x'.repeat(40_000)}</MicrochipRegistration>`, 413],
])('%s is refused', async (_what, text, status) => {
  const reply = await post(text)
  expect(reply.status).toBe(status)
  expect(reply.body).toMatch(/<message>[A-Z].+<\/message>/)
  expect(reply.body).not.toContain('root:')
})

test('a sandbox key gets the documented answers and writes nothing', async () => {
  const { key: sandbox } = await haveKey(await register.as('anna'), { mode: 'sandbox' })
  const asked = async (chip: string) => post(message({ chip, email: 'owner7@example.org' }), { key: sandbox })
  expect((await asked('985000000000011')).code).toBe('54108')
  expect((await asked('985000000000012')).code).toBe('54100')
  expect((await asked('985000000000013')).body).toContain('<chipRegisterable>false</chipRegisterable>')
  expect(await petsWith('985000000000011')).toEqual([])
})

test('a key that asks too often is told when to come back', async () => {
  const all = await Promise.all(Array.from({ length: 125 }, () => post('<a/>')))
  expect(all.filter(({ status }) => status === 429)).toHaveLength(5)
  expect(all.find(({ status }) => status === 429)?.headers).toContain('retry-after')
})
