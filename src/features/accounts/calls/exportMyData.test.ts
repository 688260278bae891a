import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { refundPayment } from '#features/payments/refundPayment.ts'
import { actorOn } from '#platform/server/perform.ts'
import { asked } from '#src/testing/claims.ts'
import { chipped } from '#src/testing/implants.ts'
import { litter, puppy, soldByCode } from '#src/testing/litters.ts'
import { codeIn, newestTo, secretIn } from '#src/testing/mailbox.ts'
import { join } from '#src/testing/newcomer.ts'
import { paid } from '#src/testing/paying.ts'
import { smallPicture } from '#src/testing/picture.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { listedPet } from '#src/testing/rehomings.ts'
import { batchOf, newImplanter, sentOrder } from '#src/testing/stock.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('is a JSON file with the day in its name', async () => {
  const anna = await register.as('anna')
  const { status, headers } = await anna.exportMyData()
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': expect.stringContaining('filename="homeward-2026-03-27.json"'),
    'cache-control': 'private, no-store',
  })
})

test('holds what the person gave, subject by subject', async () => {
  const anna = await register.as('anna')
  const held = JSON.parse((await anna.exportMyData()).bytes.toString())
  expect(held.account).toMatchObject({ name: 'Anna Hughes', email: PEOPLE.anna.email, mobile: PEOPLE.anna.mobile, line1: '14 Priory Lane' })
  expect(held.profiles).toMatchObject([{ type: 'Customer', standing: 'active', verifiedUntil: null, renewalAt: null }])
  expect(held.sessions).toHaveLength(1)
})

test('holds nothing with which somebody could sign in', async () => {
  const nia = await join(register, { mobile: '07700900701' })
  const secret = secretIn((await newestTo(register, nia.email)).text)
  const code = codeIn((await newestTo(register, '+447700900701')).text)
  const text = (await nia.api.exportMyData()).bytes.toString()
  const kept = await register.db.selectFrom('account').select('passwordHash').where('id', '=', nia.id).executeTakeFirstOrThrow()
  const hashes = await register.db.selectFrom('singleUseToken').select('hash').where('accountId', '=', nia.id).execute()
  for (const hidden of [kept.passwordHash, ...hashes.map(({ hash }) => hash), nia.token, nia.password, secret])
    expect(text).not.toContain(hidden)
  expect(text).not.toMatch(new RegExp(`"${code}"|argon2|passwordHash|codeHash`))
})

test('holds nothing of anybody else', async () => {
  const nia = await join(register)
  const text = (await nia.api.exportMyData()).bytes.toString()
  for (const person of Object.values(PEOPLE)) expect(text).not.toContain(person.email)
})

test('names no breeder to whoever bought an animal, and no buyer to its breeder', async () => {
  const bryony = await register.as('bryony')
  const born = await bryony.addPetByBreeder(litter({ young: [puppy()] }))
  const petId = born.data.pets[0]?.petId ?? ''
  const nia = await soldByCode(register, bryony, petId)

  const bought = (await nia.api.exportMyData()).bytes.toString()
  expect(JSON.parse(bought).pets).toMatchObject([{ id: petId, breederId: null, breederName: null }])
  expect(bought).not.toMatch(new RegExp(`Bryony|Clarke|${register.people.bryony}`))
  const bred = (await bryony.exportMyData()).bytes.toString()
  expect(JSON.parse(bred).kept).toContainEqual(expect.objectContaining({ petId }))
  expect(bred).not.toMatch(new RegExp(`${nia.email}|${nia.id}|${nia.name}`))
})

