import { CompiledQuery, sql } from 'kysely'
import { SecondContact } from '#features/accounts/shapes.ts'
import { PROVEN, UNPROVEN } from '#features/recordTransfers/lifecycle.ts'
import type { Db } from '#platform/database/db.ts'
import { coalesce } from './coalesce.ts'
import type { Gone } from './shapes.ts'

interface Elsewhere {
  name: string
  phone: string | null
  site: string | null
}

/** The animal registered here under a number, as the register itself sees it. None of this is for strangers. */
export interface RegisteredPet {
  id: string
  name: string
  species: string
  keeperId: string
  /** False once the keeper has closed their account: there is nobody to tell. */
  keeperIsHere: boolean
  /** False while an implanter has registered it for a keeper who hasn’t said that it’s theirs: until then it’s in the implanter’s name (PET-7). */
  isConfirmed: boolean
  /** What the keeper has reported, where the animal is looked for. */
  missing: Gone | null
  /** What it looks like, where it’s looked for and its keeper lets finders see that. */
  looks: { colour: string; markings: string | null; photo: string | null } | null
  /** Where its record has come from, until that register has marked its own as moved. */
  movedFrom: Elsewhere | null
  /** The register with which its keeper has left the record: that one is to be contacted, unless the keeper looks for the animal here (CONF-3). */
  movedTo: (Elsewhere & { code: string }) | null
  /** Another register that has the number, where nothing shows yet whose record counts: both are named. */
  unresolvedWith: (Elsewhere & { code: string }) | null
  /** Another register that has the number as well, though the keeper says that ours counts. */
  alsoWith: Elsewhere | null
}

/** Whatever its status: an animal that has died, left the country or waits for a payment can still be found. */
export async function petByChip(db: Db, chipNumber: string): Promise<RegisteredPet | null> {
  const known = askers.get(db) ?? coalesce((numbers) => petsByChip(db, numbers))
  askers.set(db, known)
  return known(chipNumber)
}

const askers = new WeakMap<Db, (chipNumber: string) => Promise<RegisteredPet | null>>()

async function petsByChip(db: Db, chipNumbers: readonly string[]): Promise<Map<string, RegisteredPet>> {
  const statement = PETS_BY_CHIPS.find(({ room }) => room >= chipNumbers.length) ?? ONE_PET
  const numbers = Array.from({ length: statement.room }, (_, index) => chipNumbers[index] ?? chipNumbers[0])
  const { rows } = await db.executeQuery<RegisteredPet & { number: string }>(CompiledQuery.raw(statement.text, numbers))
  return new Map(rows.map(({ number, ...pet }) => [number, pet]))
}

const quoted = (states: readonly string[]) => states.map((state) => `'${state}'`).join(', ')
const [PROVEN_LIST, UNPROVEN_LIST] = [quoted(PROVEN), quoted(UNPROVEN)]

/** MOVE-1 Nothing has shown since it was registered that it’s its keeper’s: that it was stolen is no fact for finders. */
const DOUBTFUL = `least(case when moved.status::text in (${UNPROVEN_LIST}) then moved.created_at end,
  case when twice.status = 'open' and twice.found <> 'sent' then twice.created_at end) <= pet.registered_at + interval '2 days'`

/**
 * Written out, because every lookup asks it: building the same statement anew takes as long as running it. Each number
 * is a parameter of its own, because PostgreSQL plans a statement anew when a parameter is a list.
 */
