import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { chipped, haveChips, haveReport, unitOf, verifiedImplanter } from '#features/implanting/fixture.ts'
import { animal } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { runAsStaff } from '#src/testing/staff.ts'
import { batchOf, newImplanter, sentOrder } from '#src/testing/stock.ts'
import { batch, batches } from './batches.ts'
import type { Command } from './command.ts'
import { deadchip, deadchips, replacement, replacements } from './deadchips.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ minutes: 70 }))
afterAll(() => register.close())

const run = (command: Command, ...words: string[]) => runAsStaff(register, command, ...words)

const told = (chipNumber: string, kind = 'unusedDud') => ({
  chipNumber,
  kind,
  noticedOn: '2026-03-27',
  words: 'It shows nothing in its packet.',
  secondScan: 'Nothing',
})
const report = async (ask: Client, chipNumber = '', kind?: string) => (await ask.markChipAsdead(told(chipNumber, kind))).data.reportId
const listed = async (code: string) => (await run(batches)).split('\n').find((line) => line.startsWith(`${code} `)) ?? ''

test('a batch of which one person reports two chips waits for Staff, who stop it, set it free and call it back; its holders read why each time', async () => {
  const idris = await register.as('idris')
  const { numbers, code } = await haveChips(register, { chips: 5 })
  expect(await listed(code)).toBe(`${code} inStock: Avid, 1000 left, 5 sent, no failure`)
  for (const number of numbers.slice(0, 2)) await report(idris, number)
  expect(await listed(code)).toBe(`${code} inStock: Avid, 1000 left, 5 sent, 2 failures by 1 reporter · WAITS FOR A DECISION`)

  const done = await run(batch, code, 'freeze', 'two', 'of', 'its', 'chips', 'were', 'silent')
  expect(done).toBe(`Batch ${code} is frozen. 1 holder of its chips is written to.`)
  expect(await newestTo(register, PEOPLE.idris.email)).toMatchObject({
    subject: `Do not use microchips of batch ${code}`,
    text: expect.stringContaining('two of its chips were silent. You hold 3 chips of it'),
  })
  expect(await listed(code)).toContain('frozen: Avid, 1000 left, 5 sent, 2 failures by 1 reporter · WAITS')
  expect(await idris.registerChip(chipped(numbers[2] ?? ''))).toMatchObject({ status: 409, code: 'frozen' })

  register.clock.turn({ minutes: 1 })
  await run(batch, code, 'unfreeze', 'the reader was at fault')
  const free = await newestTo(register, PEOPLE.idris.email)
  expect(free.subject).toBe(`You can use microchips of batch ${code} again`)
  expect(free.text).toContain('The reader was at fault.')
  expect((await idris.registerChip(chipped(numbers[2] ?? ''))).status).toBe(200)
  expect(await listed(code)).toBe(`${code} inStock: Avid, 1000 left, 5 sent, no failure`)

  await run(batch, code, 'recall', 'The maker calls it back.')
  expect((await newestTo(register, PEOPLE.idris.email)).text).toMatch(/You hold 2 chips of batch .* The maker calls it back\. Implant none/)
  await expect(run(batch, code, 'unfreeze', 'so')).rejects.toThrow(/^DEAD-4 .*is recalled\.$/)
  await expect(run(batch, 'LOT-0', 'freeze', 'so')).rejects.toThrow('There is no batch LOT-0')
})

test('a report that was not so is struck out: it counts no longer, both hear of it, and it can be made again', async () => {
  const anna = await register.as('anna')
  const pet = animal({ name: 'Bracken' })
  await anna.addPet(pet)
  const vet = await verifiedImplanter(register, { role: 'vet' })
  const id = await report(vet.ask, pet.chipNumber, 'failed')
  expect(await run(deadchips)).toContain(`${id} reportDue: failed, `)
  expect(await run(deadchip, id, 'strike', 'Our', 'own', 'reader', 'reads', 'it.')).toMatch(/^The report counts no longer/)
  expect(await run(deadchips)).not.toContain(id)
  expect((await newestTo(register, vet.email)).text).toContain('Our own reader reads it.')
  const letter = await newestTo(register, PEOPLE.anna.email)
  expect(letter.subject).toBe('The report of the microchip of Bracken was not so')
  expect(letter.text).not.toContain(vet.name)
  expect((await vet.ask.getDeadChips({})).data.items[0]).toMatchObject({
    status: 'struck',
    can: { sendReport: expect.stringContaining('DEAD-2'), supersede: expect.stringContaining('DEAD-6') },
  })
  await expect(run(deadchip, id, 'strike', 'Again')).rejects.toThrow(/^DEAD-6 .*is struck\.$/)
  expect((await vet.ask.markChipAsdead(told(pet.chipNumber, 'failed'))).status).toBe(200)
})

