import { RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { afterSignIn, guestOnly, requireToken } from './guard.ts'
import { removeToken, saveToken } from './session.ts'
import { pretendBrowser, tokenFor } from './testing.ts'

beforeEach(pretendBrowser)
afterEach(() => removeToken())

test('a page behind a token sends a visitor to sign in and remembers the page with its query', () => {
  expect(redirectOf(requireToken, '/customer-dashboard/pets?page=2&sort=name')).toBe(
    '/login?path=%2Fcustomer-dashboard%2Fpets%3Fpage%3D2%26sort%3Dname',
  )
})

test('whoever holds a token is let in', () => {
  saveToken(tokenFor({ userType: 'Customer' }))
  expect(redirectOf(requireToken, '/customer-dashboard')).toBeNull()
})

test('a token that has ended lets nobody in', () => {
  saveToken(tokenFor({ exp: 1 }))
  expect(redirectOf(requireToken, '/customer-dashboard')).toBe('/login?path=%2Fcustomer-dashboard')
})

test('a guest page sends a signed-in visitor to the start', () => {
  expect(redirectOf(guestOnly, '/login')).toBeNull()
  saveToken(tokenFor({}))
  expect(redirectOf(guestOnly, '/login')).toBe('/')
})

test.each(['/customer-dashboard/pets?page=2', '/verify/abc#seal', '/home'])('after signing in a visitor comes back to %s', (path) => {
  expect(afterSignIn(path)).toBe(path)
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/..//evil.example',
  '/./\\/evil.example',
  'javascript:alert(1)',
  'evil.example',
  '',
  null,
])('%j never leads off this site', (path) => {
  expect(afterSignIn(path)).toBe('/')
})

function redirectOf(guard: typeof requireToken, path: string): string | null {
  const request = new Request(`http://localhost${path}`)
  const context = new RouterContextProvider()
  try {
    void guard({ request, url: new URL(request.url), params: {}, context, pattern: '' }, async () => ({}))
    return null
  } catch (thrown) {
    return thrown instanceof Response ? thrown.headers.get('location') : 'not a redirect'
  }
}
