import type { PersonKey } from '#database/seed/people.ts'
import { petLife } from '#features/pets/lifecycle.ts'
import { newId } from '#platform/database/id.ts'
import { lawOn } from '#platform/law/tools.ts'
import { freshChip } from './animals.ts'
import { newestTo, secretIn } from './mailbox.ts'
import { freshAddress, join } from './newcomer.ts'
import type { TestRegister } from './register.ts'

interface Given {
  keeper?: PersonKey
  name?: string
  species?: string
  bornOn?: string
  status?: 'active' | 'awaitingConfirmation'
  /** Of a litter of its keeper. */
  bred?: boolean
}

/** Puts an animal on the register that its keeper may sell: twelve weeks old when tests begin, bred by Bryony. Its id. */
export async function haveOffspring(
  register: TestRegister,
  { keeper = 'bryony', name = 'Fern', species = 'dog', bornOn = '2026-01-01', status = 'active', bred = keeper === 'bryony' }: Given = {},
): Promise<string> {
  const { db, clock, people } = register
  const [id, now, keeperId, number] = [newId(), clock.now(), people[keeper], freshChip()]
  const by = status === 'active' ? ({ name: 'register', actor: 'keeper' } as const) : ({ name: 'registerFor', actor: 'Implanter' } as const)
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('pet')
      .values({
        id,
        status,
        keeperId,
        name,
        originalName: name,
        species,
        breed: JSON.stringify({ kind: 'description', text: 'Brown and small' }),
        sex: 'female',
        neutered: 'no',
        colour: 'Brown',
        bornOn,
        bornExactly: true,
        registeredAt: now,
        keptSince: now,
        statusAt: now,
        updatedAt: now,
        ...(bred && { breederId: keeperId, breederName: 'Bryony Clarke', breederLicence: 'LN/201' }),
      })
      .execute()
    await trx.insertInto('chip').values({ number, petId: id, registeredAt: now }).execute()
    await lawOn(trx, now, keeperId).start(petLife, by.name, { id, status }, by.actor, { chipNumber: number })
  })
  return id
}

/** Somebody new who has confirmed their e-mail address. */
export async function joinConfirmed(register: TestRegister, over: Record<string, unknown> = {}) {
  const newcomer = await join(register, over)
  const { text } = await newestTo(register, newcomer.email)
  await register.stranger.verifyEmailToken({ token: secretIn(text) }, { address: freshAddress() })
  return newcomer
}
