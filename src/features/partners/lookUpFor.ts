import { publicChipInfo } from '#features/lookup/contract.ts'
import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import { newId } from '#platform/database/id.ts'
import type { CallAs } from '#platform/server/callas.ts'
import { findUnkept } from '#platform/server/characters.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { Serving } from '#platform/server/serve.ts'
import { site } from '#src/site.ts'
import type { KeyHolder } from './keyHolder.ts'
import { badMessage } from './refusals.ts'
import { type SandboxChip, sandboxChip } from './sandbox.ts'
import type { ChipAnswer } from './shapes.ts'

/** Looks a number up as anyone can, counted by account, and writes down that this key did. */
export async function lookUpFor(
  { serving, callAs }: { serving: Serving; callAs: CallAs },
  holder: KeyHolder,
  typed: string,
): Promise<ChipAnswer> {
  const answer = holder.mode === 'sandbox' ? ofSandbox(typed) : await ofRegister(callAs, holder, typed)
  const { chipNumber, result } = answer
  const at = serving.clock.now()
  await serving.db
    .insertInto('apiSearch')
    .values({ id: newId(), accountId: holder.who.id, keyId: holder.keyId, chipNumber: chipNumber.slice(0, 40), result, at })
    .execute()
  return answer
}

async function ofRegister(callAs: CallAs, { who }: KeyHolder, typed: string): Promise<ChipAnswer> {
  const asking = { who, address: `account/${who.id}` }
  const { number, result, missing, headline, unproven, others } = await callAs(publicChipInfo, { chipNumber: typed }, asking).catch(
    (error: unknown) => {
      throw error instanceof Refusal && error.code === 'captchaNeeded' ? TOO_OFTEN : error
    },
  )
  const elsewhere = others.filter(({ holds }) => holds === 'yes').map(({ name, phone, site }) => ({ name, phone, site }))
  const registers = result === 'registeredHere' ? [US, ...elsewhere] : elsewhere
  return { chipNumber: number ?? typed, result, missing, headline, unproven, registers }
}

const TOO_OFTEN = new Refusal(429, 'tooOften', 'You’ve looked up too many microchips. Try again in a minute.', { retryAfter: 60 })

const US = { name: site.name, phone: site.phone, site: null }

function ofSandbox(typed: string): ChipAnswer {
  const unkept = findUnkept(typed, ['chipNumber'])
  if (unkept) throw badMessage({ [unkept.path]: unkept.words })
  const reading = readChipNumber(typed)
  if (!reading.valid) return { ...NOTHING, chipNumber: typed, result: 'impossible', headline: reading.because }
  const chipNumber = reading.number
  return { ...NOTHING, chipNumber, ...SANDBOX[sandboxChip(chipNumber)] }
}

const NOTHING = { missing: null, unproven: false, registers: [] }
const HERE = { result: 'registeredHere', headline: 'This microchip is registered here', registers: [US] } as const

const SANDBOX: Record<SandboxChip, Partial<ChipAnswer> & Pick<ChipAnswer, 'result' | 'headline'>> = {
  free: { result: 'unknown', headline: 'No register that we know of holds this microchip' },
  yours: { ...HERE, registers: [US] },
  registeredHere: { ...HERE, registers: [US] },
  missing: { ...HERE, registers: [US], missing: 'missing' },
  registeredElsewhere: {
    result: 'registeredElsewhere',
    headline: 'This microchip is registered with another register',
    registers: [{ name: 'Example Register', phone: '01632 960000', site: 'https://register.example' }],
  },
}
