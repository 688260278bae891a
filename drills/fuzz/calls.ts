import { hash } from '@node-rs/argon2'
import fc from 'fast-check'
import { PASSWORD, PEOPLE, type PersonKey } from '#database/seed/people.ts'
import type { Call } from '#platform/contract/call.ts'
import { inputsOf } from '#src/testing/fuzz/inputs.ts'
import { knownOf } from '#src/testing/fuzz/known.ts'
import type { DrilledRegister } from '../register.ts'
import { type Answer, type Asker, EVERYBODY, send, signIn } from './asker.ts'
import { type FaultBook, LARGEST_ANSWER, LONGEST_MS } from './faults.ts'

/** Of those whom a call does not let in, so many fewer are sent. */
const SHUT_OUT = 30

interface Fuzzing {
  seed: number
  inputs: number
  faults: FaultBook
}

/** Sends each call its inputs as everybody; how many were sent, and how many of them were answered with 200. */
export async function fuzzCalls(register: DrilledRegister, calls: readonly Call[], how: Fuzzing) {
  const counted = { sent: 0, good: 0 }
  for (const call of calls) {
    const arbitrary = inputsOf(call.input, await knownOf(register.db))
    for (const name of EVERYBODY) {
      const statuses = await fuzzAs(register, name, call, arbitrary, how)
      counted.sent += statuses.length
      counted.good += statuses.filter((status) => status === 200).length
    }
  }
  return counted
}

async function fuzzAs(
  register: DrilledRegister,
  name: Asker['name'],
  call: Call,
  arbitrary: fc.Arbitrary<Record<string, unknown>>,
  { seed, inputs, faults }: Fuzzing,
): Promise<(number | undefined)[]> {
  const statuses: (number | undefined)[] = []
  let asker = await letIn(register, name)
  const numRuns = asker && mayAsk(call, asker) ? inputs : Math.ceil(inputs / SHUT_OUT)
  for (const input of fc.sample(arbitrary, { seed, numRuns })) {
    if (!asker) break
    const answer = await sendAndCheck(register, call, asker, input, faults)
    statuses.push(answer?.status)
    if (answer?.status === 401) asker = await letIn(register, name)
  }
  if (!asker) faults.add('cannot sign in any more', name, call.name)
  return statuses
}

/** Signs somebody in, also after what was asked has changed how they do. */
async function letIn(register: DrilledRegister, name: Asker['name']): Promise<Asker | null> {
  if (name === 'stranger') return signIn(register, name)
  const { email, mobile } = PEOPLE[name]
  const id = await idOf(register.db, name)
  passwordHash ??= hash(PASSWORD)
  await register.db
    .updateTable('account')
    .set({ passwordHash: await passwordHash, email, mobile })
    .where('id', '=', id)
    .execute()
  await register.db.deleteFrom('loginFailure').execute()
  return signIn(register, name)
}

let passwordHash: Promise<string> | undefined

const ids = new Map<PersonKey, string>()

async function idOf(db: DrilledRegister['db'], name: PersonKey): Promise<string> {
  const known = ids.get(name)
  if (known) return known
  const { id } = await db.selectFrom('account').select('id').where('email', '=', PEOPLE[name].email).executeTakeFirstOrThrow()
  ids.set(name, id)
  return id
}

function mayAsk({ who }: Call, { token, role }: Asker): boolean {
  if (who === 'anyone') return true
  if (who === 'guest') return token === null
  return token !== null && (who === 'signed-in' || who.some((one) => one === role))
}

async function sendAndCheck(register: DrilledRegister, call: Call, asker: Asker, input: Record<string, unknown>, faults: FaultBook) {
  const answer = await send(register, call, asker, input).catch((error: unknown) => String(error))
  const ended = register.server.ended()
  if (ended) faults.add(`${call.name}: the process ${ended}`, asker.role, input)
  if (ended) await register.revive()
  if (typeof answer === 'string') {
    faults.add(`${call.name}: no answer, ${answer}`, asker.role, input)
    return null
  }
  for (const words of wrongWith(call, answer)) faults.add(`${call.name}: ${words}`, asker.role, input)
  return answer
}

function wrongWith(call: Call, { status, code, message, bytes, ms }: Answer): string[] {
  const isDeclared = Object.entries(call.refuses).some(([known, [declared]]) => known === code && declared === status)
  return [
    ...(status >= 500 && !isDeclared ? [`answered ${status}: ${message}`] : []),
    ...(code === 'noEnvelope' ? [`answered ${status} outside the envelope`] : []),
    ...(bytes > LARGEST_ANSWER ? [`answered more than ${LARGEST_ANSWER / 1_000_000} MB`] : []),
    ...(ms > LONGEST_MS ? [`took more than ${LONGEST_MS} ms`] : []),
  ]
}
