import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import type { Client } from '#src/testing/client.ts'
import { havePet } from '#src/testing/lookups.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { haveOtherRegister } from '#src/testing/otherregisters.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

const CHIP = '985121004515220'
let register: TestRegister
let anna: Client
let petlog: Awaited<ReturnType<typeof haveOtherRegister>>
beforeAll(async () => {
  register = await testRegister()
  await havePet(register, { chip: CHIP })
  anna = await register.as('anna')
  petlog = await haveOtherRegister(register, { code: 'petlog', holds: [] })
})
afterAll(async () => {
  await petlog.close()
  await register.close()
})

const held = async () => (await register.app.inject(`/api/registers/v1/holds/${CHIP}`)).json().holds
const conflict = async () => (await anna.registerConflicts({})).data.items[0]

test('a register that says that a record has moved there is only noted, and the keeper is asked, once', async () => {
  expect(await petlog.tell('moved', CHIP)).toEqual({ status: 200, body: { chipNumber: CHIP, moved: false } })
  expect(await petlog.tell('moved', CHIP)).toEqual({ status: 200, body: { chipNumber: CHIP, moved: false } })
  await register.drain()
  const letters = (await mailbox(register, PEOPLE.anna.email)).filter(({ subject }) => subject === 'Petlog has Bramble’s microchip as well')
  expect(letters).toHaveLength(1)
  expect(await held()).toBe(true)
  const { data } = await register.stranger.publicChipInfo({ chipNumber: CHIP })
  expect(data.result).toBe('registeredHere')
  expect(data.advice.join(' ')).toContain('Petlog has this microchip as well')
  expect((await anna.getTasks({})).data.items.some(({ kind }) => kind === 'registerConflict')).toBe(true)
})

test('once the keeper has left the record there, we hold it no longer, and finders are sent there', async () => {
  const known = await conflict()
  expect(known).toMatchObject({ petName: 'Bramble', other: { name: 'Petlog' }, isOpen: true })
  await anna.resolveConflict({ conflictId: known?.conflictId ?? '', keep: 'there' })
  expect(await held()).toBe(false)
  const { data } = await register.stranger.publicChipInfo({ chipNumber: CHIP })
  expect([data.result, data.headline]).toEqual(['registeredElsewhere', 'This microchip is registered with Petlog'])
  expect(data.relay).toBe(false)
  const refused = await register.stranger.addMicrochipLookup({ chipNumber: CHIP, message: 'I have her.' })
  expect([refused.code, refused.message]).toEqual(['notHere', expect.stringContaining('Petlog')])
  expect((await petlog.tell('moved', CHIP)).body).toEqual({ chipNumber: CHIP, moved: true })
})

test('a keeper who changes their mind has it back', async () => {
  await anna.resolveConflict({ conflictId: (await conflict())?.conflictId ?? '', keep: 'here' })
  expect(await held()).toBe(true)
})

test('a number that isn’t here has nothing to be marked', async () => {
  expect((await petlog.tell('moved', '985121004515229')).body).toEqual({ chipNumber: '985121004515229', moved: true })
  expect((await petlog.tell('conflict', '985121004515229')).body).toEqual({ chipNumber: '985121004515229', noted: true })
})

test('nobody without a key is heard, and junk is refused in words', async () => {
  for (const key of ['', 'wrong']) expect((await petlog.tell('moved', CHIP, key)).status).toBe(401)
  expect(await petlog.tell('moved', '12345')).toMatchObject({ status: 400, body: { error: expect.stringContaining('15') } })
  const bare = await register.app.inject({
    method: 'POST',
    url: '/api/registers/v1/conflict',
    headers: { authorization: 'Bearer key-of-petlog' },
    payload: { chip: 1 },
  })
  expect([bare.statusCode, bare.json().error]).toEqual([400, 'Send chipNumber, to and at as JSON'])
})

test('an enquirer whom another register sends on is answered here, and who sent them is counted', async () => {
  const send = (path: string) => register.app.inject(path)
  for (const path of [`/redirected/${CHIP}?from=petlog`, `/redirected/${CHIP}?from=petlog`, `/redirected/${CHIP}?from=nobody`]) {
    const reply = await send(path)
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `/home?chip=${CHIP}`])
  }
  expect((await send(`/redirected/${CHIP}?from=%00`)).statusCode).toBe(303)
  expect((await send('/redirected/%3Cscript%3E?from=petlog&from=x')).statusCode).toBe(303)
  const counted = await register.db.selectFrom('redirect').select(['registerCode', 'count']).execute()
  expect(counted).toEqual([{ registerCode: 'petlog', count: 2 }])
})
