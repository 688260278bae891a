import { expect, test } from 'vitest'
import * as contract from '../contract.ts'
import { readArguments } from './arguments.ts'

const ID = '019aa000-0000-7000-8000-000000000001'

test('flags become fields: text, whole numbers, yes, and one of a list each time it is typed', () => {
  expect(readArguments(contract.issueRegistrationCodes, ['--count', '25']).fields).toEqual({ count: 25 })
  expect(readArguments(contract.substituteChips, ['--order-id', ID, '--refund-rest', '--reason', 'None left']).fields).toEqual({
    orderId: ID,
    refundRest: true,
    reason: 'None left',
  })
  const notCome = ['981 100 004 701 001', '981100004701002']
  const typed = ['--order-id', ID, ...notCome.flatMap((number) => ['--not-come', number])]
  expect(readArguments(contract.receiveReturnedChips, typed).fields).toEqual({ orderId: ID, notCome })
})

test('pieces of lines are typed in words', () => {
  const { fields } = readArguments(contract.refundPayment, ['--lines', '3 scanner, 2 × Collar (red)'])
  expect(fields).toEqual({
    lines: [
      { pieces: 3, what: 'scanner' },
      { pieces: 2, what: 'Collar (red)' },
    ],
  })
})

test('a group of fields is JSON', () => {
  const lines = (text: string) => readArguments(contract.refundPayment, ['--lines', text]).fields
  expect(lines('{"line":1,"pieces":2}')).toEqual({ lines: [{ line: 1, pieces: 2 }] })
  expect(() => lines('line 1')).toThrow('--lines takes words like "3 scanner, 2 collar", or JSON')
})

test('money is typed in pounds, and ids, e-mail addresses and amounts need no flag', () => {
  expect(readArguments(contract.refundPayment, [ID, '£5', '--reason', 'Late']).fields).toEqual({
    paymentId: ID,
    pence: 500,
    reason: 'Late',
  })
  expect(readArguments(contract.refundPayment, ['--payment-id', ID, '5.00']).fields).toEqual({ paymentId: ID, pence: 500 })
  expect(readArguments(contract.refundPayment, ['--amount', '5', ID]).fields).toEqual({ paymentId: ID, pence: 500 })
  expect(() => readArguments(contract.refundPayment, [ID, '500p'])).toThrow(
    '--amount: Enter an amount in pounds like £5 or 12.50. You typed “500p”',
  )
  expect(() => readArguments(contract.refundPayment, [ID, '--pence', '500'])).toThrow(
    "Unknown option '--pence'. It takes --payment-id, --amount,",
  )
  expect(readArguments(contract.listPayments, ['anna@example.org']).fields).toEqual({ email: 'anna@example.org' })
})

test('one of a few choices needs no flag where it must be given, and no capitals', () => {
  expect(readArguments(contract.decideBatch, ['DM-2025-072', 'Freeze', '--reason', 'Three failed']).fields).toEqual({
    code: 'DM-2025-072',
    decision: 'freeze',
    reason: 'Three failed',
  })
  expect(readArguments(contract.verifyProfessional, ['rescue@example.org', 'welfare']).fields).toEqual({
    email: 'rescue@example.org',
    profileType: 'Welfare',
  })
})

test('nothing that was typed is lost', () => {
  expect(() => readArguments(contract.refundPayment, [ID, '£5', 'please'])).toThrow('refund-payment doesn’t understand “please”. It takes')
  expect(() => readArguments(contract.refundPayment, ['--payment-id', ID, '--amount', '5', '£5'])).toThrow('doesn’t understand “£5”')
  expect(() => readArguments(contract.listClaims, ['disputed'])).toThrow('list-claims doesn’t understand “disputed”. It takes nothing.')
})

test('what is no number stays as it was typed, for the contract to refuse', () => {
  const { fields } = readArguments(contract.issueRegistrationCodes, ['--count', 'many'])
  expect(contract.issueRegistrationCodes.input.safeParse(fields).success).toBe(false)
})

test('every call takes who acts, and an unknown flag is refused', () => {
  expect(readArguments(contract.listClaims, ['--as', 'staff@example.org', '--json'])).toEqual({
    fields: {},
    as: 'staff@example.org',
    json: true,
    yes: false,
    help: false,
  })
  expect(() => readArguments(contract.listClaims, ['--order-id', ID])).toThrow("Unknown option '--order-id'")
})

test('the code in a letter is typed without a flag', () => {
  expect(readArguments(contract.getKeeperLetter, ['HW7K-2M9P']).fields).toEqual({ letterCode: 'HW7K-2M9P' })
})

test('days are typed as people write them', () => {
  for (const typed of ['26/11/2026', '26.11.26', '2026-11-26'])
    expect(readArguments(contract.recordDeath, ['981100004701001', '--on', typed]).fields).toMatchObject({ on: '2026-11-26' })
})
