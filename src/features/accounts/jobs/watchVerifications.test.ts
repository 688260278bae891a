import { afterEach, beforeEach, expect, test } from 'vitest'
import { PEOPLE, type PersonKey } from '#database/seed/people.ts'
import { listVerifications, refuseProfessional, verifyProfessional } from '#features/staff/contract.ts'
import { newId } from '#platform/database/id.ts'
import { chainHolds } from '#platform/law/event.ts'
import { signedInAnew } from '#src/testing/claims.ts'
import { chipped, haveChips } from '#src/testing/implants.ts'
import { stray } from '#src/testing/litters.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { batchOf, chipsOrder } from '#src/testing/stock.ts'

let register: TestRegister
const desk = deskOf(() => register)
beforeEach(async () => {
  register = await testRegister()
})
afterEach(() => register.close())

async function after(days: number) {
  register.clock.turn({ days })
  await register.runJob('watchVerifications', {})
  await register.runJob('watchVerifications', {})
}

const lettersTo = async (key: PersonKey) =>
  (await mailbox(register, PEOPLE[key].email)).flatMap(({ subject }) => (subject?.includes('erification') ? [subject] : []))

const profileOf = (key: PersonKey) =>
  register.db.selectFrom('profile').selectAll().where('accountId', '=', register.people[key]).executeTakeFirstOrThrow()

const verificationOf = async (key: PersonKey) => (await profileOf(key)).status

test('an organisation is told 30 and 7 days before its verification ends, each once, and that it has ended the day after its last day', async () => {
  await after(334)
  expect(await lettersTo('wilma')).toEqual([])
  await after(1)
  const soon = 'Your verification ends on 27 March 2027'
  expect(await lettersTo('wilma')).toEqual([soon])
  await after(22)
  expect(await lettersTo('wilma')).toEqual([soon])
  await after(1)
  expect(await lettersTo('wilma')).toEqual([soon, soon])
  await after(7)
  expect(await verificationOf('wilma')).toBe('verified')
  await after(1)
  expect(await verificationOf('wilma')).toBe('expired')
  await after(100)
  expect(await lettersTo('wilma')).toEqual([soon, soon, 'Your verification as a vet, rescue or authority has ended'])
  const { id } = await profileOf('wilma')
  const events = await register.db.selectFrom('event').selectAll().where('subjectId', '=', id).orderBy('seq').execute()
  expect(events.slice(2).map(({ move, byRole, clause }) => [move, byRole, clause])).toEqual([['expire', 'clock', 'ACC-20']])
  expect(chainHolds(events)).toBe(true)
})

test('a breeder stays verified: the licence tells us no end', async () => {
  await after(800)
  expect([await verificationOf('bryony'), await lettersTo('bryony')]).toEqual(['verified', []])
})

test('after a standstill one letter goes out, and none to somebody who has shown anew what they are', async () => {
  register.clock.turn({ days: 350 })
  const idris = await signedInAnew(register, 'idris')
  await idris.sendEvidence({ profileType: 'Implanter', nothingChanged: true })
  await after(10)
  expect(await lettersTo('wilma')).toEqual(['Your verification ends on 27 March 2027'])
  expect(await lettersTo('idris')).toEqual([])
})

test('whoever asks for another year in time stays verified until Staff have answered, and is verified no longer once they refuse', async () => {
  await batchOf(register, 100)
  register.clock.turn({ days: 350 })
  const asking = await signedInAnew(register, 'idris')
  await asking.sendEvidence({ profileType: 'Implanter', nothingChanged: true })
  await after(40)
  expect([await verificationOf('wilma'), await verificationOf('idris'), await lettersTo('idris')]).toEqual(['expired', 'verified', []])
  const idris = await signedInAnew(register, 'idris')
  expect((await idris.saveChipsOrder(chipsOrder())).status).toBe(200)
  expect((await idris.getPractice()).data).toMatchObject({ standing: 'verified', until: null })

  await desk(refuseProfessional, { email: PEOPLE.idris.email, profileType: 'Implanter', reason: 'The certificate has run out.' })
  await after(1)
  expect(await verificationOf('idris')).toBe('refused')
  expect((await (await signedInAnew(register, 'idris')).saveChipsOrder(chipsOrder())).status).toBe(403)
})

test('however many verifications end on one day, each holder is told, and each ends, on the day that it is due', async () => {
  await manyOrganisations(101, '2026-04-20')
  await register.runJob('watchVerifications', {})
  const soon = 'Your verification ends on 20 April 2026'
  expect(await heardByMany()).toEqual({ [soon]: 101 })
  register.clock.turn({ days: 26 })
  await register.runJob('watchVerifications', {})
  expect(await heardByMany()).toEqual({ [soon]: 101, 'Your verification as a vet, rescue or authority has ended': 101 })
})

