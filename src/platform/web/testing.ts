import { vi } from 'vitest'

/** The few parts of a browser that the web platform touches, fresh for each test. */
export function pretendBrowser() {
  const events = new EventTarget()
  const location = { pathname: '/customer-dashboard/pets', search: '?page=2', assign: vi.fn<(to: string) => void>() }
  vi.stubGlobal('window', Object.assign(events, { location }))
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('navigator', { onLine: true })
  return { location }
}

/** A token as the browser reads it; nobody checks its signature there. */
export function tokenFor(claims: {
  sub?: string
  name?: string
  userType?: string
  exp?: number
  member?: string
  role?: string
  organisations?: number
}): string {
  const usual = { sub: '0198c0de', name: 'Zoë Åkerman', email: 'zoe@example.org', userType: 'Customer', exp: 4_102_444_800 }
  return ['header', Buffer.from(JSON.stringify({ ...usual, ...claims })).toString('base64url'), 'signature'].join('.')
}

function memoryStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
