import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, PEOPLE } from '#database/seed/people.ts'
import { verifyProfessional } from '#features/staff/contract.ts'
import { newId } from '#platform/database/id.ts'
import type { Client } from '#src/testing/client.ts'
import { freshAddress, join, joinReachable } from '#src/testing/newcomer.ts'
import { smallPicture } from '#src/testing/picture.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { verificationLife } from '../lifecycle.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
const welfare = { kind: 'Welfare', organisation: 'Kiln Road Rescue', organisationKind: 'rescue', registrationNumber: '1123581' }
const organisation = () => joinReachable(register, { profileType: 'Welfare', professional: welfare })

async function uploaded(api: Client, bytes: Buffer, name = 'paper.pdf') {
  return (await api.uploadFile({ purpose: 'evidence' }, { file: { bytes, name } })).data.fileId
}

const profileOf = (accountId: string) =>
  register.db.selectFrom('profile').selectAll().where('accountId', '=', accountId).executeTakeFirstOrThrow()

async function refused(accountId: string) {
  const { id } = await profileOf(accountId)
  await asProvider(register, ({ transition }) => transition(verificationLife, 'refuse', id, 'Staff'))
}

/** What a token says of who holds it. */
const rolesIn = (token: string | null) => JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()).userType

const movesOf = async (profileId: string) => {
  const events = await register.db
    .selectFrom('event')
    .select(['move', 'byRole'])
    .where('subjectId', '=', profileId)
    .orderBy('seq')
    .execute()
  return events.map((event) => event.move)
}

const notedOf = async (profileId: string) => {
  const events = await register.db
    .selectFrom('event')
    .select(['move', 'byRole', 'clause'])
    .where('subjectId', '=', profileId)
    .orderBy('seq')
    .execute()
  return events.map(({ move, byRole, clause }) => [move, byRole, clause])
}

describe('a professional who applied', () => {
  test('sends a photo and a PDF, which are counted, and stays applied', async () => {
    const { api, id } = await organisation()
    const fileIds = [await uploaded(api, PDF), await uploaded(api, await smallPicture(), 'paper.png')]
    const reply = await api.sendEvidence({ profileType: 'Welfare', fileIds, note: 'The charity’s certificate' })
    expect(reply).toMatchObject({ status: 200, message: 'Thanks. We’ve got it and we’ll check it', data: { standing: 'applied' } })
    expect((await api.userProfile()).data.profiles).toEqual([
      { type: 'Welfare', standing: 'applied', isChecked: false, wantsEvidence: false, evidence: 2, why: null, licence: null },
    ])
    const profile = await profileOf(id)
    expect(profile.details).toMatchObject({
      organisation: 'Kiln Road Rescue',
      evidence: fileIds,
      evidenceNote: 'The charity’s certificate',
    })
    expect(await movesOf(profile.id)).toEqual(['apply', 'sendEvidence'])
  })

  test('who sends the same file twice has sent one', async () => {
    const { api } = await organisation()
    const fileId = await uploaded(api, PDF)
    await api.sendEvidence({ profileType: 'Welfare', fileIds: [fileId, fileId] })
    await api.sendEvidence({ profileType: 'Welfare', fileIds: [fileId] })
    expect((await api.userProfile()).data.profiles).toMatchObject([{ evidence: 1 }])
  })
})

describe('a professional whom Staff refused', () => {
  test('can still sign in, has no role of it meanwhile, and applies again by sending more', async () => {
    const { api, id, email, password } = await organisation()
    expect((await api.getWelfarePets()).status).not.toBe(403)
    await refused(id)
    expect((await api.getWelfarePets()).status).toBe(403)
    const signedIn = await register.stranger.login({ email, password }, { address: freshAddress() })
    expect(signedIn).toMatchObject({ status: 200, data: { user: { profileTypes: [] } } })
    expect((await api.userProfile()).status).toBe(200)

    const reply = await api.sendEvidence({ profileType: 'Welfare', fileIds: [await uploaded(api, PDF)] })
    expect(reply.data).toMatchObject({ standing: 'applied' })
    expect((await api.getWelfarePets()).status).not.toBe(403)
    const { data } = await register.stranger.login({ email, password }, { address: freshAddress() })
    expect(rolesIn(reply.data.token)).toBe('Welfare')
    expect(rolesIn(data.token)).toBe('Welfare')
    expect(rolesIn(signedIn.data.token)).toBe('')
    expect(await movesOf((await profileOf(id)).id)).toEqual(['apply', 'refuse', 'applyAgain'])
  })

  test('keeps the roles of other profile types', async () => {
    const { api, id, email, password } = await organisation()
    await api.register({ ...(await keeperForm(email, password)), profileType: 'Customer' })
    await refused(id)
    const signedIn = await register.stranger.login({ email, password }, { address: freshAddress() })
    expect(signedIn.data.user.profileTypes).toEqual(['Customer'])
    expect((await api.getUsersPets()).status).toBe(200)
  })
})