test('holds what somebody wrote to offer a home, and of a request only what the keeper was told', async () => {
  const { rehomingId } = await listedPet(register)
  const nia = await join(register)
  await nia.api.applyToRehome({ rehomingId, message: 'We have a garden.', adult: true })
  expect(JSON.parse((await nia.api.exportMyData()).bytes.toString()).homesOffered).toMatchObject([
    { rehomingId, message: 'We have a garden.' },
  ])

  const tamsin = register.db.updateTable('account').where('id', '=', register.people.tamsin)
  await tamsin.set({ mobileVerifiedAt: null }).execute()
  const { anna, requestId } = await asked(register)
  const askedOfMe = async () => JSON.parse((await anna.exportMyData()).bytes.toString()).askedOfMe
  expect(await askedOfMe()).toEqual([])
  await register.db.updateTable('claim').set({ notifiedAt: register.clock.now() }).where('id', '=', requestId).execute()
  expect(await askedOfMe()).toMatchObject([{ reason: 'bought' }])
})

test('holds what somebody bought, paid and was given back, with the invoices, and nothing that only the provider is to know', async () => {
  const { api, paymentId, form, purchaseId } = await paid(register)
  await actorOn(register, register.clock.now(), null)((tools) => refundPayment(tools, paymentId, { pence: 500 }, 'Goodwill'))
  await register.drain()
  const text = (await api.exportMyData()).bytes.toString()
  const held = JSON.parse(text)
  expect(held.payments).toMatchObject([{ id: paymentId, status: 'partRefunded', pence: 1500, refundedPence: 500 }])
  expect(held.refunds).toMatchObject([{ paymentId, pence: 500, reason: 'Goodwill', status: 'made' }])
  expect(held.invoices.map(({ kind }: { kind: string }) => kind)).toEqual(['invoice', 'creditNote'])
  expect(held.purchases).toMatchObject([{ id: purchaseId, status: 'granted', planCode: 'single' }])
  expect(held.registrations).toMatchObject([{ source: 'plan', quantity: 1 }])
  expect(text).not.toContain(form.clientSecret.split('_secret_')[0])
})

test('holds the chips that an implanter ordered, holds, implanted and reported, and nothing of whose animals they are in', async () => {
  const { api, id } = await newImplanter(register)
  await batchOf(register, 25)
  const orderId = await sentOrder(register, api)
  await api.updateChipsOrder({ orderId, act: 'received' })
  const [unit] = await register.db.selectFrom('chipUnit').select('number').where('holderId', '=', id).orderBy('number').execute()
  const chipNumber = unit?.number ?? ''
  await api.registerChip(chipped(chipNumber, { to: { email: 'whose.animal@example.org' } }))
  await api.markChipAsdead({ chipNumber, kind: 'failed', words: 'No scanner reads it', secondScan: 'Nothing', noticedOn: '2026-03-27' })

  const text = (await api.exportMyData()).bytes.toString()
  const { implants, ...held } = JSON.parse(text)
  expect(held.chipOrders).toMatchObject([{ id: orderId, quantity: 25, delivery: { name: 'Idris Bevan' } }])
  expect(held.chipsHeld).toHaveLength(25)
  expect(implants).toMatchObject([{ chipNumber, site: 'Between the shoulder blades' }])
  expect(held.chipsReported).toMatchObject([{ chipNumber, kind: 'failed', words: 'No scanner reads it' }])
  expect(JSON.stringify(implants)).not.toContain('whose.animal')
})

test('is for the person alone', async () => {
  expect((await register.stranger.exportMyData()).status).toBe(401)
})

test('has a link to each file that the person sent, which works for 7 days', async () => {
  const nia = await join(register)
  const picture = { file: { bytes: await smallPicture(), name: 'card.png' } }
  const { fileId } = (await nia.api.uploadFile({ purpose: 'evidence' }, picture)).data
  const { files } = JSON.parse((await nia.api.exportMyData()).bytes.toString())
  expect(files).toMatchObject([{ id: fileId, name: 'card.png', type: expect.stringMatching(/^image\//) }])
  const get = () => register.app.inject(files[0].link.replace(/^https?:\/\/[^/]+/, ''))
  expect(files[0].link).toMatch(/^http/)
  register.clock.turn({ days: 6 })
  expect((await get()).statusCode).toBe(200)
  register.clock.turn({ days: 2 })
  expect((await get()).statusCode).toBe(404)
})
