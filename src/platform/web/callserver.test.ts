import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { call } from '#platform/contract/call.ts'
import { callServer } from './callserver.ts'
import { connection } from './connection.ts'
import { CallFailed } from './failed.ts'
import { goWith } from './goto.ts'
import { readToken, saveToken } from './session.ts'
import { pretendBrowser, tokenFor } from './testing.ts'

const getThing = call('getThing', {
  method: 'GET',
  path: 'api-thing',
  summary: '',
  who: 'signed-in',
  input: z.object({ query: z.string().optional(), page: z.number().optional(), tags: z.array(z.string()).optional() }),
  output: z.object({ name: z.string() }),
  says: 'A thing',
  refuses: {},
})
const saveThing = call('saveThing', { ...getThing, method: 'POST', input: z.object({ name: z.string() }) })
const signIn = call('signIn', { ...saveThing, who: 'guest' })
const sendFile = call('sendFile', { ...saveThing, takes: 'file' })

const went = vi.fn<(to: string) => void>()
beforeEach(() => {
  pretendBrowser()
  went.mockClear()
  goWith(went)
})
afterEach(() => {
  connection.answered()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an answer is its message and its data', async () => {
  answerWith(200, { statusCode: 200, message: 'A thing', data: { name: 'Biscuit' } })
  expect(await callServer(getThing, {})).toEqual({ message: 'A thing', data: { name: 'Biscuit' } })
})

test('a GET carries its input in the query and leaves out what is not given', async () => {
  const sent = answerWith(200, { statusCode: 200, message: '', data: null })
  await callServer(getThing, { query: 'a&b', page: 2, tags: ['x', 'y'] })
  expect(sent.url()).toBe('/api/v1/user/api-thing?query=a%26b&page=2&tags=x&tags=y')
  await callServer(getThing, { query: undefined })
  expect(sent.url()).toBe('/api/v1/user/api-thing')
})

test('a POST carries its input as JSON, with the key that makes it count once', async () => {
  const sent = answerWith(200, { statusCode: 200, message: '', data: null })
  await callServer(saveThing, { name: 'Biscuit' }, { idempotencyKey: 'k1' })
  expect(sent.request()).toMatchObject({
    method: 'POST',
    body: '{"name":"Biscuit"}',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'k1' },
  })
})

test('a file goes with the fields beside it and lets the browser set the boundary', async () => {
  const sent = answerWith(200, { statusCode: 200, message: '', data: null })
  await callServer(sendFile, { name: 'Biscuit' }, { file: new File(['x'], 'biscuit.png') })
  const { body, headers } = sent.request()
  expect(headers).not.toHaveProperty('content-type')
  expect(body instanceof FormData && [body.get('name'), body.get('file')]).toEqual(['Biscuit', expect.any(File)])
})

test('the raw token goes with every request while there is one, and no header while there is none', async () => {
  const sent = answerWith(200, { statusCode: 200, message: '', data: null })
  await callServer(getThing, {})
  expect(sent.request().headers).not.toHaveProperty('authorization')
  const token = tokenFor({})
  saveToken(token)
  await callServer(getThing, {})
  expect(sent.request().headers).toMatchObject({ authorization: token })
})

test.each([true, false])(
  'where our server answers nothing a call fails with "No Internet Connection", with the flag at %s',
  async (onLine) => {
    vi.useFakeTimers() // What goes on looking for the signal ends with this test.
    vi.stubGlobal('navigator', { onLine })
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('failed to fetch')))
    await expect(callServer(getThing, {})).rejects.toMatchObject({ message: 'No Internet Connection', code: 'offline', status: 0 })
    expect(connection.isReachable()).toBe(false)
  },
)

test('a browser that says it is offline is not believed: the call is sent, and its answer shows that there is a connection', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  answerWith(500, { statusCode: 500, message: 'We could not' })
  await expect(callServer(getThing, {})).rejects.toMatchObject({ status: 500 })
  expect(connection.isReachable()).toBe(true)
})

