import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { newId } from '#platform/database/id.ts'
import { animal, freshChip } from '#src/testing/animals.ts'
import { bookableImplanter } from '#src/testing/bookings.ts'
import type { Client } from '#src/testing/client.ts'
import { chipped, haveChips, petOf, unitOf, verifiedImplanter, vetPractice } from '#src/testing/implants.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { joinConfirmed } from '#src/testing/offspring.ts'
import { textOfPdf } from '#src/testing/pdftext.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let idris: Client
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(async () => {
  register.clock.turn({ minutes: 70 })
  idris = await register.as('idris')
})
afterAll(() => register.close())

const about = (chipNumber = '', over: object = {}) => ({
  chipNumber,
  kind: 'failed',
  noticedOn: '2026-03-27',
  words: 'No scanner reads it any more.',
  secondScan: 'Nothing, in three passes',
  ...over,
})
const batchOf = (id: string) => register.db.selectFrom('chipBatch').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
async function implanted(number: string) {
  const { data } = await idris.registerChip(chipped(number))
  return data.petId
}

describe('a chip that never worked', () => {
  test('is given back by the implanter who holds it, and can never be used', async () => {
    const { numbers } = await haveChips(register)
    const [number = ''] = numbers
    const reply = await idris.markChipAsdead(about(number, { kind: 'unusedDud' }))
    expect(reply).toMatchObject({ status: 200, data: { status: 'creditIssued', dueOn: null } })
    expect((await unitOf(register, number)).status).toBe('deadUnused')
    expect(await idris.registerChip(chipped(number))).toMatchObject({ status: 409, code: 'usedAlready' })
  })

  test('is not given back once it is in an animal: notUnused', async () => {
    const { numbers } = await haveChips(register)
    await implanted(numbers[0] ?? '')
    const reply = await idris.markChipAsdead(about(numbers[0] ?? '', { kind: 'unusedDud' }))
    expect(reply).toMatchObject({ status: 409, code: 'notUnused' })
    expect((await unitOf(register, numbers[0] ?? '')).status).toBe('implanted')
  })
})

describe('a chip that fails in an animal', () => {
  test('opens a report that is due in 14 days, is noted on the animal, and still finds it', async () => {
    const { numbers } = await haveChips(register)
    const [number = ''] = numbers
    const petId = await implanted(number)
    const reply = await idris.markChipAsdead(about(number))
    const due = new Date(register.clock.now().getTime() + 14 * 86_400_000).toISOString().slice(0, 10)
    expect(reply).toMatchObject({ status: 200, data: { status: 'reportDue', dueOn: due } })
    expect((await unitOf(register, number)).status).toBe('failedInAnimal')
    expect((await petOf(register, petId)).status).toBe('awaitingConfirmation')
    expect((await idris.getPetDetail({ petId })).data.timeline.at(-1)).toMatchObject({ what: 'Microchip reported', by: 'You' })
    expect((await register.stranger.publicChipInfo({ chipNumber: number })).data.result).toBe('registeredHere')
  })

  test('may be reported of any animal by a vet practice that Staff have checked, and its keeper, who doesn’t know it, is told without a name', async () => {
    const anna = await register.as('anna')
    const pet = animal({ name: 'Juniper' })
    await anna.addPet(pet)
    const practice = await vetPractice(register, {})
    const reply = await practice.api.markChipAsdead(about(pet.chipNumber, { kind: 'migrated', secondScan: '' }))
    expect(reply).toMatchObject({ status: 200, data: { status: 'reportDue' } })
    const { subject, text } = await newestTo(register, PEOPLE.anna.email)
    expect(subject).toBe('Juniper’s microchip has been reported')
    expect(text).toContain('A vet or implanter has told us')
    expect(text).not.toMatch(/Ludlow/)
    expect(text).not.toContain(practice.name)
    expect(JSON.stringify(reply.data)).not.toMatch(/Anna|anna/)
  })

  test('may be reported by the practice that implanted it, which its keeper knows by its name', async () => {
    const practice = await bookableImplanter(register, { terms: { publicName: 'Quayside Chipping' } })
    const keeper = await joinConfirmed(register)
    const number = freshChip()
    const { data } = await practice.api.registerChip(chipped(number, { to: { email: keeper.email } }))
    expect((await newestTo(register, keeper.email)).text).toContain('Quayside Chipping has registered Moss for you')
    expect((await keeper.api.getPetRequests()).data.items[0]).toMatchObject({ other: 'Quayside Chipping' })
    await keeper.api.customerAcceptRejectPetRequest({ requestId: data.requestId, answer: 'accept' })
    const another = await bookableImplanter(register, { terms: { publicName: 'Ludlow Chipping' } })
    await another.api.markChipAsdead(about(number, { kind: 'migrated', secondScan: '' }))
    const { text: ofAnother } = await newestTo(register, keeper.email)
    expect(ofAnother).toMatch(/(Someone|A vet or implanter) has told us that Moss’s microchip/)
    expect(ofAnother).not.toMatch(/Ludlow|Quayside/)
    await practice.api.markChipAsdead(about(number, { kind: 'reaction' }))
    const { text } = await newestTo(register, keeper.email)
    expect(text).toContain('Quayside Chipping has told us that Moss’s microchip')
    expect(text).toContain('has caused harm')
    expect(text).not.toMatch(/Mill Lane|SY8/)
    await practice.api.chipWithPet({
      oldChipNumber: number,
      chipNumber: freshChip(),
      implant: { implantedOn: '2026-03-27', site: 'Scruff', scanBefore: 'none', scanAfter: true },
    })
    expect((await newestTo(register, keeper.email)).text).toContain('Quayside Chipping has given Moss')
  })

  test('is reported once for each kind, also by two at the same moment', async () => {
    const { numbers } = await haveChips(register)
    const [number = ''] = numbers
    await implanted(number)
    const replies = await Promise.all([1, 2].map(() => idris.markChipAsdead(about(number))))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)).toMatchObject({ code: 'reportedAlready' })
    expect((await idris.markChipAsdead(about(number, { kind: 'reaction' }))).status).toBe(200)
  })
})

