import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startDemoPeer } from '#adapters/databases/peer.ts'
import { PEOPLE } from '#database/seed/people.ts'
import { signedInAnew } from '#src/testing/claims.ts'
import type { Client } from '#src/testing/client.ts'
import { havePet } from '#src/testing/lookups.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { database, movedFrom } from '#src/testing/recordtransfers.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let anna: Client
let peer: Awaited<ReturnType<typeof startDemoPeer>>
const held = new Set<string>()
let pets = 0
beforeAll(async () => {
  register = await testRegister()
  peer = await startDemoPeer({ name: 'Petlog', holds: held, registersFor: 'k3y' })
})
afterAll(async () => {
  await peer.close()
  await register.close()
})
beforeEach(async () => {
  anna = await signedInAnew(register, 'anna')
  await register.drain()
  await register.db.deleteFrom('outboxMessage').execute()
  await takesAt(peer.url)
})

const takesAt = (url: string) =>
  register.db
    .updateTable('otherRegister')
    .set({ askUrl: url, vetxmlUrl: `${url}/vetxml`, vetxmlUser: 'homeward', vetxmlKey: 'k3y' })
    .where('code', '=', 'petlog')
    .execute()

async function aPet(status: 'active' | 'missing' = 'active') {
  pets += 1
  const chip = `9851210045163${10 + pets}`
  return { chip, petId: await havePet(register, { chip, status, name: `Pet${pets}` }) }
}

const sent = async (petId: string) => (await anna.registerConflicts({ petId })).data
const send = (petId: string, registerCode = 'petlog') => anna.sendToRegister({ petId, registerCode, agreed: true })
const subjects = async () => (await mailbox(register, PEOPLE.anna.email)).map(({ subject }) => subject)

test('the other register takes the details, the keeper is told once, and can then leave the record there', async () => {
  const { petId, chip } = await aPet()
  expect((await send(petId)).data).toMatchObject({ status: 'waiting', register: 'Petlog' })
  await register.drain()
  const { items, sent: details } = await sent(petId)
  expect(details).toMatchObject([{ status: 'taken' }])
  expect(items).toMatchObject([{ isOpen: true, found: 'We sent Petlog your details, as you asked, and it took them.' }])
  expect(await subjects()).toEqual([`Petlog has Pet${pets}’s details`])
  expect((await anna.resolveConflict({ conflictId: items[0]?.conflictId ?? '', keep: 'there' })).status).toBe(200)
  expect((await register.stranger.publicChipInfo({ chipNumber: chip })).data.result).toBe('registeredElsewhere')
})

test('a register that has the number already may refuse, and nothing changes here', async () => {
  const { petId, chip } = await aPet()
  held.add(chip)
  await send(petId)
  await register.drain()
  expect((await sent(petId)).sent).toMatchObject([{ status: 'refused' }])
  expect(await subjects()).toContain(`Petlog hasn’t taken Pet${pets}’s details`)
})

test('details that get no answer are sent again for three days, and then the keeper is told', async () => {
  await takesAt('http://127.0.0.1:1')
  const { petId } = await aPet()
  await send(petId)
  for (let tries = 0; tries <= 5; tries += 1) {
    expect((await sent(petId)).sent).toMatchObject([{ status: 'waiting' }])
    const { sendingId = '' } = (await sent(petId)).sent[0] ?? {}
    await register.runJob('detailsAnswer', { sendingId, tries, heard: 'noAnswer' })
  }
  await register.drain()
  expect((await sent(petId)).sent).toMatchObject([{ status: 'unanswered' }])
  expect(await subjects()).toEqual([`Petlog hasn’t answered about Pet${pets}`])
})

test('the details of someone who no longer keeps the animal aren’t sent', async () => {
  const { petId, chip } = await aPet()
  await send(petId)
  await register.db.updateTable('pet').set({ keeperId: register.people.toby }).where('id', '=', petId).execute()
  await register.drain()
  expect((await (await fetch(`${peer.url}/holds/${chip}`)).json()).holds).toBe(false)
})

test('a double click sends them once: onItsWay', async () => {
  const { petId } = await aPet()
  const answers = await Promise.all([send(petId), send(petId)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: 'onItsWay' })
})

test('a register that takes none is refused: takesNone', async () => {
  const { petId } = await aPet()
  for (const code of ['petTrac', 'nowhere']) expect(await send(petId, code)).toMatchObject({ status: 409, code: 'takesNone' })
})

test('a pet that’s looked for stays here: lookedFor', async () => {
  const { petId } = await aPet('missing')
  expect(await send(petId)).toMatchObject({ status: 409, code: 'lookedFor', clause: 'CONF-3' })
})

test('nobody sends another’s details: noSuchPet', async () => {
  const { petId } = await aPet()
  const toby = await register.as('toby')
  expect(await toby.sendToRegister({ petId, registerCode: 'petlog', agreed: true })).toMatchObject({ status: 404, code: 'noSuchPet' })
})

test('a record that came from another register and isn’t proven stays here: unproven', async () => {
  const { keeper, petId } = await movedFrom(register, (await database(register, null)).code)
  expect(await keeper.api.sendToRegister({ petId, registerCode: 'petlog', agreed: true })).toMatchObject({ status: 409, code: 'unproven' })
})
