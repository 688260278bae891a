import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { certifiedStudent } from '#src/testing/academy.ts'
import { join } from '#src/testing/newcomer.ts'
import { smallPicture } from '#src/testing/picture.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const asked = (over: object = {}) => ({
  professional: { kind: 'Implanter', certificateReference: 'RCVS 7001', species: ['dog', 'cat'], role: 'vetNurse' },
  serviceAddress: { line1: '2 Mill Lane', town: 'Ludlow', postcode: 'SY8 1AA' },
  insurance: { insurer: 'Veterinary Mutual', policyNumber: 'VM-1', until: '2027-03-01' },
  terms: true,
  ...over,
})

test('a customer becomes an implanter whom Staff are still to check, and their token holds both', async () => {
  const { api, id } = await join(register)
  const reply = await api.switchToImplanter(asked())
  expect(reply).toMatchObject({ status: 200, data: { standing: 'applied', user: { id, profileTypes: ['Customer', 'Implanter'] } } })
  const now = register.withToken(reply.data.token)
  const { profiles } = (await now.userProfile({})).data
  expect(profiles.map(({ type, standing: verification }) => [type, verification])).toEqual([
    ['Customer', 'active'],
    ['Implanter', 'applied'],
  ])
  expect((await now.getImplanterImplantedChips({})).status).toBe(200)
  const profile = await register.db
    .selectFrom('profile')
    .select('details')
    .where('accountId', '=', id)
    .where('type', '=', 'Implanter')
    .executeTakeFirstOrThrow()
  expect(profile.details).toMatchObject({
    role: 'vetNurse',
    insurance: { insurer: 'Veterinary Mutual' },
    termsAcceptedAt: expect.any(String),
  })
})

test('the evidence may be sent along', async () => {
  const { api } = await join(register)
  const file = { bytes: await smallPicture(), name: 'certificate.png' }
  const { data } = await api.uploadFile({ purpose: 'evidence' }, { file })
  const reply = await api.switchToImplanter(asked({ professional: { ...asked().professional, evidenceFileId: data.fileId } }))
  expect(reply.status).toBe(200)
  expect((await api.userProfile({})).data.profiles.at(-1)?.evidence).toBe(1)
})

describe('is refused', () => {
  test.each([
    ['termsNeeded', { terms: false }],
    ['uninsured', { insurance: { ...asked().insurance, until: '2026-03-26' } }],
    ['noSuchFile', { professional: { ...asked().professional, evidenceFileId: newId() } }],
  ] as const)('%s', async (code, over) => {
    const { api } = await join(register)
    expect(await api.switchToImplanter(asked(over))).toMatchObject({ status: 400, code })
  })

  test('to whoever has the profile already, also of two at the same moment: alreadyHeld', async () => {
    const { api } = await join(register)
    const replies = await Promise.all([api.switchToImplanter(asked()), api.switchToImplanter(asked())])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)).toMatchObject({ code: 'alreadyHeld' })
  })
})

describe('with our own certificate of an approved course', () => {
  const named = (certificateReference: string, over: object = {}) =>
    asked({
      professional: { kind: 'Implanter', role: 'trained', certificateReference, species: ['dog', 'cat', 'rabbit', 'ferret'] },
      ...over,
    })

  test('a student is an implanter straight away, for the animals that it names and no others', async () => {
    const holder = await certifiedStudent(register)
    const reply = await holder.api.switchToImplanter(named(holder.certificate.number.toLowerCase()))
    expect(reply.data).toMatchObject({ standing: 'verified', user: { profileTypes: ['Customer', 'Student', 'Implanter'] } })
    const api = register.withToken(reply.data.token)
    expect((await api.getPractice({})).data).toMatchObject({
      standing: 'verified',
      role: 'trained',
      certificateReference: holder.certificate.number,
      species: ['dog'],
      until: '2027-03-27',
    })
    expect((await api.implanterDashboard({})).status).toBe(200)
  })

  test('terms are needed all the same, and the age of 18: tooYoung', async () => {
    const young = await certifiedStudent(register, { bornOn: '2009-01-01' })
    expect(await young.api.switchToImplanter(named(young.certificate.number, { terms: false }))).toMatchObject({ code: 'termsNeeded' })
    expect(await young.api.switchToImplanter(named(young.certificate.number))).toMatchObject({
      status: 409,
      code: 'tooYoung',
      clause: 'ACC-26',
    })
  })

  test('nobody is verified by somebody else’s certificate, or by one that doesn’t count', async () => {
    const [other, thief] = [await certifiedStudent(register), await certifiedStudent(register)]
    expect((await thief.api.switchToImplanter(named(other.certificate.number))).data.standing).toBe('applied')
    await register.db.updateTable('implanterCertificate').set({ status: 'suspended' }).where('id', '=', other.certificate.id).execute()
    expect((await other.api.switchToImplanter(named(other.certificate.number))).data.standing).toBe('applied')
  })
})
