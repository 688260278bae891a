import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { verificationLife } from '#features/accounts/lifecycle.ts'
import { decode } from '#platform/web/session.ts'
import { freshChip } from '#src/testing/animals.ts'
import { everyDay, insure, terms } from '#src/testing/bookings.ts'
import { chipped, haveChips, petOf, unitOf, verifiedImplanter } from '#src/testing/implants.ts'
import { workingAtPractice } from '#src/testing/members.ts'
import { textOfPdf } from '#src/testing/pdftext.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { chipsOrder } from '#src/testing/stock.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ minutes: 70 }))
afterAll(() => register.close())

const NOT_QUALIFIED = {
  status: 403,
  code: 'notQualified',
  message:
    'Only a verified implanter can do this, and we haven’t verified you as one. Ask a colleague who is, or add an implanter profile to your own account.',
}

const implantOf = (number: string) =>
  register.db.selectFrom('implant').selectAll().where('chipNumber', '=', number).executeTakeFirstOrThrow()

async function change(move: 'refuse' | 'expire', accountId: string) {
  const { id } = await register.db
    .selectFrom('profile')
    .select('id')
    .where('accountId', '=', accountId)
    .where('type', '=', 'Implanter')
    .executeTakeFirstOrThrow()
  await asProvider(register, ({ transition }) => transition(verificationLife, move, id, move === 'expire' ? 'clock' : 'Staff'))
}

/** An implanter who works as a practice, and a chip of the practice’s. */
async function qualified(practising: Parameters<typeof verifiedImplanter>[1] = {}) {
  const member = await verifiedImplanter(register, practising)
  await register.db.updateTable('account').set({ name: 'Megan Rees' }).where('id', '=', member.id).execute()
  const working = await workingAtPractice(register, { member })
  const { numbers } = await haveChips(register, { holder: working.practice.id })
  return { ...working, number: numbers[0] ?? '', other: numbers[1] ?? '' }
}

