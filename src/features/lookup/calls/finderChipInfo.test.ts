import { afterAll, beforeAll, expect, test } from 'vitest'
import { closedAllWeek } from '#platform/clock/hours.ts'
import { havePet } from '#src/testing/lookups.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { listedVet } from '#src/testing/vets.ts'

const CHIP = '985121004515220'
let register: TestRegister

beforeAll(async () => {
  register = await testRegister({ LOOKUPS_PER_MINUTE: '6' })
  await havePet(register, { chip: CHIP })
})
afterAll(() => register.close())

test('a finder who says where they are hears the place and what to do there', async () => {
  const { data } = await register.stranger.finderChipInfo({ chipNumber: CHIP, postcode: 'FK8 1EG', species: 'dog' })
  expect(data).toMatchObject({ result: 'registeredHere', relay: true, nation: 'Scotland', place: 'Stirling' })
  expect(data.nextSteps.map(({ text }) => text).join(' ')).toContain('call the police on 101')
})

test('a finder hears which council it probably is, and the nearest vet that is open and scans', async () => {
  await listedVet(register, { publicName: 'Castle Vets', postcode: 'FK8 1EG', alwaysOpen: true, scans: true })
  await listedVet(register, { publicName: 'Forth Vets', postcode: 'FK1 1AA', alwaysOpen: true, scans: true })
  await listedVet(register, { publicName: 'Closed Vets', postcode: 'FK8 1EG', alwaysOpen: false, hours: closedAllWeek, scans: true })
  const { data } = await register.stranger.finderChipInfo({ chipNumber: CHIP, postcode: 'FK8 1EG', species: 'dog' })
  expect(data).toMatchObject({ council: 'Stirling Council', openVet: { name: 'Castle Vets', opening: 'open 24 hours', km: 0 } })
  const told = data.nextSteps.map(({ text }) => text).join(' ')
  expect(told).toContain('probably Stirling Council')
  expect(told).toContain('Castle Vets is open 24 hours and can scan it')
})

test('a finder who does not say where they are is answered without a place', async () => {
  const { data } = await register.stranger.finderChipInfo({ chipNumber: CHIP })
  expect(data).toMatchObject({ result: 'registeredHere', place: null, nation: null, council: null, openVet: null })
  expect(data.nextSteps.length).toBeGreaterThan(0)
})

test('a postcode service that is down costs only the place', async () => {
  const { find } = register.services.postcodes
  register.services.postcodes.find = () => Promise.reject(new Error('down'))
  const { status, data } = await register.stranger.finderChipInfo({ chipNumber: CHIP, postcode: 'FK8 1EG' })
  register.services.postcodes.find = find
  expect([status, data.result, data.place]).toEqual([200, 'registeredHere', null])
})

test('a postcode that is not one names the field', async () => {
  const { status, fields } = await register.stranger.finderChipInfo({ chipNumber: CHIP, postcode: 'FK8' })
  expect([status, fields]).toEqual([400, { postcode: 'Enter a full UK postcode, like SW1A 2AA' }])
})

test('lookups of both kinds count together before a captcha is needed', async () => {
  const more = { address: '192.0.2.20' }
  for (let i = 0; i < 3; i += 1) {
    expect((await register.stranger.finderChipInfo({ chipNumber: CHIP }, more)).status).toBe(200)
    expect((await register.stranger.publicChipInfo({ chipNumber: CHIP }, more)).status).toBe(200)
  }
  const { status, code } = await register.stranger.finderChipInfo({ chipNumber: CHIP }, more)
  expect([status, code]).toEqual([429, 'captchaNeeded'])
})
