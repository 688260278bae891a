import { expect, test } from 'vitest'
import { missingOf, numbersIn, numbersTyped } from './missing.ts'

const ranges = [{ from: '981100004701001', to: '981100004701010' }]
const some = { all: 'no' as const, picked: [], typed: '' }

test('a range holds its first and its last number', () => {
  expect(numbersIn({ from: '098110000470099', to: '098110000470101' })).toEqual(['098110000470099', '098110000470100', '098110000470101'])
})

test('numbers can be typed as they stand on labels, on lines or with commas', () => {
  expect(numbersTyped('981 100 004 701 001\n981100004701002, 981100004701003;\n')).toEqual({
    numbers: ['981100004701001', '981100004701002', '981100004701003'],
  })
})

test('an order of which all has come lacks nothing, whatever was picked before', () => {
  expect(missingOf({ all: 'yes', picked: ['981100004701001'], typed: '' }, ranges)).toEqual({ numbers: [] })
})

test('a chip that was picked and typed is missing once', () => {
  expect(missingOf({ all: 'no', picked: ['981100004701001'], typed: '981 100 004 701 001' }, ranges)).toEqual({
    numbers: ['981100004701001'],
  })
})

test('nobody can say that some are missing without saying which', () => {
  expect(missingOf(some, ranges)).toHaveProperty('problem')
  expect(missingOf({ all: '', picked: [], typed: '' }, ranges)).toHaveProperty('problem')
})

test('a range that is typed short means all of its chips, and one that is unclear is asked about', () => {
  expect(missingOf({ ...some, typed: '981100004701001-003' }, ranges)).toEqual({
    numbers: ['981100004701001', '981100004701002', '981100004701003'],
  })
  expect(missingOf({ ...some, typed: '981100004701001/003' }, ranges)).toEqual({
    problem: expect.stringContaining('We can’t tell which chips'),
  })
  expect(missingOf({ ...some, typed: '981100004701009-011' }, ranges)).toEqual({
    problem: '981 100 004 701 011 isn’t one of the chips on their way to you',
  })
})

test('a number of another order is told so', () => {
  expect(missingOf({ ...some, typed: '981100004701011' }, ranges)).toEqual({
    problem: '981 100 004 701 011 isn’t one of the chips on their way to you',
  })
})

test.each(['001 to 003', '001-003', '1–3', '701001-701003'])('%s means chips of this parcel', (typed) => {
  const nine = [{ from: '981100004701001', to: '981100004701009' }]
  expect(missingOf({ ...some, typed }, nine)).toEqual({ numbers: ['981100004701001', '981100004701002', '981100004701003'] })
})

test('an ending that no chip of the parcel has, or more than one, asks for all the digits', () => {
  expect(missingOf({ ...some, typed: '58' }, ranges)).toEqual({ problem: 'No chip on its way to you ends in 58. Type all 15 digits' })
  expect(missingOf({ ...some, typed: '1' }, [{ from: '981100004701001', to: '981100004701020' }])).toEqual({
    problem: 'More than one chip on its way to you ends in 1. Type all 15 digits',
  })
})
