import { STAFF, seedStaff } from '#database/seed/staff.ts'
import type { AnswerOf, Call, CallInput } from '#platform/contract/call.ts'
import { isAnswer, perform } from '#platform/server/perform.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { TestRegister } from './register.ts'

const accounts = new WeakMap<TestRegister, Promise<string>>()

/** The account of Staff of a register, which it has from now on. */
export function staffAccount(register: TestRegister): Promise<string> {
  const id = accounts.get(register) ?? seedStaff(register.db, register.clock.now(), register.services.passwords)
  accounts.set(register, id)
  return id
}

/** What any call may answer that does not do what was asked. */
const ALWAYS = new Set(['checkAnswers', 'notFound', 'notInThisState', 'yourOwnMatter'])

/** Asks calls as Staff, by the same way as the command line. Throws the refusal, and says so where the contract does not name it. */
export const deskOf = (registerOf: () => TestRegister) => deskBy(registerOf, staffAccount)

/** The same as another member of Staff: Wilma, who helps out. */
export const secondStaffOf = (registerOf: () => TestRegister) => deskBy(registerOf, async ({ people }) => people.wilma)

function deskBy(registerOf: () => TestRegister, accountOf: (register: TestRegister) => Promise<string>) {
  return async <C extends Call>(call: C, input: CallInput<C>): Promise<AnswerOf<C>> => {
    const register = registerOf()
    const handler = register.handlers.find((one) => one.call === call)
    if (!handler) throw new Error(`Nobody answers ${call.name}`)
    const who = { id: await accountOf(register), name: STAFF.name, email: STAFF.email, roles: ['Staff' as const], sessionId: 'test' }
    const asking = { fields: input, file: null, who, now: register.clock.now(), address: 'test' }
    const { data } = await perform(handler, asking, register.serving).catch((error: unknown) => {
      const isKnown = error instanceof Refusal && (ALWAYS.has(error.code) || Object.hasOwn(call.refuses, error.code))
      throw isKnown ? error : new Error(`${call.name} refuses in a way that its contract does not name`, { cause: error })
    })
    if (!isAnswer(call, data)) throw new Error(`${call.name} answered nothing`)
    return data
  }
}
