import { beforeEach, expect, test } from 'vitest'
import { clearDraft, keepDraft, readDraft } from './draft.ts'
import { pretendBrowser } from './testing.ts'

beforeEach(pretendBrowser)

test('a draft brings back what was typed, and no secret', () => {
  const empty = { name: '', password: '', otp: '', captcha: '', address: { postcode: '' } }
  keepDraft('register', { name: 'Anna', password: 'hunter2', otp: '123456', captcha: 'solved', address: { postcode: 'BS1 4DJ' } })
  expect(sessionStorage.getItem('homeward.draft.register')).not.toContain('hunter2')
  expect(readDraft('register', empty)).toEqual({ ...empty, name: 'Anna', address: { postcode: 'BS1 4DJ' } })
})

test('a draft of an older form gives no field what it cannot show', () => {
  keepDraft('pet', { name: 'Biscuit', colours: 'brown', gone: 'x' })
  expect(readDraft('pet', { name: '', colours: [] })).toEqual({ name: 'Biscuit', colours: [] })
})

test('a draft that was sent, or never kept, or spoilt, leaves the form as it starts', () => {
  keepDraft('pet', { name: 'Biscuit' })
  clearDraft('pet')
  expect(readDraft('pet', { name: '' })).toEqual({ name: '' })
  sessionStorage.setItem('homeward.draft.pet', '{')
  expect(readDraft('pet', { name: '' })).toEqual({ name: '' })
})
