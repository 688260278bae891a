import { peerOf } from '#features/chips/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { LIVE } from './lifecycle.ts'

/** Conflicts with their animal, who keeps it now, and the other register. */
export const conflictsIn = (db: Db) =>
  db
    .selectFrom('registerConflict')
    .innerJoin('pet', 'pet.id', 'registerConflict.petId')
    .innerJoin('chip', (join) => join.onRef('chip.petId', '=', 'pet.id').on('chip.supersededAt', 'is', null))
    .innerJoin('otherRegister', 'otherRegister.code', 'registerConflict.registerCode')
    .selectAll('registerConflict')
    .select(['pet.name as petName', 'pet.status as petStatus', 'pet.keeperId as keptBy', 'chip.number as chipNumber'])
    .select(['otherRegister.code', 'otherRegister.name', 'otherRegister.phone', 'otherRegister.site'])
    .select(['otherRegister.askUrl', 'otherRegister.askKey'])
    // What its keeper keeps here is a move from that register, which is watched as any.
    .leftJoin('databaseMove', (join) =>
      join
        .onRef('databaseMove.petId', '=', 'registerConflict.petId')
        .onRef('databaseMove.registerCode', '=', 'registerConflict.registerCode')
        .on('databaseMove.status', '<>', 'confirmed'),
    )
    .select(['databaseMove.status as moveStatus', 'databaseMove.proofKind'])

export type ConflictRow = Awaited<ReturnType<ReturnType<typeof conflictsIn>['executeTakeFirstOrThrow']>>

export const conflictById = (db: Db, id: string) => conflictsIn(db).where('registerConflict.id', '=', id).executeTakeFirst()

/** Those about animals that this account keeps, which two registers may still answer for. */
export const conflictsOfKeeper = (db: Db, keeperId: string, petId?: string) =>
  conflictsIn(db)
    .where('pet.keeperId', '=', keeperId)
    .where('registerConflict.status', 'in', LIVE)
    .$if(petId !== undefined, (some) => some.where('pet.id', '=', petId ?? ''))
    .orderBy('registerConflict.createdAt')
    .execute()

/** The animal registered here under a number, and the conflict about it that isn’t over. */
export const petWithConflict = (db: Db, chipNumber: string) =>
  db
    .selectFrom('chip')
    .innerJoin('pet', 'pet.id', 'chip.petId')
    .leftJoin('registerConflict', (join) => join.onRef('registerConflict.petId', '=', 'pet.id').on('registerConflict.status', 'in', LIVE))
    .select(['pet.id as petId', 'pet.name as petName', 'pet.keeperId', 'pet.status as petStatus', 'chip.number as chipNumber'])
    .select(['registerConflict.id as conflictId', 'registerConflict.status', 'registerConflict.registerCode'])
    .where('chip.number', '=', chipNumber)
    .executeTakeFirst()

/** The other register as the adapter knows it; null where it takes no questions. */
export const peerOfConflict = ({ code, name, askUrl, askKey }: Pick<ConflictRow, 'code' | 'name' | 'askUrl' | 'askKey'>) =>
  peerOf({ code, name, askUrl, askKey })[0] ?? null

/** What keepers have had sent to other registers, with the animal and the register. */
export const sendingsIn = (db: Db) =>
  db
    .selectFrom('registerSending')
    .innerJoin('pet', 'pet.id', 'registerSending.petId')
    .innerJoin('otherRegister', 'otherRegister.code', 'registerSending.registerCode')
    .selectAll('registerSending')
    .select(['pet.name as petName', 'pet.keeperId as keptBy', 'otherRegister.name', 'otherRegister.phone'])
    .select(['otherRegister.vetxmlUrl', 'otherRegister.vetxmlUser', 'otherRegister.vetxmlKey'])

export type SendingRow = Awaited<ReturnType<ReturnType<typeof sendingsIn>['executeTakeFirstOrThrow']>>

/** The newest of a keeper’s for each animal that they still keep. */
export const sendingsOfKeeper = (db: Db, keeperId: string, petId?: string) =>
  sendingsIn(db)
    .distinctOn('registerSending.petId')
    .where('registerSending.keeperId', '=', keeperId)
    .where('pet.keeperId', '=', keeperId)
    .$if(petId !== undefined, (some) => some.where('pet.id', '=', petId ?? ''))
    .orderBy('registerSending.petId')
    .orderBy('registerSending.createdAt', 'desc')
    .limit(50)
    .execute()

export const sendingById = (db: Db, id: string) => sendingsIn(db).where('registerSending.id', '=', id).executeTakeFirst()
