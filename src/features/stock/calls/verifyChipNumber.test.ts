import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemoPeer } from '#adapters/databases/peer.ts'
import { animal, freshChip } from '#src/testing/animals.ts'
import { chipped, haveChips, verifiedImplanter } from '#src/testing/implants.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
const elsewhere = freshChip()
let peer: Awaited<ReturnType<typeof startDemoPeer>>
beforeAll(async () => {
  register = await testRegister()
  peer = await startDemoPeer({ name: 'Fernside', holds: new Set([elsewhere]) })
  await register.db
    .insertInto('otherRegister')
    .values({ code: 'fernside', name: 'Fernside', askUrl: peer.url, checkedOn: '2026-03-01' })
    .execute()
})
afterAll(async () => {
  await register.close()
  await peer.close()
})

const verify = async (chipNumber: string) => (await register.stranger.verifyChipNumber({ chipNumber }, { address: freshAddress() })).data

test('a number that nobody has registered is read and may be registered here', async () => {
  expect(await verify(' 985-121.004 515 220 ')).toMatchObject({
    valid: true,
    normalised: '985121004515220',
    shown: '985 121 004 515 220',
    format: 'iso',
    registration: { local: false },
    others: [{ code: 'fernside', holds: 'no' }],
    advice: 'This microchip can be registered here.',
  })
})

test('a number that cannot be is answered with the reason and with what to do', async () => {
  const read = await verify('98512100451522')
  expect(read).toMatchObject({ valid: false, normalised: null, registration: { local: false }, others: [] })
  expect(read.reasons[0]).toContain('Microchip number must be 15 digits. You typed 14')
  expect(read.advice).toContain('scanned again')
})

test('a chip of ours is said to be registered, and nothing more, and nobody else is asked', async () => {
  const chipNumber = freshChip()
  await (await register.as('anna')).addPet(animal({ chipNumber }))
  const read = await verify(chipNumber)
  expect(read).toMatchObject({ registration: { local: true }, others: [] })
  expect(JSON.stringify(read)).not.toMatch(/Anna|Biscuit/)
})

test('a chip of our stock that is in no animal cannot be registered by a keeper, and nobody else is asked', async () => {
  const { numbers, unsold } = await haveChips(register)
  expect(await verify(unsold)).toMatchObject({
    keptBack: true,
    stock: null,
    others: [],
    advice: expect.stringContaining('hasn’t reached an implanter'),
  })
  const held = await verify(numbers[0] ?? '')
  expect(held).toMatchObject({
    keptBack: true,
    stock: null,
    advice: expect.stringContaining('Ask the person who implanted it to register it'),
  })
  expect(JSON.stringify(held)).not.toMatch(/Idris|LOT-/)
})

test('the implanter who holds a chip reads its batch, its state and until when it is sterile, and no other implanter does', async () => {
  const { numbers, code } = await haveChips(register)
  const chip = { chipNumber: numbers[0] ?? '' }
  const idris = await register.as('idris')
  const { data } = await idris.verifyChipNumber(chip, { address: freshAddress() })
  expect(data).toMatchObject({ keptBack: true, stock: { status: 'withImplanter', batch: code, sterileUntil: '2028-09-12' } })
  expect(data.advice).toContain('You hold this microchip')
  expect(data.others).toMatchObject([{ code: 'fernside', holds: 'no' }])
  const other = await verifiedImplanter(register, {})
  expect((await other.api.verifyChipNumber(chip, { address: freshAddress() })).data.stock).toBeNull()
  await idris.registerChip(chipped(chip.chipNumber))
  const after = await idris.verifyChipNumber(chip, { address: freshAddress() })
  expect(after.data).toMatchObject({ registration: { local: true }, keptBack: false, stock: { status: 'implanted' } })
})

test('a chip that another register holds is said to be there, and what to do about it', async () => {
  const read = await verify(elsewhere)
  expect(read.others).toMatchObject([{ name: 'Fernside', holds: 'yes' }])
  expect(read.advice).toContain('Fernside says it holds this microchip')
})

test('a register that does not answer is not taken for a no', async () => {
  const code = 'silent'
  await register.db
    .insertInto('otherRegister')
    .values({ code, name: 'Silent', askUrl: 'http://127.0.0.1:9', checkedOn: '2026-03-01' })
    .execute()
  const read = await verify(freshChip())
  expect(read.others).toContainEqual(expect.objectContaining({ name: 'Silent', holds: 'noAnswer' }))
  expect(read.advice).toContain('Some other registers didn’t answer')
  await register.db.deleteFrom('otherRegister').where('code', '=', code).execute()
})

test('it is no way round the limit of lookups: the two are counted together', async () => {
  const address = freshAddress()
  const chipNumber = freshChip()
  for (let turn = 0; turn < 15; turn += 1) {
    expect((await register.stranger.publicChipInfo({ chipNumber }, { address })).status).toBe(200)
    expect((await register.stranger.verifyChipNumber({ chipNumber }, { address })).status).toBe(200)
  }
  const reply = await register.stranger.verifyChipNumber({ chipNumber }, { address })
  expect(reply).toMatchObject({ status: 429, code: 'tooOften' })
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
})
