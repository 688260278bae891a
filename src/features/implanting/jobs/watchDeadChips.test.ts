import { afterAll, beforeAll, expect, test } from 'vitest'
import { chipped, haveChips, haveReport, verifiedImplanter } from '#src/testing/implants.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const watch = () => register.runJob('watchDeadChips', {})
const lettersTo = async (to: string) =>
  (await mailbox(register, to)).map(({ subject }) => subject).filter((subject) => subject?.startsWith('Your report on'))

test('a report that was not sent is asked for on days 7, 12 and 14 and once it’s overdue, and no more once it is sent', async () => {
  const [late, prompt] = [await verifiedImplanter(register, {}), await verifiedImplanter(register, {})]
  await haveReport(register, late.api)
  const { reportId } = await haveReport(register, prompt.api)
  await prompt.api.updateDeadChip({ reportId, reference: 'VMD 1', sentOn: '2026-03-27' })
  const sent: number[] = []
  for (let day = 1; day <= 16; day += 1) {
    register.clock.turn({ days: 1 })
    await watch()
    await watch()
    sent.push((await lettersTo(late.email)).length)
  }
  expect(sent).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 3, 4, 4])
  expect((await lettersTo(late.email)).slice(-2)).toEqual([expect.stringContaining('is due today'), expect.stringContaining('is overdue')])
  expect((await newestTo(register, late.email)).text).toContain('It was due on 10 April 2026.')
  expect(await lettersTo(prompt.email)).toEqual([])
  const task = (await late.api.getTasks()).data.items.find(({ kind }) => kind === 'reportDue')
  expect(task).toMatchObject({
    title: expect.stringMatching(/^Overdue: send your report/),
    text: expect.stringContaining('you had to send it by'),
  })
})

test('a batch that has failed too often while nobody looked is frozen, and its holders told once', async () => {
  const holder = await verifiedImplanter(register, {})
  const { numbers, batchId, code } = await haveChips(register, { holder: holder.id, chips: 4 })
  for (const number of numbers.slice(0, 3)) await holder.api.registerChip(chipped(number))
  await register.db
    .updateTable('chipUnit')
    .set({ holderId: register.people.idris })
    .where('number', '=', numbers[0] ?? '')
    .execute()
  const now = register.clock.now()
  const rows = numbers.slice(0, 3).map((chipNumber, index) => ({
    id: `019aa000-0000-7000-8000-00000000000${index}`,
    status: 'reportDue' as const,
    statusAt: now,
    chipNumber,
    kind: 'failed' as const,
    reportedBy: index === 0 ? register.people.idris : holder.id,
    batchId,
    noticedOn: '2026-03-27',
    words: 'Nothing',
    createdAt: now,
  }))
  await register.db.insertInto('deadChip').values(rows).execute()
  await watch()
  await watch()
  const batch = await register.db.selectFrom('chipBatch').select('status').where('id', '=', batchId).executeTakeFirstOrThrow()
  expect(batch.status).toBe('frozen')
  expect((await newestTo(register, holder.email)).subject).toBe(`Don’t use microchips from batch ${code}`)
  const letters = (await mailbox(register, holder.email)).filter(({ subject }) => subject?.startsWith('Don’t use'))
  expect(letters).toHaveLength(1)
})
