import { createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { pageDidNotCome } from './nextpage.ts'

/** A router whose page `/next?of=2` never comes, and what the browser was told. */
async function leaving(isReachable: boolean) {
  const router = createMemoryRouter(
    [
      { path: '/', element: null },
      { path: '/next', element: null, loader: () => new Promise(() => {}) },
    ],
    { initialEntries: ['/?typed=1'] },
  ).initialize()
  void router.navigate('/next?of=2')
  const told: string[] = []
  const means = {
    check: async () => isReachable,
    assign: (to: string) => void told.push(to),
    reload: () => void told.push('reload'),
    restore: (to: string) => void told.push(`shows ${to}`),
  }
  return { router, told, means }
}

test('a page whose code didn’t come is asked for as a document, the one that was wanted', async () => {
  const { router, told, means } = await leaving(true)
  await pageDidNotCome(router, means)
  expect(told).toEqual(['/next?of=2'])
})

test('without a connection whoever was leaving stays on the page they are on', async () => {
  const { router, told, means } = await leaving(false)
  await pageDidNotCome(router, means)
  expect(told).toEqual(['shows /?typed=1'])
  expect(router.state).toMatchObject({ navigation: { state: 'idle' }, location: { pathname: '/', search: '?typed=1' } })
})

test('once some code didn’t come, wherever they go next comes as a document too', async () => {
  const { router, told, means } = await leaving(false)
  await pageDidNotCome(router, means)
  means.check = async () => true
  void router.navigate('/next?of=3')
  await Promise.resolve()
  expect(told).toEqual(['shows /?typed=1', '/next?of=3'])
})

test('who has turned back meanwhile is led nowhere', async () => {
  const { router, told, means } = await leaving(true)
  await router.navigate('/')
  await pageDidNotCome(router, means)
  expect(told).toEqual([])
})

test('before anything runs the page itself is loaded again', async () => {
  const { told, means } = await leaving(true)
  await pageDidNotCome(undefined, means)
  expect(told).toEqual(['reload'])
})
