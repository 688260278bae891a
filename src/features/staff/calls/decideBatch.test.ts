import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { chipped, haveChips } from '#src/testing/implants.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { joinConfirmed } from '#src/testing/offspring.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { onlyBatch } from '#src/testing/stafforders.ts'
import { paidByCard } from '#src/testing/stock.ts'
import { decideBatch } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ minutes: 70 }))
afterAll(() => register.close())

const run = deskOf(() => register)
const lettersTo = async (to: string, subject: string) =>
  (await mailbox(register, to)).filter((letter) => letter.subject?.startsWith(subject))

test('whoever holds chips of a batch reads why it is frozen, set free and called back', async () => {
  const idris = await register.as('idris')
  const { numbers, code } = await haveChips(register, { chips: 5 })
  expect(await run(decideBatch, { code, decision: 'freeze', reason: 'two of its chips were silent' })).toEqual({
    batch: 'frozen',
    holders: 1,
    unusedChips: 5,
    animals: 0,
  })
  expect(await newestTo(register, PEOPLE.idris.email)).toMatchObject({
    subject: `Don’t use microchips from batch ${code}`,
    text: expect.stringContaining('two of its chips were silent. You have 5 unused chips from it'),
  })
  expect(await idris.registerChip(chipped(numbers[2] ?? ''))).toMatchObject({ status: 409, code: 'frozen' })

  register.clock.turn({ minutes: 1 })
  const unfrozen = await run(decideBatch, { code, decision: 'unfreeze', reason: 'the reader was at fault' })
  expect(unfrozen.batch).toBe('not frozen any more')
  const free = await newestTo(register, PEOPLE.idris.email)
  expect(free.subject).toBe(`You can use microchips from batch ${code} again`)
  expect(free.text).toContain('The reader was at fault.')
  expect((await idris.registerChip(chipped(numbers[2] ?? ''))).status).toBe(200)

  const recalled = await run(decideBatch, { code, decision: 'recall', reason: 'The maker calls it back.' })
  expect(recalled).toEqual({ batch: 'recalled', holders: 1, unusedChips: 4, animals: 1 })
  const [recall] = await lettersTo(PEOPLE.idris.email, `We’re recalling microchips from batch ${code}`)
  expect(recall?.text).toMatch(
    /You have 4 chips from batch .*Don’t implant them\.[\s\S]*Why we’re recalling batch .*: The maker calls it back\./,
  )
  await expect(run(decideBatch, { code, decision: 'unfreeze', reason: 'so' })).rejects.toMatchObject({ code: 'notInThisState' })
  await expect(run(decideBatch, { code, decision: 'recall', reason: 'so' })).rejects.toMatchObject({
    status: 409,
    code: 'alreadySo',
    message: `Batch ${code} has been recalled already. Nothing was changed`,
  })
  await expect(run(decideBatch, { code: 'LOT-0', decision: 'freeze', reason: 'so' })).rejects.toMatchObject({
    status: 404,
    code: 'noSuchBatch',
  })
})

test('of a recall the keepers of animals with its chips are told, once, and who implanted them; nobody of one that has died', async () => {
  const idris = await register.as('idris')
  const { numbers, code } = await haveChips(register, { chips: 5 })
  const keeper = await joinConfirmed(register)
  const pets = []
  for (const number of numbers.slice(0, 3)) {
    const { data } = await idris.registerChip(chipped(number, { to: { email: keeper.email } }))
    pets.push(data)
  }
  for (const { requestId } of pets.slice(0, 2)) await keeper.api.customerAcceptRejectPetRequest({ requestId, answer: 'accept' })
  const [rex, gone] = pets
  await register.db
    .updateTable('pet')
    .set({ name: 'Rex' })
    .where('id', '=', rex?.petId ?? '')
    .execute()
  await keeper.api.updatePetStatus({ petId: gone?.petId, status: 'deceased' })

  await run(decideBatch, { code, decision: 'recall', reason: 'Three were silent' })
  await register.drain()
  const [letter, ...more] = await lettersTo(keeper.email, 'Have ')
  expect(more).toEqual([])
  expect(letter).toMatchObject({ subject: 'Have Rex’s microchip scanned', text: expect.stringContaining('Three were silent.') })
  const [toIdris] = await lettersTo(PEOPLE.idris.email, `We’re recalling microchips you’ve implanted, from batch ${code}`)
  expect(toIdris?.text).toContain('You’ve implanted these 2 chips')
  expect((await keeper.api.getPetDetail({ petId: rex?.petId ?? '' })).data.timeline.at(-1)).toMatchObject({
    what: 'Microchip’s batch recalled',
    by: 'Homeward staff',
  })
})

