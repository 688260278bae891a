import { beforeEach, expect, test, vi } from 'vitest'
import { decode, onSession, readSession, readToken, removeToken, saveToken } from './session.ts'
import { pretendBrowser, tokenFor } from './testing.ts'

beforeEach(pretendBrowser)

test('a saved token tells who is signed in, whatever letters the name has', () => {
  const token = tokenFor({ userType: 'Customer, Breeder' })
  saveToken(token)
  expect(readSession()).toMatchObject({ token, name: 'Zoë Åkerman', profileTypes: ['Customer', 'Breeder'] })
})

test('without profile types there are none, and not one without a name', () => {
  expect(decode(tokenFor({ userType: '' }))?.profileTypes).toEqual([])
})

test.each(['', 'rubbish', 'a.b.c', 'a.e30.c', `a.${btoa('null')}.c`, `a.${btoa('{"sub":1}')}.c`])('%j is nobody', (token) => {
  expect(decode(token)).toBeNull()
})

test('a token that cannot be read is sent all the same, so that the server can refuse it', () => {
  saveToken('rubbish')
  expect(readSession()).toBeNull()
  expect(readToken()).toBe('rubbish')
})

test('a token is no longer sent from the second in which it ends', () => {
  saveToken(tokenFor({ exp: 1000 }))
  expect(readToken(999_999)).not.toBeNull()
  expect(readToken(1_000_000)).toBeNull()
  expect(readSession(1_000_000)).toBeNull()
})

test('the same token gives the same session, or the page would draw itself for ever', () => {
  saveToken(tokenFor({}))
  expect(readSession()).toBe(readSession())
})

test('a late answer does not remove the token of a newer session', () => {
  saveToken('new')
  removeToken('old')
  expect(readToken()).toBe('new')
  removeToken('new')
  expect(readToken()).toBeNull()
})

test('who listens hears of sign-ins and sign-outs here and in another tab, until they stop', () => {
  const heard = vi.fn<() => void>()
  const stop = onSession(heard)
  saveToken('one')
  removeToken()
  window.dispatchEvent(storageEvent('homeward.token'))
  window.dispatchEvent(storageEvent('something.else'))
  expect(heard).toHaveBeenCalledTimes(3)
  stop()
  saveToken('two')
  window.dispatchEvent(storageEvent('homeward.token'))
  expect(heard).toHaveBeenCalledTimes(3)
})

const storageEvent = (key: string) => Object.assign(new Event('storage'), { key })
