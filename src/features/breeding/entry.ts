import { chipsTaken } from '#features/chips/queries.ts'
import { followTwice } from '#features/pets/points.ts'
import { kennelClubTaken, takenMeanwhile } from '#features/pets/queries/kennelclub.ts'
import { owedFor } from '#features/plans/queries/owed.ts'
import { withheldChips } from '#features/stock/withheldChips.ts'
import { KENNEL_CLUB_TAKEN } from '#knowledge/animals/kennelclub.ts'
import type { Db } from '#platform/database/db.ts'
import type { Person } from '#platform/law/policy.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import type { AskedLitter } from './contract.ts'
import type { Entered } from './litter.ts'
import { litterRegistered } from './messages.ts'
import { CHIP_TAKEN, chipField, type Known, problemsOf } from './rows.ts'

type Rows = AskedLitter['young']
type Elsewhere = ReadonlyMap<string, { code: string; name: string; phone: string | null }>

interface Registering {
  young: Rows
  damChip: string | null
  elsewhere: Elsewhere
  evenIfHeldElsewhere: boolean
}

/** What keeps rows of a litter from being registered, by their fields, or null. */
export async function rowsProblem(
  context: TransactionContext & { who: Person },
  { young, damChip, elsewhere, evenIfHeldElsewhere }: Registering,
) {
  const chips = young.map(({ chipNumber }) => chipNumber)
  const others: Known['elsewhere'] = evenIfHeldElsewhere ? new Map() : elsewhere
  const known = { damChip, taken: await chipsTaken(context.db, chips), keptBack: await withheldChips(context, chips), elsewhere: others }
  const problems = problemsOf(young, known)
  if (problems) return problems
  const fields = await kennelClubFields(context.db, young)
  return Object.keys(fields).length > 0 ? ({ reason: 'kennelClubTaken', fields } as const) : null
}

/** The rows on the register, or what somebody else was faster with. */
export async function enteredRows(young: Rows, entering: Promise<Entered>) {
  const entered = await entering.catch((error: unknown) => {
    const number = takenMeanwhile(error)
    if (number === null) throw error
    return { reason: 'kennelClubTaken', fields: kennelClubRows(young, new Set([number])) } as const
  })
  if ('reason' in entered || entered.lost.size === 0) return entered
  return { reason: 'chipTaken', fields: lostFields(young, entered.lost) } as const
}

/** What follows once rows are on the register: other databases are watched, and the breeder has a receipt. What’s owed. */
export async function rowsRegistered(
  context: TransactionContext & { who: Person },
  { pets, paid }: Pick<Entered, 'pets' | 'paid'>,
  { damName, elsewhere }: { damName: string; elsewhere: Elsewhere },
) {
  const keeperId = context.who.id
  for (const { petId, chipNumber } of pets) await followTwice(context, { petId, keeperId, alsoHeldBy: elsewhere.get(chipNumber)?.code })
  const payment = await owedFor(context, pets.length, paid)
  await context.notify(keeperId, litterRegistered({ damName, offspring: pets, owed: payment.words }))
  return payment
}

/** The rows whose Kennel Club number another animal has, on the register or in the litter. */
async function kennelClubFields(db: Db, young: Rows): Promise<Record<string, string>> {
  const taken = await kennelClubTaken(
    db,
    young.map(({ kennelClubNumber }) => kennelClubNumber),
  )
  return kennelClubRows(young, taken)
}

function kennelClubRows(young: Rows, taken: ReadonlySet<string>): Record<string, string> {
  const numbers = young.map(({ kennelClubNumber }) => kennelClubNumber)
  const fields = numbers.flatMap((number, row) =>
    number && (taken.has(number) || numbers.indexOf(number) < row) ? [[`young.${row}.kennelClubNumber`, KENNEL_CLUB_TAKEN]] : [],
  )
  return Object.fromEntries(fields)
}

const lostFields = (young: Rows, lost: ReadonlySet<string>): Record<string, string> =>
  Object.fromEntries(young.flatMap(({ chipNumber }, row) => (lost.has(chipNumber) ? [[chipField(row), CHIP_TAKEN]] : [])))
