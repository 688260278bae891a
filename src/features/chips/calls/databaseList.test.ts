import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_REGISTERS, startDemoPeers } from '#features/lookup/demo.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister

beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

async function adapters() {
  const { data } = await register.stranger.databaseList()
  return new Map(data.items.map(({ code, adapter }) => [code, adapter]))
}

test('the UK databases known by name are listed by name, with a site only where it was checked', async () => {
  const { data } = await register.stranger.databaseList()
  const names = data.items.map(({ name }) => name)
  expect(names).toHaveLength(20)
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')))
  expect(data.items.find(({ name }) => name === 'Petlog')).toMatchObject({
    site: 'https://www.petlog.org.uk',
    phone: null,
    adapter: 'none',
    checkedOn: '2026-11-01',
  })
})

test('nobody is told where or with what key a register is asked', async () => {
  await register.db
    .updateTable('otherRegister')
    .set({ askUrl: 'http://127.0.0.1:1/', askKey: 's3cret' })
    .where('code', '=', 'petlog')
    .execute()
  const { bytes } = await register.stranger.databaseList()
  await register.db.updateTable('otherRegister').set({ askUrl: null, askKey: null }).where('code', '=', 'petlog').execute()
  expect(bytes.toString()).not.toMatch(/s3cret|127\.0\.0\.1|ask/)
})

test('a demo register is asked over the wire and says what it holds', async () => {
  const demo = await startDemoPeers(register.db)
  for (const { name, code, holds } of DEMO_REGISTERS) {
    for (const chipNumber of holds) {
      const { data } = await register.stranger.publicChipInfo({ chipNumber })
      expect(data).toMatchObject({ result: 'registeredElsewhere', headline: `This microchip is registered with ${name}` })
    }
    expect((await adapters()).get(code)).toBe('answers')
  }
  await demo.close()
})

test('demo registers that start again are asked at their new address', async () => {
  const first = await startDemoPeers(register.db)
  await first.close()
  const second = await startDemoPeers(register.db)
  const { data } = await register.stranger.publicChipInfo({ chipNumber: DEMO_REGISTERS[0].holds[0] })
  expect(data.result).toBe('registeredElsewhere')
  await second.close()
})

test('a register that failed three times is shown as resting', async () => {
  const demo = await startDemoPeers(register.db)
  await demo.close()
  for (let i = 0; i < 3; i += 1) await register.stranger.publicChipInfo({ chipNumber: '956000001234567' })
  expect((await adapters()).get('demoNorth')).toBe('resting')
})