describe('a breeder', () => {
  const licence = { licenceNumber: 'HR/2026/031', issuingAuthority: 'Herefordshire Council' }
  const breeder = () => join(register, { profileType: 'Breeder', professional: { kind: 'Breeder', licensed: false } })

  test('who has a licence now gives it without a file, and what needs it goes on', async () => {
    const { api, id } = await breeder()
    const unlicensed = await api.breederDashboard()
    const reply = await api.sendEvidence({ profileType: 'Breeder', licence })
    expect(reply).toMatchObject({ status: 200, data: { standing: 'applied' } })
    expect((await api.userProfile()).data.profiles).toMatchObject([{ type: 'Breeder', evidence: 0, licence }])
    expect([unlicensed, await api.breederDashboard()].map(({ data }) => data.licensed)).toEqual([false, true])
    const profile = await profileOf(id)
    expect(profile.details).toMatchObject({ kind: 'Breeder', licensed: true, ...licence })
    expect(await notedOf(profile.id)).toEqual([
      ['apply', 'holder', 'ACC-15'],
      ['giveLicence', 'holder', 'ACC-18'],
    ])
  })

  const verifiedBreeder = async () => {
    const newcomer = await breeder()
    await newcomer.api.sendEvidence({ profileType: 'Breeder', licence })
    const verify = async () =>
      asProvider(register, async ({ transition }) => transition(verificationLife, 'verify', (await profileOf(newcomer.id)).id, 'Staff'))
    await verify()
    return { ...newcomer, verify }
  }

  test('who is verified and gives another number or council isn’t checked until Staff check the new one', async () => {
    const { api, id, verify } = await verifiedBreeder()
    const next = { ...licence, licenceNumber: 'HR/2027/002' }
    for (const other of [next, { ...next, issuingAuthority: 'Shropshire Council' }]) {
      expect((await api.sendEvidence({ profileType: 'Breeder', licence: other })).data).toEqual({ standing: 'applied', token: null })
      expect((await api.userProfile()).data.profiles).toMatchObject([{ standing: 'applied', licence: other }])
      expect((await notedOf((await profileOf(id)).id)).at(-1)).toEqual(['changeLicence', 'holder', 'ACC-28'])
      await verify()
      expect((await api.userProfile()).data.profiles).toMatchObject([{ standing: 'verified' }])
    }
  })

  test('who is verified and gives the same licence a later last day stays verified', async () => {
    const { api } = await verifiedBreeder()
    const renewed = { ...licence, licenceEndsOn: '2028-03-31' }
    expect((await api.sendEvidence({ profileType: 'Breeder', licence: renewed })).data).toEqual({ standing: 'verified', token: null })
    expect((await api.userProfile()).data.profiles).toMatchObject([{ licence: renewed }])
  })

  test('whom Staff refused applies again with a licence and its paper, and keeps it when more is sent', async () => {
    const { api, id } = await breeder()
    await refused(id)
    const reply = await api.sendEvidence({ profileType: 'Breeder', licence, fileIds: [await uploaded(api, PDF)] })
    expect(reply.data).toMatchObject({ standing: 'applied' })
    await api.sendEvidence({ profileType: 'Breeder', fileIds: [await uploaded(api, PDF)] })
    expect((await api.userProfile()).data.profiles).toMatchObject([{ evidence: 2, licence }])
    expect(await movesOf((await profileOf(id)).id)).toEqual(['apply', 'refuse', 'giveLicence', 'applyAgain', 'sendEvidence'])
  })
})

