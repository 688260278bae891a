import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { certifiedStudent, signedInAgain } from '#src/testing/academy.ts'
import { form } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
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
        implanter: { number: holder.certificate.number, holder: 'Nia Powell', species: ['dog'], state: 'valid' },
      })
  })

  test('isn’t given to others: noSuchCertificate', async () => {
    const anna = await register.as('anna')
    for (const id of [holder.certificate.id, newId()])
      expect(await anna.downloadCertificate({ kind: 'implanter', id })).toMatchObject({ status: 404, code: 'noSuchCertificate' })
  })

  const held = {
    number: 'CERT-2026-000001-16',
    holder: 'Nia Powell',
    species: ['dog', 'cat'] as const,
    courseApproval: 'SOS/MC/2024/017',
    provider: 'Castle Wynd Training',
    assessor: 'Tamsin Reid',
    issuedOn: '2026-03-27',
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
      '27 March 2026',
      '27 March 2029',
      'Castle Wynd Training',
      'Tamsin Reid',
    ])
  })

  test('of a course without an approval never passes as a right to implant', () => {
    expect(rightOf({ ...held, courseApproval: null })).toContain('CPD, not an authority to implant')
    expect(rightOf(held)).toContain('approved by the Secretary of State')
  })

  test('is one tagged page, however long its words are', async () => {
    const long = { ...held, holder: 'W'.repeat(100), provider: 'W'.repeat(120), assessor: 'W'.repeat(100), courseApproval: 'W'.repeat(60) }
    const pdf = (await implanterCertificate(long, making)).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(pdf).toContain('/Marked true')
  })
})

describe('anyone can check', () => {
  test('its number, and sees the holder’s initials: a number can be guessed', async () => {
    for (const typed of [holder.certificate.number, holder.certificate.number.toLowerCase().replaceAll('-', ' ')])
      expect((await check(typed)).implanter).toMatchObject({ number: holder.certificate.number, holder: 'N. P.' })
  })

  test('the signed proof, which itself holds no personal data', async () => {
    const { proof } = await check(holder.certificate.number)
    expect(proof).not.toBeNull()
    const claims = Buffer.from(proof?.split('.')[1] ?? '', 'base64url').toString()
    expect(JSON.parse(claims)).toMatchObject({ k: 'i', n: holder.certificate.number, s: 'dog' })
    expect(claims).not.toMatch(/Nia|Powell|Reid/)
  })

  test('a number that we never gave is none of ours', async () => {
    expect(await check('CERT-2020-000009-09')).toMatchObject({ genuine: false, implanter: null })
  })
})

describe('with a certificate of an approved course', () => {
  const asked = (reference: string, over: object = {}) => ({
    professional: { kind: 'Implanter', role: 'trained', certificateReference: reference, species: ['dog', 'cat', 'rabbit', 'ferret'] },
    serviceAddress: { line1: '2 Mill Lane', town: 'Ludlow', postcode: 'SY8 1AA' },
    insurance: { insurer: 'Veterinary Mutual', policyNumber: 'VM-1', until: '2027-03-01' },
    terms: true,
    ...over,
  })
  const practiceOf = async (joined: { email: string }) => (await (await signedInAgain(register, joined)).getPractice({})).data

  test('a student is an implanter at once, for the animals that it names and no others', async () => {
    const reply = await holder.api.switchToImplanter(asked(holder.certificate.number.toLowerCase()))
    expect(reply.data).toMatchObject({ standing: 'verified', user: { profileTypes: ['Customer', 'Student', 'Implanter'] } })
    expect(await practiceOf(holder)).toMatchObject({
      standing: 'verified',
      role: 'trained',
      certificateReference: holder.certificate.number,
      species: ['dog'],
      until: '2027-03-27',
    })
    expect((await register.withToken(reply.data.token).implanterDashboard({})).status).toBe(200)
  })

  test('terms and insurance are needed all the same, and the age of 18: tooYoung', async () => {
    const young = await certifiedStudent(register, { bornOn: '2009-01-01' })
    const { number } = young.certificate
    expect(await young.api.switchToImplanter(asked(number, { terms: false }))).toMatchObject({ code: 'termsNeeded' })
    expect(await young.api.switchToImplanter(asked(number))).toMatchObject({ status: 409, code: 'tooYoung', clause: 'ACC-26' })
  })

  test('nobody is verified by somebody else’s certificate, or by one that doesn’t count', async () => {
    const other = await certifiedStudent(register)
    const thief = await certifiedStudent(register)
    expect((await thief.api.switchToImplanter(asked(other.certificate.number))).data.standing).toBe('applied')
    await register.db.updateTable('implanterCertificate').set({ status: 'suspended' }).where('id', '=', other.certificate.id).execute()
    expect((await other.api.switchToImplanter(asked(other.certificate.number))).data.standing).toBe('applied')
  })

  test('chips can’t be ordered from 60 days after a missed refresher on, and can again once it is recorded', async () => {
    const joined = await certifiedStudent(register)
    const { token } = (await joined.api.switchToImplanter(asked(joined.certificate.number))).data
    const api = register.withToken(token)
    const order = { packs: [{ size: 10, quantity: 1 }], delivery: { name: form().name, address: form().address } }
    const set = (refreshBy: string) =>
      register.db.updateTable('implanterCertificate').set({ refreshBy }).where('id', '=', joined.certificate.id).execute()
    await set('2026-01-25')
    expect((await api.chipPacksList({})).data.may).toMatchObject({ clause: 'ACAD-26' })
    expect(await api.saveChipsOrder(order)).toMatchObject({ status: 409, code: 'notNow', clause: 'ACAD-26' })
    await set('2026-01-26')
    expect((await api.chipPacksList({})).data.may).toBe(true)
  })
})
