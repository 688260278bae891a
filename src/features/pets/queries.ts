import { type ExpressionBuilder, sql } from 'kysely'
import type { DB } from '#database/types.ts'
import { Species } from '#knowledge/animals/shape.ts'
import { ungrouped } from '#knowledge/chipnumbers/group.ts'
import type { Db } from '#platform/database/db.ts'
import { within } from '#platform/database/within.ts'
import { type Because, because } from '#platform/law/clause.ts'
import { NI_STRAY_HELD_DAYS, NO_COUNCIL, STRAY_HELD_DAYS } from './lifecycle.ts'

/** PET-15 Where the council of an intake is, as it was said or as the organisation’s own address shows; null where neither is known. */
export const COUNCIL_NATION = sql<'greatBritain' | 'northernIreland' | null>`coalesce(intake.council_nation, (
  select case account.nation when 'Northern Ireland' then 'northernIreland' when 'other' then null else 'greatBritain' end
  from account where account.id = intake.organisation_id and account.nation is not null))`

/** From the day that counts to the first on which it may go: the longer time where the nation isn’t known. */
const HELD_DAYS = sql`case when ${COUNCIL_NATION} = 'northernIreland' then ${sql.lit(NI_STRAY_HELD_DAYS)}::int else ${sql.lit(STRAY_HELD_DAYS)}::int end`

/** HOLD-1 When the keeper of an animal that is held for them was told where it is. */
const TOLD_ON = sql`(select (custody.created_at at time zone 'Europe/London')::date from custody
  where custody.intake_id = intake.id and custody.status = 'held')`

/**
 * PET-15 From which London day (`YYYY-MM-DD`) the stray dog of an `intake` may go to a new keeper; `NO_COUNCIL` while no council has it. The
 * days run from the council’s day or, where an owner is known, from the later one on which they had notice.
 */
export const STRAY_FREE_FROM = sql<string>`case when coalesce(intake.days_over_on, intake.council_from) is null then ${sql.lit(NO_COUNCIL)} else greatest(
  coalesce(intake.days_over_on, intake.released_on, greatest(intake.council_from, intake.notice_on) + ${HELD_DAYS}),
  ${TOLD_ON} + ${HELD_DAYS})::text end`

/** Pets with their chip, and what is open about who keeps them: the beginning of every question about them. */
export const petsWithChip = (db: Db) =>
  db
    .selectFrom('pet')
    .innerJoin('chip', 'chip.petId', 'pet.id')
    .where('chip.supersededAt', 'is', null)
    .selectAll('pet')
    .select('chip.number as chipNumber')
    .select(openMatters)

/** CARE-1 The same with those that an organisation has in and that have no chip yet: their number is ''. */
export const petsInCare = (db: Db) =>
  db
    .selectFrom('pet')
    .leftJoin('chip', (carried) => carried.onRef('chip.petId', '=', 'pet.id').on('chip.supersededAt', 'is', null))
    .selectAll('pet')
    .select(sql<string>`coalesce(chip.number, '')`.as('chipNumber'))
    .select(openMatters)

/** What is open about who keeps it. */
const openMatters = (pet: ExpressionBuilder<DB, 'pet'>) => [
  isOpen(pet, 'offer').as('isOffered'),
  isOpen(pet, 'rehoming').as('isRehoming'),
  isOpen(pet, 'claim').as('isClaimed'),
  isUnproven(pet).as('isUnproven'),
  isDoubtful(pet).as('isDoubtful'),
  strayFrom(pet).as('strayFrom'),
  HELD_BY.as('heldBy'),
]

/** HOLD-1 The organisation that has it in and holds it for its keeper, as we checked its name; null where none does. */
export const HELD_BY = sql<string | null>`(select profile.details ->> 'organisation' from custody
  join intake on intake.id = custody.intake_id
  join profile on profile.account_id = intake.organisation_id and profile.type = 'Welfare'
  where custody.pet_id = pet.id and custody.status = 'held')`

function isOpen(pet: ExpressionBuilder<DB, 'pet'>, matter: 'claim' | 'offer' | 'rehoming') {
  const open = pet.selectFrom('openMatter').select('openMatter.petId').whereRef('openMatter.petId', '=', 'pet.id')
  return pet.exists(open.where('openMatter.matter', '=', matter)).$castTo<boolean>()
}

/** MOVE-1, CONF-1: another register has it too, and nothing shows yet that the record here is the one that counts. A test compares the states. */
const isUnproven = (pet: ExpressionBuilder<DB, 'pet'>) =>
  pet.or([pet.exists(movesOf(pet)), pet.exists(conflictsOf(pet))]).$castTo<boolean>()

/** The same, where it has been so since the animal was registered here: its keeper has never shown that it’s theirs. */
function isDoubtful(pet: ExpressionBuilder<DB, 'pet'>) {
  const sinceTheStart = sql<Date>`pet.registered_at + interval '2 days'`
  const move = movesOf(pet).where('databaseMove.createdAt', '<=', sinceTheStart)
  const conflict = conflictsOf(pet).where('registerConflict.createdAt', '<=', sinceTheStart)
  return pet.or([pet.exists(move), pet.exists(conflict)]).$castTo<boolean>()
}

