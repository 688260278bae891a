import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { revokeCertificate, verifyProfessional } from '#features/staff/contract.ts'
import { certifiedImplanter, certifiedStudent, signedInAgain } from '#src/testing/academy.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { factsOf, implanterCertificate, rightOf } from './pdf.ts'

let register: TestRegister
let holder: Awaited<ReturnType<typeof certifiedStudent>>
beforeAll(async () => {
  register = await testRegister()
  holder = await certifiedStudent(register)
})
afterAll(() => register.close())

const check = async (proof: string) => (await register.stranger.verifyProof({ proof })).data

describe('the document', () => {
  test('is given to its holder alone, and leads to the page that checks it', async () => {
    const reply = await holder.api.downloadCertificate({ kind: 'implanter', id: holder.certificate.id })
    expect(reply.headers['content-type']).toBe('application/pdf')
    expect(String(reply.headers['content-disposition'])).toContain(encodeURIComponent(`Certificate ${holder.certificate.number}.pdf`))
    const pdf = reply.bytes.toString('latin1')
    const [, code = ''] = /\/URI \(http:\/\/localhost:3000\/verify\/([0-9A-Z]{16})\)/.exec(pdf) ?? []
    const [, proof = ''] = /\/URI \(http:\/\/localhost:3000\/verify\/([\w-]+\.[\w-]+\.[\w-]+)\)/.exec(pdf) ?? []
    for (const one of [code, code.toLowerCase(), proof])
      expect(await check(one)).toMatchObject({
        genuine: true,
        kind: 'implanter',
        proof,
        stillTrue: true,
        implanter: { number: holder.certificate.number, holder: 'Nia Powell', assessor: 'Tamsin Reid', species: ['dog'], state: 'valid' },
      })
  })

  const held = {
    number: 'CERT-2026-000001-16',
    holder: 'Nia Powell',
    species: ['dog', 'cat'] as const,
    courseApproval: 'SOS/MC/2024/017',
    provider: 'Castle Wynd Training',
    assessor: 'Tamsin Reid',
    issuedOn: '2026-03-27',
    additions: [],
    refreshBy: '2029-03-27',
  }
  const making = {
    madeAt: new Date('2026-03-27T09:30:00Z'),
    link: 'https://homeward.example/verify/7K2M9P4TQX3H7K2M',
    proofLink: 'https://homeward.example/verify/x',
  }

  test('names the animals, the approval, the course, the assessor and the refresher', () => {
    expect(factsOf(held).map(({ value }) => value)).toEqual([
      'Dog, Cat',
      'SOS/MC/2024/017',
      'Castle Wynd Training',
      'Tamsin Reid',
      '27 March 2029',
    ])
    const added = { species: 'rabbit' as const, on: '2026-05-03', provider: 'Hill Courses', courseApproval: 'SOS/MC/2026/031' }
    expect(factsOf({ ...held, additions: [added] }).at(-1)).toEqual({ label: 'Added since', value: 'Rabbit, 3 May 2026, Hill Courses' })
  })

  test('of a course without an approval never passes as a right to implant', () => {
    expect(rightOf({ ...held, courseApproval: null })).toContain('CPD, not an authority to implant')
    expect(rightOf(held)).toContain('in dogs and cats on a course approved by the Secretary of State')
  })

  test('is one tagged page, however long its words are', async () => {
    const long = { ...held, holder: 'W'.repeat(100), provider: 'W'.repeat(120), assessor: 'W'.repeat(100), courseApproval: 'W'.repeat(60) }
    const pdf = (await implanterCertificate(long, making)).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(pdf).toContain('/Marked true')
  })
})

describe('anyone can check', () => {
  test('its number, and sees the initials of the holder and the assessor: a number can be guessed', async () => {
    for (const typed of [holder.certificate.number, holder.certificate.number.toLowerCase().replaceAll('-', ' ')])
      expect((await check(typed)).implanter).toMatchObject({ number: holder.certificate.number, holder: 'N. P.', assessor: 'T. R.' })
    // The proof would lead on to the names.
    expect((await check(holder.certificate.number)).proof).toBeNull()
  })

  test('the signed proof, which itself holds no personal data', async () => {
    const { proof } = await register.db
      .selectFrom('implanterCertificate')
      .select('proof')
      .where('id', '=', holder.certificate.id)
      .executeTakeFirstOrThrow()
    const claims = Buffer.from(proof.split('.')[1] ?? '', 'base64url').toString()
    expect(JSON.parse(claims)).toMatchObject({ k: 'i', n: holder.certificate.number, s: 'dog' })
    expect(claims).not.toMatch(/Nia|Powell|Reid/)
  })

  test('a number that we never gave is none of ours', async () => {
    expect(await check('CERT-2020-000009-09')).toMatchObject({ genuine: false, implanter: null })
  })
})

test('one certificate makes one implanter, also where it’s asked for twice at the same moment', async () => {
  const { api, certificate } = await certifiedStudent(register)
  const asked = {
    professional: { kind: 'Implanter', role: 'trained', certificateReference: certificate.number, species: ['dog'] },
    serviceAddress: { line1: '2 Mill Lane', town: 'Ludlow', postcode: 'SY8 1AA' },
    insurance: { insurer: 'Veterinary Mutual', policyNumber: 'VM-1', until: '2027-03-01' },
    terms: true,
  }
  const replies = await Promise.all([1, 2].map(() => api.switchToImplanter(asked)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)).toMatchObject({ code: 'alreadyHeld' })
})

test('a revoked certificate buys no chips, and our staff can’t verify anybody by it', async () => {
  const joined = await certifiedImplanter(register)
  const desk = deskOf(() => register)
  await desk(revokeCertificate, { number: joined.certificate.number, reason: 'The practical was made up.' })
  const mistaken = desk(verifyProfessional, { email: joined.email, profileType: 'Implanter', reason: 'By mistake.' })
  await expect(mistaken).rejects.toMatchObject({ code: 'certificateStopped', clause: 'ACAD-23' })
  await register.db
    .updateTable('profile')
    .set({ status: 'verified' })
    .where('accountId', '=', joined.id)
    .where('type', '=', 'Implanter')
    .execute()
  const api = await signedInAgain(register, joined)
  expect((await api.chipPacksList({})).data.may).toMatchObject({ clause: 'ACAD-23' })
})
