import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookableImplanter } from '#src/testing/bookings.ts'
import { join } from '#src/testing/newcomer.ts'
import { smallPicture } from '#src/testing/picture.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { verificationLife } from '../lifecycle.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
const professional = { kind: 'Implanter', certificateReference: 'LANTRA/9', species: ['dog', 'cat'], role: 'trained' }

test('an implanter who has just registered sees what they said, and what they have not said yet', async () => {
  const { api } = await join(register, { profileType: 'Implanter', professional })
  expect((await api.getPractice()).data).toEqual({
    standing: 'applied',
    since: register.clock.now().toISOString(),
    until: null,
    why: null,
    certificateReference: 'LANTRA/9',
    species: ['dog', 'cat'],
    role: 'trained',
    serviceAddress: null,
    insurance: null,
    evidence: [],
    can: { requalify: true },
    version: expect.any(String),
  })
})

test('whoever has set where they can be booked works there, until they say otherwise', async () => {
  const { api } = await bookableImplanter(register)
  const where = async () => (await api.getPractice()).data.serviceAddress
  expect(await where()).toMatchObject({ line1: '2 Mill Lane', town: 'Ludlow', postcode: 'SY8 1AA' })
  await api.updatePractice({ serviceAddress: { line1: '3 High Street', town: 'Banbury', postcode: 'OX16 5QB' } })
  expect(await where()).toMatchObject({ line1: '3 High Street' })
})

test('the documents that were sent are listed, and only pictures can be looked at', async () => {
  const { api } = await join(register, { profileType: 'Implanter', professional })
  const send = async (bytes: Buffer, name: string) => (await api.uploadFile({ purpose: 'evidence' }, { file: { bytes, name } })).data.fileId
  const [picture, pdf] = [await send(await smallPicture(), 'paper.png'), await send(PDF, 'paper.pdf')]
  await api.sendEvidence({ profileType: 'Implanter', fileIds: [picture, pdf] })
  const { evidence } = (await api.getPractice()).data
  expect(evidence.map(({ id, kind, name, url }) => [id, kind, name, url])).toEqual([
    [picture, 'picture', 'paper.png', expect.stringContaining(`/files/${picture}?`)],
    [pdf, 'pdf', 'paper.pdf', null],
  ])
  const shown = await register.app.inject(evidence[0]?.url ?? '')
  expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'private, max-age=600'])
})

test('whom Staff refused sees why, also without the role', async () => {
  const { api, id } = await join(register, { profileType: 'Implanter', professional })
  const profile = await register.db.selectFrom('profile').select('id').where('accountId', '=', id).executeTakeFirstOrThrow()
  await register.db
    .updateTable('profile')
    .set({ details: JSON.stringify({ ...professional, why: 'The photo is too dark to read.' }) })
    .where('id', '=', profile.id)
    .execute()
  await asProvider(register, ({ transition }) => transition(verificationLife, 'refuse', profile.id, 'Staff'))
  expect((await api.getPractice()).data).toMatchObject({ standing: 'refused', why: 'The photo is too dark to read.' })
})

test('somebody who is no implanter has none: noSuchProfile', async () => {
  const { api } = await join(register)
  expect(await api.getPractice()).toMatchObject({ status: 404, code: 'noSuchProfile' })
})