describe('somebody whose verification ends', () => {
  const verified = async () => {
    const newcomer = await organisation()
    await deskOf(() => register)(verifyProfessional, { email: newcomer.email, profileType: 'Welfare', reason: 'Seen at their office' })
    return newcomer
  }
  const endOf = async (api: Client) => (await api.userProfile()).data.profiles[0]?.ends
  const wantsEvidence = async (api: Client) => (await api.userProfile()).data.profiles[0]?.wantsEvidence

  test('says that nothing has changed, stays verified meanwhile, and reads since when we look at it', async () => {
    const { api, id, email, password } = await verified()
    expect(await endOf(api)).toEqual({ on: '2027-03-27', isOver: false, renewable: false, askedAt: null })
    await register.db.updateTable('profile').set({ verifiedUntil: '2026-04-26' }).where('accountId', '=', id).execute()
    expect(await endOf(api)).toEqual({ on: '2026-04-26', isOver: false, renewable: true, askedAt: null })
    expect(await wantsEvidence(api)).toBe(true)
    const reply = await api.sendEvidence({ profileType: 'Welfare', nothingChanged: true })
    expect(reply).toMatchObject({ status: 200, data: { standing: 'verified', token: null } })
    expect(await endOf(api)).toMatchObject({ askedAt: register.clock.now().toISOString() })
    expect(await wantsEvidence(api)).toBe(false)
    expect((await register.stranger.login({ email, password }, { address: freshAddress() })).data.user.profileTypes).toEqual(['Welfare'])
    expect((await notedOf((await profileOf(id)).id)).at(-1)).toEqual(['askAgain', 'holder', 'ACC-22'])
  })

  test('waits since they first asked, whatever they send afterwards', async () => {
    const { api, id } = await verified()
    await register.db.updateTable('profile').set({ verifiedUntil: '2026-04-26' }).where('accountId', '=', id).execute()
    const first = register.clock.now()
    await api.sendEvidence({ profileType: 'Welfare', nothingChanged: true })
    register.clock.turn({ hours: 1 })
    await api.sendEvidence({ profileType: 'Welfare', fileIds: [await uploaded(api, PDF)] })
    expect(await endOf(api)).toMatchObject({ askedAt: first.toISOString() })
  })

  test('once it has ended sends new evidence, keeps what was sent before, and keeps the role', async () => {
    const { api, id } = await organisation()
    await api.sendEvidence({ profileType: 'Welfare', fileIds: [await uploaded(api, PDF)] })
    await asProvider(register, async ({ transition }) => transition(verificationLife, 'verify', (await profileOf(id)).id, 'Staff'))
    await asProvider(register, async ({ transition }) => transition(verificationLife, 'expire', (await profileOf(id)).id, 'clock'))
    const reply = await api.sendEvidence({ profileType: 'Welfare', fileIds: [await uploaded(api, PDF)] })
    expect(reply.data).toEqual({ standing: 'expired', token: null })
    expect((await api.userProfile()).data.profiles).toMatchObject([{ evidence: 2, standing: 'expired' }])
    expect((await profileOf(id)).renewalAt).toEqual(register.clock.now())
    expect((await api.getWelfarePets()).status).toBe(200)
  })

  test('cannot say so while the end is far, nor whoever was never verified: nothingEnds', async () => {
    const [early, applied] = [await verified(), await organisation()]
    for (const { api, id } of [early, applied]) {
      expect(await api.sendEvidence({ profileType: 'Welfare', nothingChanged: true })).toMatchObject({ status: 409, code: 'nothingEnds' })
      expect((await profileOf(id)).renewalAt).toBeNull()
    }
  })
})

const keeperForm = async (email: string, password: string) => ({
  name: 'Nia Powell',
  email,
  password,
  mobile: '07700 900 201',
  address: { line1: '9 Orchard Rise', town: 'Ludlow', postcode: 'SY8 1AA' },
})

describe('is refused', () => {
  test('somebody who does not have the profile type: noSuchProfile', async () => {
    const anna = await register.as('anna')
    const reply = await anna.sendEvidence({ profileType: 'Breeder', fileIds: [await uploaded(anna, PDF)] })
    expect(reply).toMatchObject({ status: 404, code: 'noSuchProfile' })
  })

  test('whoever sends neither a file nor a licence', async () => {
    const { api } = await organisation()
    const reply = await api.sendEvidence({ profileType: 'Welfare', note: 'Look at our website' })
    expect(reply).toMatchObject({ status: 400, fields: { fileIds: 'Choose at least one file' } })
  })

  test('an organisation that gives a licence to breed, and nothing of it is kept: breedersOnly', async () => {
    const { api } = await organisation()
    const licence = { licenceNumber: 'HR/2026/031', issuingAuthority: 'Herefordshire Council' }
    const reply = await api.sendEvidence({ profileType: 'Welfare', fileIds: [await uploaded(api, PDF)], licence })
    expect(reply).toMatchObject({ status: 400, code: 'breedersOnly', message: 'Only breeders can add a breeding licence' })
    expect((await api.userProfile()).data.profiles).toMatchObject([{ evidence: 0, licence: null }])
  })

  test('a file of somebody else, exactly as one that does not exist: noSuchFile', async () => {
    const { data } = await register.stranger.login({ email: PEOPLE.anna.email, password: PASSWORD }, { address: freshAddress() })
    const theirs = await uploaded(register.withToken(data.token), PDF)
    const { api } = await organisation()
    for (const fileId of [theirs, newId()]) {
      const reply = await api.sendEvidence({ profileType: 'Welfare', fileIds: [await uploaded(api, PDF), fileId] })
      expect(reply).toMatchObject({ status: 400, code: 'noSuchFile', fields: { fileIds: 'Upload the file again' } })
    }
    expect((await api.userProfile()).data.profiles).toMatchObject([{ evidence: 0 }])
  })
})