test('somebody whose account closes is not written to', async () => {
  await register.db.updateTable('account').set({ status: 'closing' }).where('id', '=', register.people.wilma).execute()
  await after(360)
  await after(10)
  expect([await verificationOf('wilma'), await lettersTo('wilma')]).toEqual(['expired', []])
})

test('an organisation whose verification has ended takes nothing in, keeps what it has, and goes on once Staff verify it again', async () => {
  const before = await register.as('wilma')
  const { petId } = (await before.addPetByWelfare(stray())).data
  await after(366)
  const wilma = await signedInAnew(register, 'wilma')
  const offer = { petId, adopter: { email: 'adopter@example.org' }, statement: 'strayPeriodPassed' }
  const newcomer = () => stray({ intake: { ...stray().intake, cameOn: '2027-03-20', councilFrom: '2027-03-18' } })
  const refused = await wilma.addPetByWelfare(newcomer())
  expect(refused).toMatchObject({ status: 403, code: 'notVerified' })
  expect(refused.message).toBe('Only verified organisations can take animals in. Your profile says what we’re waiting for.')
  expect(await wilma.sellPetByWelfare(offer)).toMatchObject({ status: 403, code: 'notVerified' })
  const found = async () => (await wilma.findWelfareOrganisations({ query: 'Kiln Road' })).data.items.length
  expect(await found()).toBe(0)
  expect((await wilma.getWelfarePets({})).data.items.map(({ id }: { id: string }) => id)).toEqual([petId])
  expect((await wilma.getPetDetail({ petId })).status).toBe(200)

  await wilma.sendEvidence({ profileType: 'Welfare', nothingChanged: true })
  expect((await desk(listVerifications, {})).items).toMatchObject([{ email: PEOPLE.wilma.email, profileType: 'Welfare' }])
  await desk(verifyProfessional, { email: PEOPLE.wilma.email, profileType: 'Welfare', reason: 'Rang them.' })
  expect(await profileOf('wilma')).toMatchObject({ status: 'verified', verifiedUntil: '2028-03-28', reminders: 0, renewalAt: null })
  expect(await desk(listVerifications, {})).toEqual({ items: [] })
  expect((await wilma.addPetByWelfare(newcomer())).status).toBe(200)
  expect((await wilma.sellPetByWelfare(offer)).status).toBe(200)
  expect(await found()).toBe(1)
})

test('an implanter orders no chips from 60 days after their verification has ended, and goes on implanting and reporting those in hand', async () => {
  await batchOf(register, 100)
  await after(366 + 60)
  const idris = await signedInAnew(register, 'idris')
  expect(await idris.saveChipsOrder(chipsOrder())).toMatchObject({ status: 403, code: 'notVerified' })
  expect((await idris.chipPacksList()).data.may).toEqual({
    clause: 'STOCK-1',
    words: expect.stringMatching(/^You need a verified certificate to order\./),
  })
  const [number = '', another = ''] = (await haveChips(register, { chips: 2 })).numbers
  expect((await idris.registerChip(chipped(number))).status).toBe(200)
  const report = { chipNumber: another, kind: 'unusedDud', words: 'No scanner reads it', secondScan: 'Nothing', noticedOn: '2027-03-28' }
  expect((await idris.markChipAsdead(report)).status).toBe(200)
  const changed = await idris.updatePractice({
    professional: { kind: 'Implanter', certificateReference: 'X', species: ['all'], role: 'vet' },
  })
  expect(changed).toMatchObject({ status: 409, code: 'checkedAlready' })

  await desk(verifyProfessional, { email: PEOPLE.idris.email, profileType: 'Implanter', reason: 'Rang them.' })
  expect((await idris.saveChipsOrder(chipsOrder())).status).toBe(200)
})

async function manyOrganisations(count: number, verifiedUntil: string) {
  const createdAt = register.clock.now()
  const ids = Array.from({ length: count }, () => newId())
  const many = { name: 'Rescue', passwordHash: '', status: 'active' } as const
  await register.db
    .insertInto('account')
    .values(ids.map((id) => ({ id, email: `${id}@many.example`, emailVerifiedAt: createdAt, ...many, createdAt })))
    .execute()
  const verified = { type: 'Welfare', status: 'verified', statusAt: createdAt, createdAt, verifiedUntil } as const
  await register.db
    .insertInto('profile')
    .values(ids.map((accountId) => ({ id: newId(), accountId, ...verified })))
    .execute()
}

/** How many letters with each subject the many have had. */
async function heardByMany() {
  await register.drain()
  const letters = (await register.outbox()).filter(({ recipient }) => recipient.endsWith('@many.example'))
  const bySubject = Map.groupBy(letters, ({ subject }) => subject)
  return Object.fromEntries([...bySubject].map(([subject, all]) => [subject, all.length]))
}