describe('a chip that has moved', () => {
  const moved = (number: string) => about(number, { kind: 'migrated', secondScan: '' })

  test('is reported by anyone signed in who notices it; the keeper is told, and the chip, its batch and its number stay as they are', async () => {
    const { numbers, batchId } = await haveChips(register, { chips: 4 })
    const petIds = []
    for (const number of numbers) petIds.push(await implanted(number))
    const [number = ''] = numbers
    const nurse = await verifiedImplanter(register, { role: 'vetNurse' })
    const [anna, wilma] = [await register.as('anna'), await register.as('wilma')]
    for (const [index, api] of [anna, wilma, nurse.api].entries())
      expect(await api.markChipAsdead(moved(numbers[index] ?? ''))).toMatchObject({ status: 200, data: { status: 'reportDue' } })
    expect((await batchOf(batchId)).status).toBe('inStock')
    expect((await unitOf(register, number)).status).toBe('implanted')
    const told = (await mailbox(register, PEOPLE.idris.email)).map(({ text }) => text)
    expect(told).toContainEqual(expect.stringContaining('Someone has told us that'))
    expect((await idris.getPetDetail({ petId: petIds[0] ?? '' })).data.timeline.at(-1)).toMatchObject({
      what: 'Microchip reported',
      by: 'Someone who noticed it',
    })
    const replaced = await nurse.api.chipWithPet({
      oldChipNumber: numbers[2] ?? '',
      chipNumber: freshChip(),
      implant: { implantedOn: '2026-03-27', site: 'Scruff', scanBefore: 'none', scanAfter: true },
    })
    expect(replaced).toMatchObject({ status: 403, code: 'notReported' })
  })

  test('is shown to a keeper who reported it, who sends the report, and learns nothing of the animal by it', async () => {
    const number = freshChip()
    await implanted(number)
    const anna = await register.as('anna')
    const { data } = await anna.markChipAsdead(moved(number))
    const [row] = (await anna.getDeadChips({ sort: '-reportedAt' })).data.items
    expect(row).toMatchObject({ id: data.reportId, petName: null, can: { sendReport: true } })
    expect((await anna.getTasks()).data.items).toContainEqual(expect.objectContaining({ kind: 'reportDue', id: data.reportId }))
    const pdf = textOfPdf((await anna.downloadDeadChipReport({ reportId: data.reportId })).bytes)
    expect(pdf).not.toMatch(/Labrador|Between the shoulder blades/)
    const sent = { reportId: data.reportId, reference: 'VMD-7', sentOn: '2026-03-27' }
    expect((await anna.updateDeadChip(sent)).data).toEqual({ status: 'reportSent' })
  })
})