test('a struck report does not count among the failures of its batch', async () => {
  const { ask, id: holder } = await verifiedImplanter(register, {})
  const { reportId, number } = await haveReport(register, ask)
  const { batchId } = await unitOf(register, number)
  const { code } = await register.db.selectFrom('chipBatch').select('code').where('id', '=', batchId).executeTakeFirstOrThrow()
  expect(holder).toBeTruthy()
  expect(await listed(code)).toContain('1 failure by 1 reporter')
  await run(deadchip, reportId, 'strike', 'It works.')
  expect(await listed(code)).toContain('no failure')
  expect(await run(deadchips, code)).toContain(`${reportId} struck: failed, `)
})

test('a chip of ours of which no report is left is where it was before, and while one is left it is not', async () => {
  const { ask } = await verifiedImplanter(register, {})
  const { reportId, number, petId } = await haveReport(register, ask)
  const moved = await report(ask, number, 'migrated')
  await run(deadchip, reportId, 'strike', 'It works.')
  expect((await unitOf(register, number)).status).toBe('failedInAnimal')
  await run(deadchip, moved, 'strike', 'It is where it was.')
  expect((await unitOf(register, number)).status).toBe('implanted')

  const again = await report(ask, number, 'failed')
  await register.db.updateTable('pet').set({ status: 'active' }).where('id', '=', petId).execute()
  await run(deadchip, again, 'strike', 'It works.')
  expect((await unitOf(register, number)).status).toBe('registered')
})

test('another chip that is owed is listed with where it goes, sent once, and then the report is closed', async () => {
  await batchOf(register, 60)
  const { ask, email } = await newImplanter(register)
  const orderId = await sentOrder(register, ask)
  await ask.updateChipsOrder({ orderId, act: 'received' })
  const [first, second, third] = (await ask.getChipsForImplanter({})).data.items.map(({ number }) => number)
  const ids = [await report(ask, first), await report(ask, second)]
  const untrue = await report(ask, third)
  await run(deadchip, untrue, 'strike', 'It works.')

  const owed = await run(replacements)
  expect(owed).toContain(`2 chips for ${email}, to Idris Bevan, 3 Quay Street, Cardiff, CF10 5EA`)
  for (const id of ids) expect(owed).toContain(`  ${id} for `)
  expect(owed).not.toContain(untrue)
  await expect(run(replacement, untrue, 'sent', 'RM 1')).rejects.toThrow(/^DEAD-1 No chip is owed/)

  const number = /Put ([\d ]+) into/.exec(await run(replacement, ids[0] ?? '', 'sent', 'RM', '1234'))?.[1] ?? ''
  const letter = await newestTo(register, email)
  expect(letter.subject).toBe('Another microchip is on its way to you')
  for (const words of [number, 'RM 1234']) expect(letter.text).toContain(words)
  expect((await ask.getDeadChips({ status: 'closed' })).data.items).toMatchObject([{ id: ids[0], newChip: number.replaceAll(' ', '') }])
  await expect(run(replacement, ids[0] ?? '', 'sent', 'RM 1')).rejects.toThrow(/^DEAD-1 No chip is owed/)
  expect((await ask.registerChip(chipped(number.replaceAll(' ', '')))).status).toBe(200)

  const twice = await Promise.allSettled([1, 2].map(() => run(replacement, ids[1] ?? '', 'sent', 'RM 5')))
  expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await run(replacements)).toBe('No chip is owed.')
  expect((await ask.getChipsForImplanter({ status: 'withImplanter' })).data.total).toBe(23)
})