const movesOf = (pet: ExpressionBuilder<DB, 'pet'>) =>
  pet
    .selectFrom('databaseMove')
    .select('databaseMove.petId')
    .whereRef('databaseMove.petId', '=', 'pet.id')
    .where('databaseMove.status', 'in', ['unproven', 'objected', 'refused'])

/** What its keeper had sent to the other register themselves is no question. */
const conflictsOf = (pet: ExpressionBuilder<DB, 'pet'>) =>
  pet
    .selectFrom('registerConflict')
    .select('registerConflict.petId')
    .whereRef('registerConflict.petId', '=', 'pet.id')
    .where('registerConflict.status', 'in', ['open', 'movedThere'])
    .where('registerConflict.found', '<>', 'sent')

/**
 * PET-15 From which London day (`YYYY-MM-DD`) a stray dog that an organisation has taken in may go to a new keeper; `NO_COUNCIL` while no
 * council has it, null for any other animal.
 */
const strayFrom = (pet: ExpressionBuilder<DB, 'pet'>) =>
  pet
    .selectFrom('intake')
    .select(STRAY_FREE_FROM.as('from'))
    .whereRef('intake.petId', '=', 'pet.id')
    .where('intake.leftAt', 'is', null)
    .where((stay) => stay.or([stay('intake.kind', '=', 'stray'), stay('intake.strayBefore', '<>', 'no')]))
    .where('intake.strayUntil', 'is', null)
    .whereRef('intake.organisationId', '=', 'pet.keeperId')
    .where('pet.species', '=', 'dog')

export type PetRow = Awaited<ReturnType<ReturnType<typeof petsWithChip>['executeTakeFirstOrThrow']>>

/** The pet if this account keeps it: somebody else's pet is as absent as one that does not exist. */
export const petOfKeeper = (db: Db, petId: string, keeperId: string) =>
  petsWithChip(db).where('pet.id', '=', petId).where('pet.keeperId', '=', keeperId).executeTakeFirst()

/** The same, held until the transaction ends, so that two changes of one record follow each other. */
export const petToChange = (db: Db, petId: string, keeperId: string) =>
  petsWithChip(db).where('pet.id', '=', petId).where('pet.keeperId', '=', keeperId).forUpdate('pet').executeTakeFirst()

/**
 * Any pet, held until the transaction ends. Whatever changes who keeps an animal begins here, so that of several who try at the
 * same time each sees what the one before has done.
 */
export async function lockPet(db: Db, petId: string): Promise<PetRow | undefined> {
  const held = await db.selectFrom('pet').select('id').where('id', '=', petId).forUpdate().executeTakeFirst()
  return held && petsWithChip(db).where('pet.id', '=', petId).executeTakeFirst()
}

/** The pet that this number finds, whoever keeps it and whatever has become of it: by the chip that it carries, or one that was replaced. */
export const petWithChip = (db: Db, chipNumber: string) =>
  petsWithChip(db).innerJoin('chip as known', 'known.petId', 'pet.id').where('known.number', '=', chipNumber).executeTakeFirst()

/**
 * The animal that a number finds, held; null where no animal has it, or the number was taken out of it while it was waited for: what was
 * read before does not hold any more then.
 */
export async function lockPetWithChip(db: Db, chipNumber: string): Promise<PetRow | null> {
  const known = await petWithChip(db, chipNumber)
  const pet = known && (await lockPet(db, known.id))
  const now = pet && (await petWithChip(db, chipNumber))
  return now?.id === pet?.id ? (pet ?? null) : null
}

/** The status in which a pet comes back to the register: it owes what it owed before. */
export async function returnStatus(db: Db, petId: string): Promise<'active' | 'awaitingPayment'> {
  return (await owesRegistration(db, petId)) ? 'awaitingPayment' : 'active'
}

/** True while the registration of the pet has not been paid for. */
export async function owesRegistration(db: Db, petId: string): Promise<boolean> {
  const due = await db.selectFrom('purchase').select('id').where('petId', '=', petId).where('status', '=', 'waiting').executeTakeFirst()
  return due !== undefined
}

/** When this account last ceased to keep the animal; null where it never kept it, or keeps it now. */
async function ceasedToKeep(db: Db, petId: string, accountId: string): Promise<Date | null> {
  const last = await db
    .selectFrom('keepership')
    .select('until')
    .where('petId', '=', petId)
    .where('keeperId', '=', accountId)
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.until ?? null
}

/** The sentence for somebody whose animal has changed hands meanwhile, or null where it was never theirs. */
export async function handedOver(db: Db, petId: string, accountId: string): Promise<Because | null> {
  const until = await ceasedToKeep(db, petId, accountId)
  return (
    until &&
    because('KEEP-4', `This animal has had a different keeper since ${SHOWN.format(until)}, so you can no longer change its record`)
  )
}

const SHOWN = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'long', timeStyle: 'short' })

/** The kinds of these animals, one for each. */
export async function speciesOf(db: Db, petIds: readonly string[]): Promise<Map<string, Species>> {
  if (petIds.length === 0) return new Map()
  const pets = await db.selectFrom('pet').select(['id', 'species']).where('id', 'in', petIds).execute()
  return new Map(pets.map(({ id, species }) => [id, Species.parse(species)]))
}

/** Of `petsWithChip`, those whose name has these words in it or whose chip number has these digits. */
export const byNameOrNumber = (query: string) =>
  sql<boolean>`(pet.name ilike ${within(query)} or chip.number like ${within(ungrouped(query))})`