test('a chip that was reported to have moved or failed and is still in an animal is called back too; Staff count whom we tell', async () => {
  const idris = await register.as('idris')
  const { numbers, code } = await haveChips(register, { chips: 5 })
  const keeper = await joinConfirmed(register)
  for (const number of numbers.slice(0, 4)) {
    const { data } = await idris.registerChip(chipped(number, { to: { email: keeper.email } }))
    await keeper.api.customerAcceptRejectPetRequest({ requestId: data.requestId, answer: 'accept' })
  }
  const told = { noticedOn: '2026-03-27', words: 'Seen', secondScan: 'Nothing' }
  await idris.markChipAsdead({ ...told, chipNumber: numbers[0], kind: 'migrated' })
  await idris.markChipAsdead({ ...told, chipNumber: numbers[1], kind: 'failed' })
  const [dead = ''] = numbers.slice(3)
  const { petId } = await register.db.selectFrom('chip').select('petId').where('number', '=', dead).executeTakeFirstOrThrow()
  await keeper.api.updatePetStatus({ petId, status: 'deceased' })
  const answered = await run(decideBatch, { code, decision: 'recall', reason: 'The maker calls it back.' })
  expect(answered).toMatchObject({ animals: 3, unusedChips: 1 })
  await register.drain()
  const [toIdris] = await lettersTo(PEOPLE.idris.email, `We’re recalling microchips you’ve implanted, from batch ${code}`)
  expect(toIdris?.text).toContain('You’ve implanted these 3 chips')
  expect((await lettersTo(keeper.email, 'Have '))[0]?.text).toContain(groupChipNumber(numbers[1] ?? ''))
})

test('whose chips of the batch still lie with us reads that the order is not sent, and is asked to send nothing', async () => {
  const code = await onlyBatch(register)
  const { email } = await paidByCard(register)
  const letters = []
  for (const decision of ['freeze', 'unfreeze', 'recall'] as const) {
    await run(decideBatch, { code, decision, reason: 'the maker says so' })
    letters.push(await newestTo(register, email))
    register.clock.turn({ minutes: 1 })
  }
  expect(letters.map(({ subject }) => subject)).toEqual([
    `Your order is on hold: we’ve stopped microchips from batch ${code}`,
    `We can send you microchips from batch ${code} again`,
    `We can’t send your order: we’re recalling microchips from batch ${code}`,
  ])
  for (const { text } of letters) {
    expect(text).toMatch(/25 chips from it .*for an order we haven’t sent you yet[\s\S]*\/order-chips/)
    expect(text).not.toMatch(/You have|put them aside|Send /)
  }
})

test('whoever holds one chip of a batch reads of one', async () => {
  const { code } = await haveChips(register, { chips: 1 })
  const texts = []
  for (const decision of ['freeze', 'unfreeze', 'recall'] as const) {
    await run(decideBatch, { code, decision, reason: 'the maker says so' })
    texts.push((await newestTo(register, PEOPLE.idris.email)).text)
    register.clock.turn({ minutes: 1 })
  }
  expect(texts[0]).toContain('You have 1 unused chip from it. Put it aside')
  expect(texts[1]).toContain('You can implant and register it again.')
  expect(texts[2]).toMatch(
    /Don’t implant it\.[\s\S]*Send it back unopened, in the sterile packet,[\s\S]*Once we get it back, we’ll refund what you paid for it/,
  )
  for (const text of texts) expect(text).not.toMatch(/\bthem\b|an order we haven’t sent/)
})

test('whoever holds some chips of a batch and waits for others sends back those that they hold', async () => {
  const { code, numbers } = await haveChips(register, { chips: 3 })
  await register.db
    .updateTable('chipUnit')
    .set({ status: 'reserved' })
    .where('number', '=', numbers[0] ?? '')
    .execute()
  await run(decideBatch, { code, decision: 'recall', reason: 'The maker calls it back.' })
  expect((await newestTo(register, PEOPLE.idris.email)).text).toMatch(
    /You have 2 chips from batch[\s\S]*Send them back[\s\S]*1 chip from it is for an order we haven’t sent you yet. We won’t send it. We’ll send you other chips instead, or give you a refund/,
  )
})

test('a batch that’s as wanted already is left as it is, in words: alreadySo', async () => {
  const { code } = await haveChips(register)
  const decided = (decision: 'freeze' | 'unfreeze') => run(decideBatch, { code, decision, reason: 'The maker asked us.' })
  await expect(decided('unfreeze')).rejects.toMatchObject({
    code: 'alreadySo',
    message: `Batch ${code} isn’t frozen, so there’s nothing to unfreeze`,
  })
  await decided('freeze')
  await expect(decided('freeze')).rejects.toMatchObject({
    code: 'alreadySo',
    message: `Batch ${code} is frozen already. Nothing was changed`,
  })
})
