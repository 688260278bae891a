import { verificationLife } from '#features/accounts/lifecycle.ts'
import type { registerChip } from '#features/implanting/contract.ts'
import { batchLife, chipUnitLife } from '#features/stock/lifecycle.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import type { CallInput } from '#platform/contract/call.ts'
import { newId } from '#platform/database/id.ts'
import { animal } from './animals.ts'
import type { Client } from './client.ts'
import { havePet } from './lookups.ts'
import { joinReachable } from './newcomer.ts'
import { asProvider } from './plans.ts'
import type { TestRegister } from './register.ts'

let batches = 0

interface Stock {
  holder?: string
  chips?: number
  status?: keyof typeof WAY_TO
  /** Days from now until its chips are no longer sterile. */
  expiresIn?: number
}

const SENT = ['dispatch', 'Staff'] as const
const COME = ['receive', 'clock'] as const
const WAY_TO = { reserved: [], dispatched: [SENT], withImplanter: [SENT, COME], expired: [SENT, COME, ['expire', 'clock']] } as const

/** Puts a batch into stock of which an implanter (Idris, unless another is named) holds the first chips; their numbers. */
export async function haveChips(register: TestRegister, { holder, chips = 3, status = 'withImplanter', expiresIn = 900 }: Stock = {}) {
  batches += 1
  const { clock, people } = register
  const [batchId, now, from] = [newId(), clock.now(), 977_200_000_000_000 + batches * 1000]
  const expiresOn = daysAfter(londonDate(now), expiresIn)
  const code = `LOT-${batches}`
  const units = Array.from({ length: chips }, (_, index) => ({
    id: newId(),
    status: 'reserved' as const,
    statusAt: now,
    batchId,
    expiresOn,
    holderId: holder ?? people.idris,
    number: String(from + index),
  }))
  await asProvider(register, async ({ db, start, startMany, transitionMany }) => {
    await db
      .insertInto('chipBatch')
      .values({
        id: batchId,
        status: 'inStock',
        statusAt: now,
        code,
        manufacturer: 'Avid',
        product: 'FriendChip',
        expiresOn,
        receivedAt: now,
        numbers: `{[${from},${from + 999}]}`,
      })
      .execute()
    await start(batchLife, 'receive', { id: batchId, status: 'inStock' }, 'Staff')
    await db.insertInto('chipUnit').values(units).execute()
    const begun = units.map(({ id, status, number }) => ({ id, status, facts: { number } }))
    await startMany(chipUnitLife, 'allocate', begun, 'payments')
    const ids = units.map(({ id }) => id)
    for (const [name, by] of WAY_TO[status]) await transitionMany(chipUnitLife, name, ids, by)
  })
  return { batchId, code, numbers: units.map(({ number }) => number), unsold: String(from + 999) }
}

let customers = 0

/** What an implanter sends who has just chipped a puppy for somebody new; `over` replaces fields. */
export function chipped(chipNumber: string, over: Partial<CallInput<typeof registerChip>> = {}): CallInput<typeof registerChip> {
  customers += 1
  const { neutered: _, ...pet } = animal({ chipNumber, name: 'Moss', bornOn: '2026-01-20' })
  return {
    pet: { ...pet, neutered: 'no' },
    implant: { implantedOn: '2026-03-27', site: 'Between the shoulder blades', scanBefore: 'none', scanAfter: true },
    to: { email: `customer${customers}@example.org` },
    ...over,
  }
}

interface Practising {
  standing?: 'verified' | 'applied'
  role?: 'vet' | 'vetNurse' | 'trained'
  species?: string[]
}

/** Somebody new who is an implanter, with a certificate for dogs and cats that Staff have checked unless told otherwise. */
export async function verifiedImplanter(
  register: TestRegister,
  { standing: verification = 'verified', role = 'trained', species = ['dog', 'cat'] }: Practising,
) {
  return professionalOf(register, verification, { kind: 'Implanter', certificateReference: 'LANTRA/9', species, role })
}

/** A vet practice, which Staff have checked unless told otherwise. */
export const vetPractice = (register: TestRegister, { standing: verification = 'verified' }: Pick<Practising, 'standing'>) =>
  professionalOf(register, verification, {
    kind: 'Welfare',
    organisation: 'Ludlow Vets',
    organisationKind: 'vet practice',
    registrationNumber: '7001234',
  })

async function professionalOf(
  register: TestRegister,
  verification: Practising['standing'],
  professional: { kind: string; [detail: string]: unknown },
) {
  const newcomer = await joinReachable(register, { profileType: professional.kind, professional })
  const profile = await register.db.selectFrom('profile').select('id').where('accountId', '=', newcomer.id).executeTakeFirstOrThrow()
  if (verification === 'verified')
    await asProvider(register, ({ transition }) => transition(verificationLife, 'verify', profile.id, 'Staff'))
  return newcomer
}

/** Tamsin, checked by our staff. */
export async function verifyTrainer(register: TestRegister): Promise<void> {
  const profile = await register.db
    .selectFrom('profile')
    .select(['id', 'status'])
    .where('accountId', '=', register.people.tamsin)
    .where('type', '=', 'Trainer')
    .executeTakeFirstOrThrow()
  if (profile.status === 'applied')
    await asProvider(register, ({ transition }) => transition(verificationLife, 'verify', profile.id, 'Staff'))
}

/** A pet that an implanter chipped long ago. */
export async function haveImplanted(
  register: TestRegister,
  { implanterId, keeper }: { implanterId: string; keeper: 'anna' },
): Promise<void> {
  const chipNumber = '985121004515227'
  const petId = await havePet(register, { chip: chipNumber, keeper })
  const implant = { id: newId(), chipNumber, petId, implanterId, implantedOn: '2026-01-02', scanBefore: 'none' as const, scanAfter: true }
  await register.db
    .insertInto('implant')
    .values({ ...implant, site: 'Between the shoulder blades', species: 'dog', createdAt: register.clock.now() })
    .execute()
}

/** The number that an animal has now. */
export async function numberOf({ db }: TestRegister, petId: string): Promise<string> {
  const chip = db.selectFrom('chip').select('number').where('petId', '=', petId).where('supersededAt', 'is', null)
  return (await chip.executeTakeFirstOrThrow()).number
}

/** As when too many of its chips have failed. */
export const freezeBatch = (register: TestRegister, batchId: string) =>
  asProvider(register, ({ transition }) => transition(batchLife, 'freeze', batchId, 'Staff'))

export const unitOf = (register: TestRegister, number: string) =>
  register.db.selectFrom('chipUnit').selectAll().where('number', '=', number).executeTakeFirstOrThrow()

export const petOf = (register: TestRegister, id: string) =>
  register.db.selectFrom('pet').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** A report of a chip that this implanter, who holds it, has put into an animal and that has failed since. */
export async function haveReport(register: TestRegister, api: Client) {
  const { id } = (await api.userProfile({})).data
  const { numbers, batchId } = await haveChips(register, { holder: id })
  const [number = ''] = numbers
  const registered = await api.registerChip(chipped(number))
  const told = { chipNumber: number, kind: 'failed', words: 'No scanner reads it', secondScan: 'Nothing' }
  const { data } = await api.markChipAsdead({ ...told, noticedOn: londonDate(register.clock.now()) })
  return { reportId: data.reportId, number, batchId, petId: registered.data.petId }
}
