import { afterAll, beforeAll, expect, test } from 'vitest'
import { animal } from '#src/testing/animals.ts'
import { verifiedRescue } from '#src/testing/professionals.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { rescue as newRescue, rescueWithApp } from '#src/testing/secondfactor.ts'

let register: TestRegister
let rescue: Awaited<ReturnType<typeof verifiedRescue>>
beforeAll(async () => {
  register = await testRegister()
  rescue = await verifiedRescue(register)
})
afterAll(() => register.close())

const look = (chipNumbers: string, over: object = {}) => rescue.api.lookupMicrochipForWelfare({ chipNumbers, reason: 'found', ...over })

async function kept(name: string) {
  const facts = animal({ name })
  await (await register.as('anna')).addPet(facts)
  return facts.chipNumber
}

test('each line is answered on its own, in order: no number, not here, found', async () => {
  const [one, other] = [await kept('Bramble'), await kept('Conker')]
  const { status, data } = await look(`${one}\n12345\n\n977200009412683\r\n${other}`)
  expect(status).toBe(200)
  expect(data.items.map(({ result, record }) => [result === 'impossible', record?.petName ?? null])).toEqual([
    [false, 'Bramble'],
    [true, null],
    [false, null],
    [false, 'Conker'],
  ])
})

test('each record that was shown is written down on its own, and each number stands in the lookups of who asked', async () => {
  const [one, other] = [await kept('Moss'), await kept('Fern')]
  const { data } = await look(`${one}\n${other}\n977200009412683`, { reason: 'handedIn' })
  const ids = data.items.flatMap(({ record }) => record?.lookupId ?? [])
  const rows = await register.db.selectFrom('disclosure').select(['id', 'reason', 'byAccount']).where('id', 'in', ids).execute()
  expect(rows).toHaveLength(2)
  expect(new Set(rows.map(({ reason, byAccount }) => `${reason} ${byAccount}`))).toEqual(new Set([`handedIn ${rescue.id}`]))
  const mine = (await rescue.api.getMicroLookupHistory({ of: 'mine' })).data.items.map(({ chipNumber }) => chipNumber)
  expect(mine).toEqual(expect.arrayContaining([one, other, '977200009412683']))
})

test('the same number twice is looked up once', async () => {
  const chipNumber = await kept('Thistle')
  const { data } = await look(`${chipNumber}\n${chipNumber}`)
  expect(data.items).toHaveLength(1)
})

test('an organisation is told which animals it has in already, its own and those it holds, and no other', async () => {
  const [held, other] = [await kept('Bracken'), await kept('Hazel')]
  const own = animal({ name: 'Sorrel' })
  const intake = { cameOn: '2026-03-26', kind: 'stray' as const }
  const { petId: heldId } = (await rescue.api.holdAnimal({ chipNumber: held, intake })).data
  const { petId: ownId } = (await rescue.api.addPetByWelfare({ ...own, intake })).data
  const withYou = async () => (await look([held, own.chipNumber, other].join('\n'))).data.items.map(({ record }) => record?.withYou)
  expect(await withYou()).toEqual([heldId, ownId, null])
  const another = await verifiedRescue(register)
  const theirs = await another.api.lookupMicrochipForWelfare({ chipNumbers: held, reason: 'found' })
  expect(theirs.data.items[0]?.record?.withYou).toBeNull()
  await rescue.api.saveOutcome({ petIds: [heldId], outcome: 'reunited', on: '2026-03-27' })
  expect(await withYou()).toEqual([null, ownId, null])
})

test('fifty lines are answered at a time, and no more', async () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `no number ${index}`).join('\n')
  expect((await look(lines(50))).data.items).toHaveLength(50)
  expect(await look(lines(51))).toMatchObject({
    status: 400,
    code: 'tooManyLines',
    fields: { chipNumbers: 'Enter 50 numbers or fewer at a time. You entered 51.' },
  })
})

test('nothing typed is asked for', async () => {
  expect(await look(' \n ')).toMatchObject({ status: 400, fields: { chipNumbers: 'Enter a microchip number' } })
})

test('the same people are refused as for one number', async () => {
  const chipNumbers = await kept('Heather')
  const asked = { chipNumbers, reason: 'found' }
  const applied = await rescueWithApp(register)
  expect(await applied.api.lookupMicrochipForWelfare(asked)).toMatchObject({ status: 403, code: 'notVerified' })
  const bare = await newRescue(register)
  await register.db.updateTable('profile').set({ status: 'verified' }).where('accountId', 'in', [bare.id, applied.id]).execute()
  expect(await bare.api.lookupMicrochipForWelfare(asked)).toMatchObject({ status: 403, code: 'noSecondFactor' })
  register.clock.turn({ hours: 12 })
  expect(await applied.api.lookupMicrochipForWelfare(asked)).toMatchObject({ status: 403, code: 'codeNeeded' })
})

test('three hundred numbers an hour are enough', async () => {
  const many = await verifiedRescue(register)
  const numbers = (from: number) => Array.from({ length: 50 }, (_, index) => `no number ${from + index}`).join('\n')
  const replies = []
  for (let times = 0; times < 7; times += 1)
    replies.push(await many.api.lookupMicrochipForWelfare({ chipNumbers: numbers(times * 50), reason: 'found' }))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429])
  expect(replies.at(-1)?.code).toBe('tooManyNumbers')
})