describe('an implanter who works as a practice', () => {
  test('implants a chip of the practice under their own name, and it stands in the practice’s lists', async () => {
    const { practice, colleague, acting, number } = await qualified()
    const reply = await acting.registerChip(chipped(number))
    expect(reply).toMatchObject({ status: 200, data: { fromStock: true } })
    expect(await implantOf(number)).toMatchObject({ implanterId: practice.id, byPerson: colleague.id })
    expect(await petOf(register, reply.data.petId)).toMatchObject({ keeperId: practice.id, implanterName: 'Megan Rees' })
    expect((await unitOf(register, number)).status).toBe('implanted')
    expect((await practice.api.getImplanterImplantedChips({ query: number })).data.items[0]).toMatchObject({ by: 'Megan Rees' })
    const listed = async (api: typeof acting) => (await api.getImplanterImplantedChips({ query: number })).data.items.length
    expect([await listed(practice.api), await listed(acting), await listed(colleague.api)]).toEqual([1, 1, 0])
    const events = await register.db.selectFrom('event').selectAll().where('subjectId', '=', reply.data.petId).execute()
    expect(events[0]).toMatchObject({ byAccount: practice.id, byPerson: colleague.id })
    expect((await colleague.api.exportMyData()).bytes.toString()).toContain(number)
  })

  test('registers a reader’s file under their own name', async () => {
    const { practice, acting, number } = await qualified()
    const rows = `Microchip number,Name,Species,Breed,Sex,Colour,Date of birth,Implanted on,Implant site,Email,Mobile
${number},Ash,Dog,unknown,F,Golden,01/01/2026,20/03/2026,Scruff,jo@example.org,`
    const file = { bytes: Buffer.from(rows), name: 'reader.csv' }
    expect(await acting.importImplants({}, { file })).toMatchObject({ data: { registered: 1 } })
    const { petId, byPerson, implanterId } = await implantOf(number)
    expect(await petOf(register, petId ?? '')).toMatchObject({ implanterName: 'Megan Rees', keeperId: practice.id })
    expect(implanterId).toBe(practice.id)
    expect(byPerson).not.toBeNull()
  })

  test('asked again about the same animal, the name is of whoever wrote it last', async () => {
    const { practice, acting, number } = await qualified()
    const { data } = await practice.api.registerChip(chipped(number))
    await practice.api.withdrawPetRequest({ requestId: data.requestId })
    expect((await acting.registerChip(chipped(number))).data.petId).toBe(data.petId)
    expect(await petOf(register, data.petId)).toMatchObject({ implanterName: 'Megan Rees' })
  })

  test('corrects its date and its number', async () => {
    const { acting, number, other } = await qualified()
    await acting.registerChip(chipped(number))
    const { id: implantId } = await implantOf(number)
    expect(await acting.updateChip({ implantId, implantedOn: '2026-03-26', site: 'Left of the neck' })).toMatchObject({ status: 200 })
    const asked = { implantId, chipNumber: other, reason: 'I read the wrong label', scanned: true }
    expect(await acting.correctImplantNumber(asked)).toMatchObject({ status: 200, data: { chipNumber: other } })
    expect(await implantOf(other)).toMatchObject({ id: implantId })
  })

  test('implants in what their own certificate covers, whatever the practice’s does', async () => {
    const { practice, acting, number } = await qualified({ species: ['cat'] })
    expect(await acting.registerChip(chipped(number))).toMatchObject({ status: 403, code: 'outOfScope' })
    const ask = async (api: typeof acting) =>
      (await api.userProfile()).data.profiles.find(({ type }: { type: string }) => type === 'Implanter')
    expect(await ask(acting)).toMatchObject({ practice: { species: ['cat'] } })
    expect(await ask(practice.api)).toMatchObject({ practice: { species: ['dog', 'cat'] } })
  })

  test('stops at the next call once we no longer verify them, and goes on where only the year of it is over', async () => {
    const { colleague, acting, number, other } = await qualified()
    await change('expire', colleague.id)
    expect(await acting.registerChip(chipped(number))).toMatchObject({ status: 200 })
    await change('refuse', colleague.id)
    expect(await acting.registerChip(chipped(other))).toMatchObject(NOT_QUALIFIED)
    expect((await acting.getChipsForImplanter({})).status).toBe(200)
  })

  test('implants nothing for a practice that we haven’t verified itself', async () => {
    const practice = await verifiedImplanter(register, { standing: 'applied' })
    const { acting } = await workingAtPractice(register, { practice, member: await verifiedImplanter(register, {}) })
    expect(await acting.registerChip(chipped(freshChip()))).toMatchObject({ status: 403, code: 'notVerified' })
  })

  test('is out at once when removed', async () => {
    const { practice, acting, number, membershipId: id } = await qualified()
    await practice.api.removePerson({ id })
    expect(await acting.registerChip(chipped(number))).toMatchObject({ status: 401, code: 'signInFirst' })
  })

  test('only reads where that’s their role there', async () => {
    const { acting } = await workingAtPractice(register, { role: 'readOnly', member: await verifiedImplanter(register, {}) })
    expect(await acting.registerChip(chipped(freshChip()))).toMatchObject({ status: 403, code: 'notYourLevel' })
  })

  test('is named in the practice’s report of a chip that failed', async () => {
    const { practice, acting, number } = await qualified()
    await acting.registerChip(chipped(number))
    const told = { chipNumber: number, kind: 'failed', noticedOn: '2026-03-27', words: 'Silent', secondScan: 'Nothing' }
    const { data } = await acting.markChipAsdead(told)
    const { bytes } = await practice.api.downloadDeadChipReport({ reportId: data.reportId })
    expect(await textOfPdf(bytes)).toContain('Megan Rees')
  })
})

