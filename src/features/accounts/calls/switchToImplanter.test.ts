import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
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
