import { expect, test } from 'vitest'
import * as z from 'zod'
import { call } from '#platform/contract/call.ts'
import { madeOldBy } from './memory.ts'

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
