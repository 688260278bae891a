import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshChip } from '#src/testing/animals.ts'
import { chipped, freezeBatch, haveChips, haveReport, verifiedImplanter } from '#src/testing/implants.ts'
import { joinConfirmed } from '#src/testing/offspring.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('an implanter sees their work in figures, and nothing of the animals that have their keeper', async () => {
  const { api, id } = await verifiedImplanter(register, {})
  const keeper = await joinConfirmed(register)
  const { code } = await haveChips(register, { holder: id, chips: 4 })
  const { data: given } = await api.registerChip(chipped(freshChip(), { to: { email: keeper.email } }))
  await keeper.api.customerAcceptRejectPetRequest({ requestId: given.requestId, answer: 'accept', name: 'Secret' })
  const { number } = await haveReport(register, api)
  const { data } = await api.implanterDashboard()
  expect(data).toMatchObject({
    implants: 2,
    held: 6,
    unregistered: 1,
    reportsDue: 1,
    credits: 0,
    standing: 'verified',
    isChecked: true,
  })
  expect(data.months).toHaveLength(12)
  expect(data.months.at(-1)).toEqual({ month: '2026-03', implanted: 2, registered: 1 })
  expect(data.batches).toContainEqual({ code, status: 'inStock', isUsable: true, expiresOn: '2028-09-12', daysLeft: 900, left: 4 })
  expect(data.ageing).toMatchObject([{ chipNumber: number, petName: 'Moss', ageDays: 0 }])
  expect(JSON.stringify(data)).not.toMatch(/Secret|Powell/)
})

test('an implanter who begins has a dashboard of noughts', async () => {
  const { api } = await verifiedImplanter(register, { standing: 'applied' })
  const { data } = await api.implanterDashboard()
  expect(data).toMatchObject({
    implants: 0,
    held: 0,
    unregistered: 0,
    reportsDue: 0,
    standing: 'applied',
    isChecked: false,
    batches: [],
    ageing: [],
    insurance: null,
    latest: [],
  })
})

test('an animal without a keeper leads to its request while somebody is asked, and to another registration afterwards', async () => {
  const { api } = await verifiedImplanter(register, {})
  const keeper = await joinConfirmed(register)
  const { data } = await api.registerChip(chipped(freshChip(), { to: { email: keeper.email } }))
  const ageing = async () => (await api.implanterDashboard()).data.ageing.map(({ isAsked, link }) => [isAsked, link])
  expect(await ageing()).toEqual([[true, `/implanter-dashboard/manage-chips?view=implanted&query=${data.chipNumber}`]])
  await keeper.api.customerAcceptRejectPetRequest({ requestId: data.requestId, answer: 'reject', reason: 'notMine' })
  expect(await ageing()).toEqual([
    [false, `/implanter-dashboard/manage-chips?view=implanted&query=${data.chipNumber}&ask=${data.chipNumber}`],
  ])
})

test('an implanter sees that their insurance ends within 30 days', async () => {
  const { api } = await verifiedImplanter(register, {})
  await api.updatePractice({ insurance: { insurer: 'Veterinary Mutual', policyNumber: '', until: '2026-04-20' } })
  expect((await api.implanterDashboard()).data.insurance).toMatchObject({ until: '2026-04-20', state: 'ending' })
})

test('what waits for an implanter: reports to send, animals without a keeper, chips that are sterile for two months at most', async () => {
  const { api, id } = await verifiedImplanter(register, {})
  const { number } = await haveReport(register, api)
  await haveChips(register, { holder: id, chips: 2, expiresIn: 60 })
  await haveChips(register, { holder: id, chips: 2, expiresIn: 61 })
  const keeper = await joinConfirmed(register)
  const { data } = await api.registerChip(chipped(freshChip(), { to: { email: keeper.email } }))
  const tasks = async () => (await api.getTasks()).data.items
  expect((await tasks()).map(({ kind }) => kind)).not.toContain('unregisteredImplant')
  await keeper.api.customerAcceptRejectPetRequest({ requestId: data.requestId, answer: 'reject', reason: 'notMine' })

  const waiting = await tasks()
  expect(waiting.find(({ kind }) => kind === 'reportDue')?.title).toContain(number.slice(-3))
  expect(waiting.find(({ kind }) => kind === 'unregisteredImplant')).toMatchObject({
    title: 'Moss has no keeper on the register',
    link: `/implanter-dashboard/manage-chips?view=implanted&query=${data.chipNumber}&ask=${data.chipNumber}`,
  })
  expect(waiting.filter(({ kind }) => kind === 'chipsExpiring').map(({ title }) => title)).toEqual([
    expect.stringMatching(/^2 chips from batch LOT-\d+ are sterile until 26 May 2026$/),
  ])
})

test('chips of a frozen batch are no chips to use, and stand first among what waits', async () => {
  const { api, id } = await verifiedImplanter(register, {})
  const { batchId, code } = await haveChips(register, { holder: id, chips: 3, expiresIn: 30 })
  expect((await api.implanterDashboard()).data.held).toBe(3)
  await freezeBatch(register, batchId)
  const { held, batches } = (await api.implanterDashboard()).data
  expect([held, batches.map(({ status }) => status)]).toEqual([0, ['frozen']])
  const { items } = (await api.getTasks()).data
  expect(items[0]).toMatchObject({ kind: 'chipsStopped', title: `Don’t implant your 3 chips from batch ${code}`, urgent: true })
  expect(items.map(({ kind }) => kind)).not.toContain('chipsExpiring')
})

test('three animals without a keeper are one line, which leads to them', async () => {
  const { api } = await verifiedImplanter(register, {})
  const keeper = await joinConfirmed(register)
  for (let count = 0; count < 3; count += 1) {
    const { data } = await api.registerChip(chipped(freshChip(), { to: { email: keeper.email } }))
    await keeper.api.customerAcceptRejectPetRequest({ requestId: data.requestId, answer: 'reject', reason: 'notMine' })
  }
  const tasks = (await api.getTasks()).data.items.filter(({ kind }) => kind === 'unregisteredImplant')
  expect(tasks).toMatchObject([
    {
      title: 'Ask again about 3 animals without a keeper',
      link: '/implanter-dashboard/manage-chips?view=implanted&sort=-age&state=unregistered',
    },
  ])
})

test('a chip that was replaced is said to be, and its animal is counted once', async () => {
  const { api, id } = await verifiedImplanter(register, {})
  const { number } = await haveReport(register, api)
  const { numbers } = await haveChips(register, { holder: id })
  const implant = { implantedOn: '2026-03-27', site: 'Scruff', scanBefore: 'none', scanAfter: true } as const
  const reply = await api.chipWithPet({ chipNumber: numbers[0] ?? '', oldChipNumber: number, implant })
  expect(reply.status).toBe(200)
  expect((await api.implanterDashboard()).data).toMatchObject({ implants: 1, unregistered: 1 })
  const { items } = (await api.getImplanterImplantedChips({})).data
  expect(items.find((one) => one.number === number)).toMatchObject({ state: 'replaced', ageDays: 0, petName: 'Moss' })
  expect((await api.getDeadChips({})).data.items).toMatchObject([{ petName: 'Moss', newChip: numbers[0] }])
})