test('a 401 removes the token and goes to the sign-in page, to come back afterwards', async () => {
  saveToken(tokenFor({}))
  answerWith(401, { statusCode: 401, message: 'Sign in to continue', error: 'Sign in to continue', code: 'signInFirst' })
  await expect(callServer(getThing, {})).rejects.toBeInstanceOf(CallFailed)
  expect(readToken()).toBeNull()
  expect(went).toHaveBeenCalledExactlyOnceWith('/login?path=%2Fcustomer-dashboard%2Fpets%3Fpage%3D2')
})

test('a session that has ended while somebody signs in leaves them on the page', async () => {
  const { location } = window
  vi.stubGlobal('window', { ...window, location: { ...location, pathname: '/login', search: '' } })
  saveToken(tokenFor({}))
  answerWith(401, { statusCode: 401, message: 'Sign in to continue', error: 'Sign in to continue', code: 'signInFirst' })
  await expect(callServer(getThing, {})).rejects.toBeInstanceOf(CallFailed)
  expect(went).not.toHaveBeenCalled()
})

test('a wrong password at the sign-in page is no reason to leave it', async () => {
  answerWith(401, { statusCode: 401, message: 'No match', error: 'No match', code: 'noMatch' })
  await expect(callServer(signIn, { name: 'Anna' })).rejects.toMatchObject({ message: 'No match', code: 'noMatch' })
  expect(went).not.toHaveBeenCalled()
})

test('a 401 that comes after a new sign-in ends nothing', async () => {
  saveToken('old')
  answerWith(401, { statusCode: 401, message: '', error: 'Too late', code: 'signInFirst' }, () => saveToken('new'))
  await expect(callServer(getThing, {})).rejects.toMatchObject({ message: 'Too late' })
  expect(readToken()).toBe('new')
  expect(went).not.toHaveBeenCalled()
})

test('any other failure is an error whose message is the error field of the response', async () => {
  const fields = { chipNumber: 'Microchip number must be 15 digits. You typed 14' }
  answerWith(409, { statusCode: 409, message: 'said', error: 'This chip is registered already', code: 'chipTaken', fields })
  await expect(callServer(saveThing, { name: '' })).rejects.toMatchObject({
    message: 'This chip is registered already',
    said: 'said',
    status: 409,
    code: 'chipTaken',
    fields,
  })
})

test('a statusCode other than 200 is a failure even when HTTP says that all is well', async () => {
  answerWith(200, { statusCode: 500, message: 'We could not log you out' })
  await expect(callServer(getThing, {})).rejects.toMatchObject({ message: 'We could not log you out', status: 500 })
})

test.each([502, 200])('an answer with HTTP %i that is no envelope is a failure in plain words', async (status) => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status }))
  await expect(callServer(getThing, {})).rejects.toMatchObject({ message: 'Something went wrong', said: undefined })
})

test('when no answer comes though our server is there, the person is told to look at the connection', async () => {
  vi.stubGlobal('fetch', async (url: string) => (url === '/healthz' ? new Response() : Promise.reject(new TypeError('failed to fetch'))))
  await expect(callServer(getThing, {})).rejects.toMatchObject({
    code: 'unreachable',
    status: 0,
    message: expect.stringContaining('connection'),
  })
})

test('a call that the page itself gave up is not reported as a failure', async () => {
  const given = new AbortController()
  given.abort()
  vi.stubGlobal('fetch', async (_url: string, { signal }: { signal: AbortSignal }) => Promise.reject(signal.reason))
  await expect(callServer(getThing, {}, { signal: given.signal })).rejects.not.toBeInstanceOf(CallFailed)
})

function answerWith(status: number, body: unknown, beforehand = () => {}) {
  const fetching = vi.fn<(url: string, request: RequestInit) => Promise<Response>>(async () => {
    beforehand()
    return Response.json(body, { status })
  })
  vi.stubGlobal('fetch', fetching)
  const last = () => fetching.mock.lastCall ?? ['', {}]
  return { url: () => last()[0], request: (): RequestInit => last()[1] ?? {} }
}
