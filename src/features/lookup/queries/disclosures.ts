import { sql } from 'kysely'
import type * as z from 'zod'
import { organisationNames } from '#features/accounts/queries/profiles.ts'
import { SecondContact } from '#features/accounts/shapes.ts'
import { fileUrl } from '#features/files/queries.ts'
import { keepersToBe, namedKeepers } from '#features/offers/queries.ts'
import { inCareAmong } from '#features/welfare/queries/currentstays.ts'
import { breedOf } from '#knowledge/animals/breeds/choice.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { earlier } from '#platform/clock/clock.ts'
import { reachableEmail } from '#platform/contract/noemail.ts'
import type { Db } from '#platform/database/db.ts'
import { REASON_CODES, reasonWords } from '../reasons.ts'
import type { FullRecord } from '../shapes.ts'

/** Everything that is held of these animals and of who keeps them, by pet, as `readerId` may see it. */
export async function recordsOf(db: Db, petIds: readonly string[], readerId: string) {
  if (petIds.length === 0) return new Map<string, Recorded>()
  const rows = await fullRows(db, petIds)
  const names = await organisationNames(
    db,
    rows.flatMap(({ rescueBackupId }) => rescueBackupId ?? []),
  )
  const registeredFor = await registeredForOf(db, petIds)
  const withReader = await inCareAmong(db, readerId, petIds)
  return new Map(
    rows.map((row) => {
      const record = recordOf(row, names.get(row.rescueBackupId ?? '') ?? null, readerId)
      return [row.id, { ...record, registeredFor: registeredFor.get(row.id) ?? null, withYou: withReader.has(row.id) ? row.id : null }]
    }),
  )
}

/** Whom implanters asked about those of these animals that nobody has confirmed, with what they typed of them. */
async function registeredForOf(db: Db, petIds: readonly string[]) {
  const [named, typed] = [await namedKeepers(db, petIds), await keepersToBe(db, petIds)]
  const nothing = { name: null, address: [], landline: null }
  return new Map([...named].map(([petId, ways]) => [petId, { ...(typed.get(petId) ?? nothing), ...ways }]))
}

type Recorded = ReturnType<typeof recordOf> & Pick<z.input<typeof FullRecord>, 'registeredFor' | 'withYou'>

const fullRows = (db: Db, petIds: readonly string[]) =>
  db
    .selectFrom('pet')
    .innerJoin('chip', (join) => join.onRef('chip.petId', '=', 'pet.id').on('chip.supersededAt', 'is', null))
    .innerJoin('account as keeper', 'keeper.id', 'pet.keeperId')
    .leftJoin('account as backup', (join) => join.onRef('backup.id', '=', 'pet.rescueBackupId').on('backup.status', '<>', 'closed'))
    .selectAll('pet')
    .select(['chip.number as chipNumber', 'backup.mobile as backupMobile', 'backup.email as backupEmail'])
    .select([
      'keeper.name as keeperName',
      'keeper.email',
      'keeper.mobile',
      'keeper.landline',
      'keeper.line1',
      'keeper.line2',
      'keeper.town',
      'keeper.county',
    ])
    .select(['keeper.postcode', 'keeper.secondContact', 'keeper.vetPractice', 'keeper.status as keeperStatus'])
    .select((row) =>
      row
        .selectFrom('contactCheck')
        .innerJoin('contactInDoubt', 'contactInDoubt.id', 'contactCheck.id')
        .select((check) => check.fn.min('contactCheck.createdAt').as('since'))
        .whereRef('contactCheck.accountId', '=', 'keeper.id')
        .as('unverifiedSince'),
    )
    .where('pet.id', 'in', petIds)
    .execute()

type FullRow = Awaited<ReturnType<typeof fullRows>>[number]

function recordOf(pet: FullRow, backupName: string | null, readerId: string) {
  const { name, species, sex, neutered, colour, bornOn, bornExactly, registeredAt, keptSince, status, statusAt, chipNumber } = pet
  return {
    petName: name,
    species,
    breed: breedOf(pet),
    sex,
    neutered,
    colour,
    bornOn,
    bornExactly,
    registeredAt,
    keptSince,
    markings: pet.markings ?? '',
    photoUrl: pet.photoId && fileUrl(pet.photoId),
    diedAt: status === 'deceased' ? statusAt : null,
    isAbroad: status === 'exported',
    carries: { number: chipNumber, shown: groupChipNumber(chipNumber) },
    keeper: pet.keeperStatus === 'closed' ? null : keeperOf(pet),
    rescueBackup: backupName === null ? null : backupOf(pet, backupName, readerId),
  }
}

const keeperOf = ({
  keeperName,
  email,
  mobile,
  landline,
  line1,
  line2,
  town,
  county,
  postcode,
  secondContact,
  vetPractice,
  unverifiedSince,
}: FullRow) => ({
  name: keeperName,
  address: [line1, line2, town, county, postcode].flatMap((line) => line || []),
  mobile,
  landline,
  email: reachableEmail(email),
  secondContact: SecondContact.nullable().parse(secondContact),
  vetPractice,
  unverifiedSince,
})

const backupOf = ({ rescueBackupId, backupMobile, backupEmail }: FullRow, name: string, readerId: string) => ({
  name,
  mobile: backupMobile,
  email: backupEmail,
  isYou: rescueBackupId === readerId,
})

/** By whom and why the records behind these lookups were seen, by lookup; only what the keeper may know. */
export async function seenBy(db: Db, lookupIds: readonly string[]) {
  if (lookupIds.length === 0) return new Map<string, { organisation: string; reason: string; words: string; caseReference: string }>()
  const rows = await db
    .selectFrom('disclosure')
    .select(['id', 'organisation', 'reason', 'words', 'caseReference'])
    .where('id', 'in', lookupIds)
    .where('status', '=', 'shown')
    .execute()
  return new Map(
    rows.map(({ id, organisation, reason, words, caseReference }) => [
      id,
      { organisation, reason: shownReason(reason), words: words ?? '', caseReference: caseReference ?? '' },
    ]),
  )
}

/** A reason as people read it; one that is given no more, as it was written. */
export function shownReason(reason: string): string {
  const known = REASON_CODES.find((code) => code === reason)
  return known ? reasonWords(known) : reason
}

/** Of these pets, those whose keeper has heard within the hour that this account saw their record. */
export async function toldLately(db: Db, petIds: readonly string[], byAccount: string, now: Date): Promise<Set<string>> {
  if (petIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('disclosure')
    .select('petId')
    .where('petId', '=', sql<string>`any(${petIds})`)
    .where('byAccount', '=', byAccount)
    .where('status', '=', 'shown')
    .where('at', '>', earlier(now, { hours: 1 }))
    .execute()
  return new Set(rows.map(({ petId }) => petId))
}

const MOST_LISTED = 100

/** The newest records that professionals were shown, those that are withheld from their keepers first. */
export const newestDisclosures = (db: Db) =>
  db
    .selectFrom('disclosure')
    .innerJoin('lookup', 'lookup.id', 'disclosure.id')
    .innerJoin('account', 'account.id', 'disclosure.byAccount')
    .select(['disclosure.id as lookupId', 'disclosure.status', 'disclosure.at', 'disclosure.organisation', 'disclosure.reason'])
    .select(['disclosure.words', 'disclosure.caseReference', 'lookup.chipNumber', 'account.email'])
    .orderBy('disclosure.status', 'desc')
    .orderBy('disclosure.at', 'desc')
    .limit(MOST_LISTED)
    .execute()