function selectPets(room: number) {
  const text = `
    select chip.number, pet.id, pet.name, pet.species, pet.keeper_id, account.status <> 'closed' as keeper_is_here, pet.status <> 'awaitingConfirmation' as is_confirmed,
      case
        when pet.status = 'stolen' and (${DOUBTFUL}) then 'missing'
        when pet.status in ('missing', 'stolen') then pet.status::text
      end as missing,
      case when pet.status in ('missing', 'stolen') and pet.shown_to_finders then json_build_object('colour', pet.colour, 'markings', pet.markings, 'photo', pet.photo_id) end as looks,
      case when moved.status::text in (${PROVEN_LIST}) then json_build_object('name', former.name, 'phone', former.phone, 'site', former.site) end as moved_from,
      case
        when moved.status::text = 'refused' then json_build_object('code', former.code, 'name', former.name, 'phone', former.phone, 'site', former.site)
        when twice.status = 'movedThere' and pet.status not in ('missing', 'stolen') then json_build_object('code', other.code, 'name', other.name, 'phone', other.phone, 'site', other.site)
      end as moved_to,
      case
        when moved.status::text in (${UNPROVEN_LIST}) then json_build_object('code', former.code, 'name', former.name, 'phone', former.phone, 'site', former.site)
        when twice.status = 'open' then json_build_object('code', other.code, 'name', other.name, 'phone', other.phone, 'site', other.site)
      end as unresolved_with,
      case when twice.status in ('keptHere', 'movedThere') then json_build_object('name', other.name, 'phone', other.phone, 'site', other.site) end as also_with
    from chip
    join pet on pet.id = chip.pet_id
    join account on account.id = pet.keeper_id
    left join database_move as moved on moved.pet_id = pet.id and moved.status <> 'confirmed'
    left join other_register as former on former.code = moved.register_code
    left join register_conflict as twice on twice.pet_id = pet.id and twice.status <> 'gone'
    left join other_register as other on other.code = twice.register_code
    where chip.number in (${Array.from({ length: room }, (_, index) => `$${index + 1}`)})`
  return { room, text }
}

const ONE_PET = selectPets(1)

/** Few sizes, for every one has to be prepared on every connection. */
const PETS_BY_CHIPS = [ONE_PET, ...[4, 8, 16, 32].map(selectPets)]

/** How to reach a keeper, for the register's own letters. */
export interface Keeper {
  name: string
  email: string
  mobile: string | null
  alertByEmail: boolean
  alertBySms: boolean
  antiPhishingWord: string | null
  line1: string | null
  line2: string | null
  town: string | null
  county: string | null
  postcode: string | null
}

const CONTACT = [
  'account.name',
  'account.email',
  'account.mobile',
  'account.alertByEmail',
  'account.alertBySms',
  'account.antiPhishingWord',
  'account.line1',
  'account.line2',
  'account.town',
  'account.county',
  'account.postcode',
] as const

/** Null once the keeper has left the register. */
export async function keeperById(db: Db, id: string): Promise<Keeper | null> {
  const keeper = await db.selectFrom('account').select(CONTACT).where('id', '=', id).where('status', '<>', 'closed').executeTakeFirst()
  return keeper ?? null
}

/** What the keeper has reported of an animal that is looked for. */
const goneOf = (status: string): Gone | null => (status === 'missing' || status === 'stolen' ? status : null)

/** What the keeper of a conversation’s animal has reported of it, and who else to call about it. */
export async function searchOf(db: Db, { petId, hostId }: { petId: string | null; hostId: string | null }) {
  const pet = petId ? await db.selectFrom('pet').select('status').where('id', '=', petId).executeTakeFirst() : undefined
  const host = hostId ? await db.selectFrom('account').select('secondContact').where('id', '=', hostId).executeTakeFirst() : undefined
  return {
    missing: goneOf(pet?.status ?? ''),
    isConfirmed: pet?.status !== 'awaitingConfirmation',
    secondContact: SecondContact.safeParse(host?.secondContact).data ?? null,
  }
}

/** These pets by id, each with its name and keeper, but for those whose keeper has left the register. */
export async function keepersOf(
  db: Db,
  petIds: readonly string[],
): Promise<Map<string, Keeper & { petName: string; missing: Gone | null; isConfirmed: boolean }>> {
  const rows = await db
    .selectFrom('pet')
    .innerJoin('account', 'account.id', 'pet.keeperId')
    .select(CONTACT)
    .select(['pet.id as petId', 'pet.name as petName', 'pet.status as petStatus'])
    .where('pet.id', '=', sql<string>`any(${petIds})`)
    .where('account.status', '<>', 'closed')
    .execute()
  return new Map(
    rows.map(({ petId, petStatus, ...keeper }) => [
      petId,
      { ...keeper, missing: goneOf(petStatus), isConfirmed: petStatus !== 'awaitingConfirmation' },
    ]),
  )
}
