import { expect, test } from 'vitest'
import { BEGINNING, markOf, sealed } from '#platform/law/event.ts'
import { type CheckedLink, checkChain, eventsIn, hashInBrowser } from './chain.ts'

const events = chainOf([
  { move: 'register', fromStatus: null, toStatus: 'active', facts: { chipNumber: '985121004515220', also: null } },
  { move: 'update', fromStatus: null, toStatus: null, facts: { changed: ['name', 'colour'], deep: { b: 1, a: [{ d: 2, c: 'é “x”' }] } } },
  { move: 'reportMissing', fromStatus: 'active', toStatus: 'missing', facts: {} },
])

/** The file as the browser reads it. */
const file = (changed: (typeof events)[number][] = events): unknown => JSON.parse(JSON.stringify({ beginning: BEGINNING, events: changed }))

test('the browser works out the same hashes as the register', async () => {
  for (const [index, event] of eventsIn(file()).entries()) expect(await hashInBrowser(event)).toBe(events[index]?.hash)
})

test('a history that nobody has touched holds, link by link', async () => {
  expect((await checked(file())).map(({ seq, move, holds }) => [seq, move, holds])).toEqual([
    [1, 'register', true],
    [2, 'update', true],
    [3, 'reportMissing', true],
  ])
})

test('a changed fact shows at its own link, and only there', async () => {
  const changed = events.map((event) => (event.seq === 2 ? { ...event, facts: { changed: ['name'] } } : event))
  expect((await checked(file(changed))).map(({ holds }) => holds)).toEqual([true, false, true])
})

test('an event that was taken out shows at the next one', async () => {
  expect((await checked(file(events.filter(({ seq }) => seq !== 2)))).map(({ holds }) => holds)).toEqual([true, false])
})

test('a file that is no history has no links', async () => {
  expect(await checked('<html>')).toEqual([])
})

async function checked(history: unknown): Promise<CheckedLink[]> {
  const links: CheckedLink[] = []
  for await (const link of checkChain(history)) links.push(link)
  return links
}

interface Made {
  move: string
  fromStatus: string | null
  toStatus: string | null
  facts: unknown
}

function chainOf(made: Made[]) {
  let previousHash = BEGINNING
  return made.map((one, index) => {
    const event = {
      subject: 'pet',
      subjectId: '019aa000-0000-7000-8000-000000000001',
      seq: index + 1,
      at: new Date(Date.UTC(2026, 10, index + 1)),
      clause: 'PET-1',
      byAccount: index === 2 ? null : '019aa000-0000-7000-8000-000000000002',
      byRole: 'keeper',
      previousHash,
      ...one,
    }
    const made = sealed(event, index === 1 ? null : '019aa000-0000-7000-8000-000000000003')
    previousHash = made.hash
    const { byAccount: _account, salt: _salt, ...shown } = { ...made, byMark: markOf(made) }
    return shown
  })
}
