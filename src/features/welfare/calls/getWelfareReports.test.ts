import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#src/testing/client.ts'
import { stray } from '#src/testing/litters.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { endIntake } from '../departure.ts'
import { INTAKE_KINDS } from '../kit/ways.ts'

let register: TestRegister
let wilma: Client
beforeAll(async () => {
  register = await testRegister()
  wilma = await register.as('wilma')
  const take = async (cameOn: string, kind: (typeof INTAKE_KINDS)[number]) =>
    (await wilma.addPetByWelfare(stray({ intake: { cameOn, kind } }))).data.petId
  const [first, second, third] = [await take('2026-03-01', 'stray'), await take('2026-03-07', 'stray'), await take('2026-02-25', 'seized')]
  await take('2026-03-20', 'surrender')
  await endIntake(register.db, first, 'adopted', register.clock.now())
  await endIntake(register.db, second, 'reunited', register.clock.now())
  await endIntake(register.db, third, 'adopted', register.clock.now())
})
afterAll(() => register.close())

test('intakes by kind and what became of them are counted by month', async () => {
  const { data } = await wilma.getWelfareReports({})
  expect([data.from, data.to, data.months.length]).toEqual(['2025-03-28', '2026-03-27', 13])
  const rare = { returned: 0, fromRescue: 0, bornHere: 0, fromAbroad: 0 }
  const none = { ...rare, reunited: 0, transferred: 0, euthanised: 0, died: 0, gone: 0, rehomed: 0 }
  expect(data.months.at(-2)).toEqual({
    month: '2026-02',
    stray: 0,
    surrender: 0,
    seized: 1,
    otherwiseCame: 1,
    came: 1,
    adopted: 0,
    otherwiseLeft: 0,
    ...none,
  })
  expect(data.months.at(-1)).toEqual({
    month: '2026-03',
    stray: 2,
    surrender: 1,
    seized: 0,
    otherwiseCame: 0,
    came: 3,
    adopted: 2,
    otherwiseLeft: 1,
    ...none,
    reunited: 1,
  })
  expect(data.totals).toEqual({
    stray: 2,
    surrender: 1,
    seized: 1,
    otherwiseCame: 1,
    came: 4,
    adopted: 2,
    otherwiseLeft: 1,
    ...none,
    reunited: 1,
  })
})

test('the length of stay is of those that left: the middle one, and the longest', async () => {
  const { data } = await wilma.getWelfareReports({})
  expect(data).toMatchObject({ withUsNow: 1, medianStayDays: 26, longestStayDays: 30 })
})

test('animals in care at the start and the end of a period are those that came less those that left, by kind of animal', async () => {
  const { data } = await wilma.getWelfareReports({ from: '2026-03-02', to: '2026-03-26' })
  expect(data).toMatchObject({ inCareAtStart: 2, inCareAtEnd: 4, bySpecies: [{ species: 'dog', came: 2, left: 0 }] })
  const year = (await wilma.getWelfareReports({})).data
  const { came, adopted, otherwiseLeft } = year.totals
  expect(year.inCareAtEnd - year.inCareAtStart).toBe(came - adopted - otherwiseLeft)
})

test('each kind of animal has its outcomes, which are all that left', async () => {
  const [dogs] = (await wilma.getWelfareReports({})).data.bySpecies
  expect(dogs).toEqual({
    species: 'dog',
    came: 4,
    left: 3,
    adopted: 2,
    reunited: 1,
    transferred: 0,
    rehomed: 0,
    euthanised: 0,
    died: 0,
    gone: 0,
  })
})

test('each way in has a figure of its own', async () => {
  const wren = await register.as('wilma')
  const sender = { fromWhom: 'Otley Dog Shelter', fromCountry: 'Ireland', strayBefore: 'no' } as const
  for (const kind of INTAKE_KINDS) await wren.addPetByWelfare(stray({ intake: { cameOn: '2025-02-10', isLongAgo: true, kind, ...sender } }))
  const { data } = await wren.getWelfareReports({ from: '2025-02-01', to: '2025-02-28' })
  expect(data.totals).toMatchObject(Object.fromEntries(INTAKE_KINDS.map((kind) => [kind, 1])))
  expect(data.totals).toMatchObject({ came: 7, otherwiseCame: 5 })
})

test('a period in which nobody left has no length of stay', async () => {
  const { data } = await wilma.getWelfareReports({ from: '2026-01-01', to: '2026-03-05' })
  expect(data).toMatchObject({ medianStayDays: null, longestStayDays: null, totals: { stray: 1, seized: 1, adopted: 0 } })
  expect(data.csv).toBe('/api/v1/user/downloadWelfareReport?from=2026-01-01&to=2026-03-05')
})

test('a period that ends before it begins is refused', async () => {
  expect(await wilma.getWelfareReports({ from: '2026-02-01', to: '2026-01-01' })).toMatchObject({ status: 400, code: 'periodWrong' })
})
