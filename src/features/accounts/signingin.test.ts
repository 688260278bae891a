import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, PEOPLE } from '#database/seed/people.ts'
import { STRONG } from '#platform/server/passwords.ts'
import { havePet } from '#src/testing/lookups.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { PRODUCTION } from '#src/testing/production.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

const CHIP = '985121004515220'
const PARALLEL = 60
let register: TestRegister
beforeAll(async () => {
  // The lines of a real register: passwords cost what they cost there, and hardly any connections are left.
  register = await testRegister({ ...PRODUCTION, DATABASE_POOL: '3' })
  await havePet(register, { chip: CHIP, name: 'Rex' })
})
afterAll(() => register.close())

const { email } = PEOPLE.anna
const wrong = (address: string, as = email) => register.stranger.login({ email: as, password: 'not her password' }, { address })

async function lookUp() {
  const began = performance.now()
  const { status } = await register.stranger.publicChipInfo({ chipNumber: CHIP }, { address: freshAddress() })
  return { status, took: performance.now() - began }
}

async function lookUpUntil(done: () => boolean) {
  const replies = []
  do replies.push(await lookUp())
  while (!done())
  return replies
}

const p99 = (replies: { took: number }[]) =>
  replies.map(({ took }) => took).sort((one, other) => one - other)[Math.floor(replies.length * 0.99)] ?? 0

/** Below this a delay is the machine's: no queue of ours is so short. */
const FLOOR_MS = 250

async function during(storm: Promise<{ status: number; code: string }>[]) {
  let over = false
  const answers = Promise.all(storm).finally(() => {
    over = true
  })
  const busy = await lookUpUntil(() => over)
  return { busy, answers: await answers }
}

test('passwords cost what they cost in earnest', () => {
  expect(register.services.config.passwordCost).toEqual(STRONG)
})

test('sixty wrong passwords at once from one address leave lookups answering as if nothing were the matter', {
  timeout: 60_000,
}, async () => {
  for (let times = 0; times < 20; times += 1) await lookUp()
  const idle = await lookUpUntil(counted(50))
  const address = freshAddress()
  const { busy, answers } = await during(Array.from({ length: PARALLEL }, () => wrong(address)))
  expect(busy.filter(({ status }) => status !== 200)).toEqual([])
  expect(p99(busy)).toBeLessThan(Math.max(3 * p99(idle), FLOOR_MS))
  const codes = answers.map(({ code }) => code)
  expect(codes.filter((code) => code === 'noMatch')).toHaveLength(10)
  expect(new Set(codes)).toEqual(new Set(['noMatch', 'locked', 'signInBusy']))
})

test('sixty from sixty addresses too, and whoever finds no room in the line is told when to come back', { timeout: 60_000 }, async () => {
  const storm = Array.from({ length: PARALLEL }, (_, index) => wrong(freshAddress(), `nobody${index}@example.org`))
  const { busy, answers } = await during(storm)
  expect(busy.filter(({ status }) => status !== 200)).toEqual([])
  const turnedAway = answers.filter(({ code }) => code === 'signInBusy')
  expect(turnedAway.length).toBeGreaterThan(0)
  expect(answers.length - turnedAway.length).toBeGreaterThan(40)
  expect(await Promise.all(storm).then((all) => all.find(({ code }) => code === 'signInBusy'))).toMatchObject({
    status: 503,
    message: 'A lot of people are signing in right now. You haven’t lost anything: try again in a few seconds.',
    headers: { 'retry-after': '5' },
  })
})

test('lookups are answered while every other connection is taken', async () => {
  // The third one listens for what other processes tell our sockets.
  const held = await Promise.all([hold(), hold()])
  try {
    expect((await lookUp()).status).toBe(200)
    const anna = register.withToken(await tokenMadeEarlier)
    expect((await anna.publicChipInfo({ chipNumber: CHIP })).status).toBe(200)
  } finally {
    for (const { free } of held) free()
    await Promise.all(held.map(({ done }) => done))
  }
})

let tokenMadeEarlier: Promise<string>
beforeAll(() => {
  tokenMadeEarlier = register.stranger.login({ email: PEOPLE.bryony.email, password: PASSWORD }).then(({ data }) => data.token)
  return tokenMadeEarlier
})

/** Takes one connection of the pool that all other calls share. */
async function hold() {
  let free = () => {}
  const freed = new Promise<void>((resolve) => {
    free = resolve
  })
  let done = Promise.resolve()
  await new Promise<void>((begun) => {
    done = register.db.transaction().execute(async () => {
      begun()
      await freed
    })
  })
  return { free, done }
}

function counted(times: number) {
  let left = times
  return () => {
    left -= 1
    return left <= 0
  }
}
