import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { call } from '#platform/contract/call.ts'
import { madeOldBy, refresh } from './memory.ts'

// The next file of this worker is loaded before it would be put back.
afterEach(() => void vi.unstubAllGlobals())

const weather = 'weather'
const spec = { method: 'GET', summary: '', who: 'anyone', input: z.object({}), output: z.null(), says: '', refuses: {} } as const
const getForecast = call('getForecast', { ...spec, topics: [weather] })
const getTides = call('getTides', spec)

const shown = ({ name, topics = [] }: { name: string; topics?: readonly string[] }) => ({ queryKey: [name, {}], meta: { topics } })

test('a call that changed is asked again, and no other', () => {
  expect(madeOldBy([getTides])(shown(getTides))).toBe(true)
  expect(madeOldBy([getTides])(shown(getForecast))).toBe(false)
})

test('a topic that changed asks every call again that tells of it', () => {
  expect(madeOldBy([weather])(shown(getForecast))).toBe(true)
  expect(madeOldBy([weather])(shown(getTides))).toBe(false)
})

test('an answer that was asked for before the change, and comes after it, isn’t shown', async () => {
  vi.stubGlobal('window', {})
  const { queries } = await import('./queries.ts')
  const answers: ((tide: string) => void)[] = []
  const queryFn = () => new Promise<string>((answer) => answers.push(answer))
  const observer = new QueryObserver(queries(), { queryKey: [getTides.name, {}], queryFn })
  const shown: unknown[] = []
  const stop = observer.subscribe(({ data }) => shown.push(data))
  const refreshed = refresh([getTides])
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[0]?.('low')
  answers[1]?.('high')
  await refreshed
  stop()
  expect(shown).toContain('high')
  expect(shown).not.toContain('low')
})