describe('somebody who works as a practice and is no implanter', () => {
  test('can’t record or correct an implant, and is told why', async () => {
    const { practice, acting } = await workingAtPractice(register, { role: 'owner' })
    const { numbers } = await haveChips(register, { holder: practice.id })
    const [number = '', next = ''] = numbers
    expect(await acting.registerChip(chipped(next))).toMatchObject(NOT_QUALIFIED)
    await practice.api.registerChip(chipped(number))
    const { id: implantId, byPerson } = await implantOf(number)
    expect(byPerson).toBeNull()
    expect(await acting.updateChip({ implantId, implantedOn: '2026-03-26', site: 'Neck' })).toMatchObject(NOT_QUALIFIED)
    expect(await acting.chipWithPet({ chipNumber: next, oldChipNumber: number })).toMatchObject(NOT_QUALIFIED)
    expect(await acting.createApiKey({ name: 'Ours', mode: 'live', scopes: ['register'] })).toMatchObject({ code: 'notVerified' })
  })

  test('reports that a chip of the stock never worked, and leaves one that failed in an animal to an implanter', async () => {
    const { practice, acting } = await workingAtPractice(register)
    const { numbers } = await haveChips(register, { holder: practice.id })
    const [number = '', next = ''] = numbers
    await practice.api.registerChip(chipped(number))
    const told = { noticedOn: '2026-03-27', words: 'Silent', secondScan: 'Nothing' }
    expect(await acting.markChipAsdead({ ...told, chipNumber: number, kind: 'failed' })).toMatchObject({ status: 403, code: 'notVerified' })
    expect(await acting.markChipAsdead({ ...told, chipNumber: next, kind: 'unusedDud' })).toMatchObject({ status: 200 })
  })

  test('does the daily work: sees chips, orders and implants, asks a keeper again, keeps the diary', async () => {
    const { practice, acting } = await workingAtPractice(register)
    const { numbers } = await haveChips(register, { holder: practice.id })
    await practice.api.registerChip(chipped(numbers[0] ?? ''))
    expect((await acting.getChipsForImplanter({})).data).toEqual((await practice.api.getChipsForImplanter({})).data)
    expect((await acting.getImplanterImplantedChips({})).data.items).toMatchObject([{ number: numbers[0] }])
    const asked = { implantId: (await implantOf(numbers[0] ?? '')).id, to: { email: 'right.one@example.org' }, payer: 'them' }
    expect(await acting.askKeeperAgain(asked)).toMatchObject({ code: 'notNow' })
    for (const reply of [acting.chipsOrderList({}), acting.getBookingTerms({}), acting.implanterDashboard({}), acting.getTasks()])
      expect((await reply).status).toBe(200)
  })

  test('orders and spends as a manager, and no lower', async () => {
    const { practice, acting: team } = await workingAtPractice(register)
    const { acting: manager } = await workingAtPractice(register, { practice, role: 'manager' })
    expect(await team.saveChipsOrder(chipsOrder())).toMatchObject({ status: 403, code: 'notYourLevel' })
    expect(await team.getPayments({})).toMatchObject({ status: 403, code: 'notYourLevel' })
    expect(await manager.saveChipsOrder(chipsOrder())).toMatchObject({ status: 200 })
    expect((await practice.api.chipsOrderList({})).data.total).toBe(1)
  })

  test('takes no secret address of the diary along, but for an owner', async () => {
    const practice = await verifiedImplanter(register, {})
    await insure(register, practice.id)
    await practice.api.updateBookingTerms(terms())
    await practice.api.saveBookingHours({ hours: everyDay(), exceptions: [] })
    const calendar = async (role: 'manager' | 'owner') =>
      (await (await workingAtPractice(register, { practice, role })).acting.getBookingTerms({})).data.calendar
    expect([await calendar('manager'), await calendar('owner')]).toEqual([null, expect.stringContaining('.ics')])
  })

  test('has nobody to work for once we have refused the practice', async () => {
    const { practice, acting } = await workingAtPractice(register)
    await change('refuse', practice.id)
    expect((await acting.getTasks()).status).toBe(401)
  })
})

test('the token says whether who works as a practice is an implanter, and by which name the practice is listed', async () => {
  const practice = await verifiedImplanter(register, {})
  await insure(register, practice.id)
  await practice.api.updateBookingTerms(terms())
  const token = async (member?: Awaited<ReturnType<typeof verifiedImplanter>>) => {
    const { colleague, membershipId: id } = await workingAtPractice(register, { practice, ...(member && { member }) })
    return decode((await colleague.api.workAs({ id })).data.token)
  }
  expect(await token()).toMatchObject({ name: 'Dilys Chips', profileTypes: ['Implanter'], working: { isQualified: false } })
  expect(await token(await verifiedImplanter(register, {}))).toMatchObject({ working: { isQualified: true } })
})