describe('a batch', () => {
  const dud = (number = '') => about(number, { kind: 'unusedDud' })
  const give = (to: string, numbers: readonly string[]) =>
    register.db.updateTable('chipUnit').set({ holderId: to }).where('number', 'in', numbers).execute()
  const use = async (batchId: string, first: number, count: number) => {
    const { expiresOn } = await batchOf(batchId)
    const unit = { status: 'registered' as const, statusAt: register.clock.now(), batchId, expiresOn }
    const used = Array.from({ length: count }, (_, index) => ({ ...unit, id: newId(), number: String(first + index) }))
    await register.db.insertInto('chipUnit').values(used).execute()
  }

  test('is frozen at its third failure among many, its holders are told, and none of it is implanted', async () => {
    const other = await verifiedImplanter(register, {})
    const { numbers, batchId, code } = await haveChips(register, { chips: 6 })
    const [first = '', second = '', third = '', next = '', ...theirs] = numbers
    await use(batchId, Number(first) + 100, 400)
    await give(other.id, theirs)
    await idris.markChipAsdead(dud(first))
    await other.api.markChipAsdead(dud(theirs[0]))
    expect((await batchOf(batchId)).status).toBe('inStock')
    await implanted(third)
    await idris.markChipAsdead(about(third))
    expect((await batchOf(batchId)).status).toBe('frozen')
    const letter = await newestTo(register, other.email)
    expect(letter).toMatchObject({ subject: `Don’t use microchips from batch ${code}` })
    expect(letter.text).toContain('You have 1 unused chip from it')
    expect(letter.text).not.toMatch(/Idris/)
    for (const number of [second, next]) expect(await idris.registerChip(chipped(number))).toMatchObject({ status: 409, code: 'frozen' })
  })

  test('is frozen whoever reports: at the third chip that one implanter says never worked, or that a vet reports of another’s', async () => {
    const vet = await verifiedImplanter(register, { role: 'vet' })
    const own = await haveChips(register, { chips: 4 })
    await use(own.batchId, Number(own.numbers[0]) + 100, 400)
    const states: string[] = []
    for (const number of own.numbers.slice(0, 3)) {
      await idris.markChipAsdead(dud(number))
      states.push((await batchOf(own.batchId)).status)
    }
    expect(states).toEqual(['inStock', 'inStock', 'frozen'])

    const { numbers, batchId } = await haveChips(register, { chips: 4 })
    await use(batchId, Number(numbers[0]) + 100, 400)
    for (const number of numbers) await implanted(number)
    for (const number of numbers.slice(0, 3)) expect((await vet.api.markChipAsdead(about(number))).status).toBe(200)
    expect((await batchOf(batchId)).status).toBe('frozen')
  })

  test('is not frozen by several reports of one chip, nor by chips that have only moved', async () => {
    const { numbers, batchId } = await haveChips(register, { chips: 4 })
    for (const number of numbers) await implanted(number)
    await idris.markChipAsdead(about(numbers[0]))
    await idris.markChipAsdead(about(numbers[0], { kind: 'reaction' }))
    for (const number of numbers) await idris.markChipAsdead(about(number, { kind: 'migrated', secondScan: '' }))
    expect((await batchOf(batchId)).status).toBe('inStock')
  })

  test.each([
    ['a single failure among 25 sent', 1, 25, 'inStock'],
    ['two failures among 25 sent', 2, 25, 'frozen'],
    ['two failures among 199 sent', 2, 199, 'frozen'],
    ['two failures among 200 sent', 2, 200, 'inStock'],
    ['three failures among 400 sent', 3, 400, 'frozen'],
  ])('with %s', async (_words, failures, used, status) => {
    const { numbers, batchId } = await haveChips(register, { chips: 3 })
    await use(batchId, Number(numbers[0]) + 100, used - numbers.length)
    for (const number of numbers.slice(0, failures)) await idris.markChipAsdead(dud(number))
    expect((await batchOf(batchId)).status).toBe(status)
  })
})

describe('a report is refused', () => {
  test('of a chip of somebody else’s stock, of one that nobody knows, and of one that is in no animal: notYours', async () => {
    const other = await verifiedImplanter(register, {})
    const { numbers } = await haveChips(register, { holder: other.id })
    for (const number of [numbers[0] ?? '', freshChip()])
      expect(await idris.markChipAsdead(about(number, { kind: 'unusedDud' }))).toMatchObject({ status: 404, code: 'notYours' })
    expect(await other.api.markChipAsdead(about(numbers[0] ?? ''))).toMatchObject({ status: 404, code: 'notYours' })
  })

  test('of an animal that another implanter chipped, unless a vet says so: notYours', async () => {
    const number = freshChip()
    await implanted(number)
    const other = await verifiedImplanter(register, {})
    expect(await other.api.markChipAsdead(about(number))).toMatchObject({ status: 404, code: 'notYours' })
    const vet = await verifiedImplanter(register, { role: 'vet' })
    expect((await vet.api.markChipAsdead(about(number))).status).toBe(200)
  })

  test('by a rescue, and by anybody whom Staff have not checked: notVerified', async () => {
    const number = freshChip()
    await implanted(number)
    const wilma = await register.as('wilma')
    const unchecked = [await verifiedImplanter(register, { standing: 'applied' }), await vetPractice(register, { standing: 'applied' })]
    for (const api of [wilma, ...unchecked.map((one) => one.api)])
      expect(await api.markChipAsdead(about(number))).toMatchObject({ status: 403, code: 'notVerified' })
  })

  test.each([
    ['proofNeeded', { secondScan: '' }],
    ['inFuture', { noticedOn: '2027-01-01' }],
    ['noSuchPhoto', { labelPhotoId: '019aa000-0000-7000-8000-000000000001' }],
  ] as const)('%s', async (code, over) => {
    const { numbers } = await haveChips(register)
    await implanted(numbers[0] ?? '')
    expect(await idris.markChipAsdead(about(numbers[0] ?? '', over))).toMatchObject({ status: 400, code })
  })
})
