import { expect, test } from 'vitest'
import { scannedIn } from './scanned.ts'

const HERE = 'https://register.example'

test('the barcode of a chip label is its number', () => {
  expect(scannedIn(['985121004515220'], HERE)).toEqual({ kind: 'chip', number: '985121004515220' })
})

test('of the codes on one label the chip number is taken, not the batch number or the article number', () => {
  expect(scannedIn(['4012345678901', '4012345678', '985121004515220'], HERE)).toEqual({ kind: 'chip', number: '985121004515220' })
})

test('a batch number of 10 digits alone is not taken for an older chip', () => {
  expect(scannedIn(['4012345678'], HERE)).toEqual({ kind: 'other', text: '4012345678' })
})

test('an older chip with letters in it is taken', () => {
  expect(scannedIn(['00065D1A2B'], HERE)).toEqual({ kind: 'chip', number: '00065D1A2B' })
})

test('a link to a lookup is the number in it', () => {
  expect(scannedIn([`${HERE}/home?chip=985%20121%20004%20515%20220`], HERE)).toEqual({ kind: 'chip', number: '985121004515220' })
})

test('the code on a certificate leads to its proof, but only on this site', () => {
  expect(scannedIn([`${HERE}/verify/a.b.c`], HERE)).toEqual({ kind: 'proof', path: '/verify/a.b.c' })
  expect(scannedIn(['https://elsewhere.example/verify/a.b.c'], HERE)).toMatchObject({ kind: 'other' })
})

test('the code of a transfer pack leads to the page where it is used', () => {
  expect(scannedIn([`${HERE}/take/7KQ2-M9XW`], HERE)).toEqual({ kind: 'proof', path: '/take/7KQ2-M9XW' })
})

test('the code of a tag leads to its page, but only on this site', () => {
  expect(scannedIn([`${HERE}/t/7KQ2-M9XW`], HERE)).toEqual({ kind: 'tag', path: '/t/7KQ2-M9XW' })
  expect(scannedIn(['https://elsewhere.example/t/7KQ2-M9XW'], HERE)).toMatchObject({ kind: 'other' })
})

test('no code is nothing', () => {
  expect(scannedIn([], HERE)).toBeNull()
})
