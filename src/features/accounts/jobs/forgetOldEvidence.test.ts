import { afterEach, beforeEach, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { refuseProfessional, verifyProfessional } from '#features/staff/contract.ts'
import { signedInAnew } from '#src/testing/claims.ts'
import { smallPicture } from '#src/testing/picture.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { evidenceOf } from '../evidence.ts'

let register: TestRegister
const desk = deskOf(() => register)
beforeEach(async () => {
  register = await testRegister()
})
afterEach(() => register.close())

/** Sends files, which Staff haven’t looked at yet. */
async function send(count: number) {
  const wilma = await signedInAnew(register, 'wilma')
  const fileIds: string[] = []
  for (let sent = 0; sent < count; sent += 1)
    fileIds.push((await wilma.uploadFile({ purpose: 'evidence' }, { file: { bytes: await smallPicture(), name: 'card.png' } })).data.fileId)
  expect(await wilma.sendEvidence({ profileType: 'Welfare', fileIds })).toMatchObject({ status: 200 })
  return fileIds
}
const verify = () => desk(verifyProfessional, { email: PEOPLE.wilma.email, profileType: 'Welfare', reason: 'Checked.' })

async function cited() {
  for (const name of ['forgetOldEvidence', 'forgetFiles']) await register.runJob(name, {})
  const profile = register.db.selectFrom('profile').select('details').where('accountId', '=', register.people.wilma)
  return evidenceOf((await profile.executeTakeFirstOrThrow()).details).files
}
const inTheStore = async (ids: readonly string[]) =>
  (await Promise.all(ids.map((id) => register.services.files.get(`uploads/${id}`)))).map((file) => file !== null)

test('evidence that was replaced goes two years after the newer was checked; what shows who is verified now stays', async () => {
  register.clock.turn({ days: 340 })
  const first = await send(2)
  await verify()
  register.clock.turn({ days: 365 })
  const second = await send(1)
  register.clock.turn({ days: 5 })
  await verify()
  register.clock.turn({ days: 2 * 365 })
  expect(await cited()).toEqual([...first, ...second])
  register.clock.turn({ days: 3 })
  expect(await cited()).toEqual(second)
  expect(await inTheStore([...first, ...second])).toEqual([false, false, true])
})

test('newer evidence that nobody has checked replaces nothing', async () => {
  register.clock.turn({ days: 340 })
  const first = await send(1)
  await verify()
  register.clock.turn({ days: 365 })
  const second = await send(1)
  register.clock.turn({ days: 3 * 366 })
  expect(await cited()).toEqual([...first, ...second])
})

test('the evidence of a profession that was refused goes after two years', async () => {
  const files = await send(1)
  await desk(refuseProfessional, { email: PEOPLE.wilma.email, profileType: 'Welfare', reason: 'It isn’t theirs.' })
  register.clock.turn({ days: 2 * 365 })
  expect(await cited()).toEqual(files)
  register.clock.turn({ days: 3 })
  expect(await cited()).toEqual([])
  expect(await inTheStore(files)).toEqual([false])
})
