import { expect, test } from '@playwright/test'
import { PASSWORD, PEOPLE } from '../database/seed/people.ts'
import { copyOfModel, newFolder, removeFolder } from './copies.ts'
import { type Running, startServer } from './running.ts'

const JSON_HEADERS = { 'content-type': 'application/json' }

test('a server that is killed while it writes loses no pet that it had acknowledged', async () => {
  const { dataDir, settings: over, remove } = await durableRegister()
  const acknowledged: string[] = []
  for (const round of [1, 2, 3]) {
    const server = await startServer(dataDir, { over })
    const token = await signIn(server)
    const writing = registerUntilItDies(server, token, round, acknowledged)
    await expect.poll(() => acknowledged.length).toBeGreaterThan(round * 10)
    await server.end('SIGKILL')
    await writing
  }
  const server = await startServer(dataDir, { over })
  const token = await signIn(server)
  const lost: string[] = []
  for (const chipNumber of acknowledged) {
    const answer = await fetch(`${server.url}/api/v1/user/getChipInfo?chipNumber=${chipNumber}`, { headers: { authorization: token } })
    const { data } = await answer.json()
    if (data.registration !== 'yours') lost.push(chipNumber)
  }
  expect(lost).toEqual([])
  expect(await server.end('SIGTERM')).toBe(0)
  await remove()
})

test('a server that is told to stop answers what it is working on, and ends cleanly', async () => {
  const { dataDir, settings: over, remove } = await copyOfModel()
  const server = await startServer(dataDir, { over })
  const signIns = Array.from({ length: 8 }, () =>
    fetch(`${server.url}/api/v1/user/login`, {
      method: 'POST',
      headers: JSON_HEADERS,
      body: JSON.stringify({ email: PEOPLE.anna.email, password: PASSWORD }),
    }),
  )
  const first = await Promise.race(signIns)
  const ended = server.end('SIGTERM')
  const answers = await Promise.all(signIns)
  expect(first.status).toBe(200)
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 8 }, () => 200))
  expect(await ended).toBe(0)
  await remove()
})

/** A register with a PostgreSQL of its own that keeps every acknowledged write, as `npm start` has; on the run's server where one was given. */
async function durableRegister() {
  if (process.env['TEST_DATABASE_URL']) return copyOfModel()
  const dataDir = newFolder()
  return { dataDir, settings: {}, remove: async () => removeFolder(dataDir) }
}

async function signIn(server: Running): Promise<string> {
  const answer = await fetch(`${server.url}/api/v1/user/login`, {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify({ email: PEOPLE.anna.email, password: PASSWORD }),
  })
  const { data } = await answer.json()
  return data.token
}

async function registerUntilItDies(server: Running, token: string, round: number, acknowledged: string[]) {
  for (let count = 0; count < 1000; count += 1) {
    const chipNumber = `968${String(round * 1_000_000 + count).padStart(12, '0')}`
    const pet = {
      chipNumber,
      species: 'dog',
      breed: { kind: 'breed', breedId: 'labrador-retriever' },
      name: `Rex ${count}`,
      sex: 'male',
      neutered: 'no',
      colour: 'black',
      bornOn: '2024-03-27',
      bornExactly: true,
    }
    const answer = await fetch(`${server.url}/api/v1/user/addPet`, {
      method: 'POST',
      headers: { ...JSON_HEADERS, authorization: token },
      body: JSON.stringify(pet),
    }).catch(() => null)
    if (answer?.status !== 200) return
    acknowledged.push(chipNumber)
  }
}
