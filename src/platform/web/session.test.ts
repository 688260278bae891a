import { beforeEach, expect, test, vi } from 'vitest'
import { decode, mayAsk, onSession, readSession, readToken, removeToken, returnToOwnToken, saveMemberToken, saveToken } from './session.ts'
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

test('whoever works as an organisation is back in their own account when that ends, and signed out of both when they sign out', () => {
  const [own, working, other] = [
    tokenFor({}),
    tokenFor({ sub: 'rescue', member: 'Zoë', role: 'manager' }),
    tokenFor({ sub: 'kennel', member: 'Zoë', role: 'owner' }),
  ]
  saveToken(own)
  saveMemberToken(working)
  expect(readSession()).toMatchObject({ sub: 'rescue', working: { member: 'Zoë', role: 'manager' } })
  saveMemberToken(other)
  expect(returnToOwnToken(working)).toBe(false)
  expect(returnToOwnToken(other)).toBe(true)
  expect(readToken()).toBe(own)
  expect(returnToOwnToken(own)).toBe(false)

  saveMemberToken(working)
  removeToken()
  expect(returnToOwnToken(working)).toBe(false)
})

test('a member may ask as far as their role goes, and what nobody may ask as a member they may not', () => {
  const session = decode(tokenFor({ userType: 'Welfare', member: 'Zoë', role: 'manager' }))
  if (!session) throw new Error('The token can’t be read')
  const asked = (['readOnly', 'manager', 'owner', 'self', 'never'] as const).map((acting) => mayAsk({ who: ['Welfare'], acting }, session))
  expect(asked).toEqual([true, true, false, true, false])
  expect(decode(tokenFor({ member: 'Zoë', role: 'king' }))?.working).toBeNull()
})
