import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { join } from '#src/testing/newcomer.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { verificationLife } from '../lifecycle.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const professional = { kind: 'Implanter', certificateReference: 'LANTRA/9', species: ['dog'], role: 'trained' } as const
const insurance = { insurer: 'Veterinary Mutual', policyNumber: 'VM-1', until: '2027-03-01' }
const serviceAddress = { line1: '2 Mill Lane', town: 'Ludlow', postcode: 'sy8 1aa' }

async function implanter(verification: 'applied' | 'verified' = 'applied') {
  const newcomer = await join(register, { profileType: 'Implanter', professional })
  const profile = await register.db.selectFrom('profile').select('id').where('accountId', '=', newcomer.id).executeTakeFirstOrThrow()
  if (verification === 'verified')
    await asProvider(register, ({ transition }) => transition(verificationLife, 'verify', profile.id, 'Staff'))
  return { ...newcomer, profileId: profile.id }
}

test('a verified implanter says where they work and who insures them, and stays verified', async () => {
  const { api, profileId } = await implanter('verified')
  expect(await api.updatePractice({ serviceAddress })).toMatchObject({ status: 200, message: 'Saved' })
  expect((await api.updatePractice({ insurance })).status).toBe(200)
  expect((await api.getPractice()).data).toMatchObject({
    standing: 'verified',
    certificateReference: 'LANTRA/9',
    serviceAddress: { line1: '2 Mill Lane', town: 'Ludlow', postcode: 'SY8 1AA' },
    insurance: { ...insurance, state: 'good' },
  })
  const noted = await register.db
    .selectFrom('event')
    .select(['clause', 'facts'])
    .where('subjectId', '=', profileId)
    .where('move', '=', 'changePractice')
    .orderBy('seq')
    .execute()
  expect(noted.map(({ clause, facts }) => [clause, facts])).toEqual([
    ['ACC-19', { changed: ['serviceAddress'] }],
    ['ACC-19', { changed: ['insurance'] }],
  ])
})

test('our own certificate’s number is written as we write it, however it’s typed', async () => {
  const { api } = await implanter()
  for (const typed of ['cert-2026-000001-16', 'CERT 2026 000001 16']) {
    await api.updatePractice({ professional: { ...professional, certificateReference: typed } })
    expect((await api.getPractice()).data.certificateReference).toBe('CERT-2026-000001-16')
  }
})

test('until it is checked an implanter mends their qualification, and what was sent with it stays', async () => {
  const { api } = await implanter()
  await api.updatePractice({ insurance })
  const mended = { ...professional, certificateReference: 'LANTRA/90', species: ['dog', 'cat'] as const }
  expect((await api.updatePractice({ professional: { ...mended, species: [...mended.species] } })).status).toBe(200)
  expect((await api.getPractice()).data).toMatchObject({ certificateReference: 'LANTRA/90', species: ['dog', 'cat'], insurance })
})

describe('is refused', () => {
  test('what was changed meanwhile, to who hasn’t seen it: changedMeanwhile', async () => {
    const { api } = await implanter()
    const { version } = (await api.getPractice()).data
    expect((await api.updatePractice({ insurance, version })).status).toBe(200)
    const late = await api.updatePractice({ insurance: { ...insurance, policyNumber: 'VM-2' }, version })
    expect(late).toMatchObject({ status: 409, code: 'changedMeanwhile' })
    const { version: now, ...held } = (await api.getPractice()).data
    expect(held).toMatchObject({ insurance })
    expect(await api.updatePractice({ serviceAddress, version: now })).toMatchObject({ status: 200 })
    expect(await api.updatePractice({ version: now })).toMatchObject({ status: 400 })
  })

  test('the qualification of somebody who is verified, and nothing beside it is saved: checkedAlready', async () => {
    const { api } = await implanter('verified')
    const wider = { ...professional, species: ['dog' as const, 'cat' as const] }
    expect(await api.updatePractice({ professional: wider, insurance })).toMatchObject({ status: 409, code: 'checkedAlready' })
    expect((await api.getPractice()).data).toMatchObject({ species: ['dog'], insurance: null })
  })

  test('an insurance that has ended: uninsured', async () => {
    const { api } = await implanter()
    const reply = await api.updatePractice({ insurance: { ...insurance, until: '2026-03-26' } })
    expect(reply).toMatchObject({
      status: 400,
      code: 'uninsured',
      fields: { 'insurance.until': 'Your insurance must still be valid today' },
    })
  })

  test('somebody who is no implanter: noSuchProfile', async () => {
    const { api } = await join(register)
    expect(await api.updatePractice({ insurance })).toMatchObject({ status: 404, code: 'noSuchProfile' })
  })

  test('whoever says nothing', async () => {
    const { api } = await implanter()
    expect(await api.updatePractice({})).toMatchObject({ status: 400, fields: { insurance: 'Enter what you want to change' } })
  })
})
