import { peerOf } from '#features/chips/queries.ts'
import { readCode } from '#platform/contract/crockford.ts'
import type { Db } from '#platform/database/db.ts'
import { hashOfSecret } from '#platform/server/tokens.ts'
import { OPEN_TRANSFER, UNPROVEN } from './lifecycle.ts'

/** Moves with their animal, the database they come from, and who keeps the animal now: the beginning of every question about them. */
export const recordTransfersWithPet = (db: Db) =>
  db
    .selectFrom('databaseMove')
    .innerJoin('pet', 'pet.id', 'databaseMove.petId')
    .innerJoin('chip', 'chip.petId', 'pet.id')
    .where('chip.supersededAt', 'is', null)
    .innerJoin('otherRegister', 'otherRegister.code', 'databaseMove.registerCode')
    .selectAll('databaseMove')
    .select(['pet.name as petName', 'pet.species', 'pet.status as petStatus', 'pet.keeperId as keptBy', 'chip.number as chipNumber'])
    .select(['otherRegister.code', 'otherRegister.name', 'otherRegister.phone', 'otherRegister.site'])
    .select(['otherRegister.askUrl', 'otherRegister.askKey', 'otherRegister.address'])

export type RecordTransferRow = Awaited<ReturnType<ReturnType<typeof recordTransfersWithPet>['executeTakeFirstOrThrow']>>

export const moveById = (db: Db, id: string) => recordTransfersWithPet(db).where('databaseMove.id', '=', id).executeTakeFirst()

/** The move that the code in a letter of ours is about. */
export const moveByCode = (db: Db, typed: string) =>
  recordTransfersWithPet(db)
    .where('databaseMove.wordHash', '=', hashOfSecret(readCode(typed)))
    .executeTakeFirst()

/** A move of an animal that this account keeps: another's is as absent as one that does not exist. */
export const moveOfKeeper = (db: Db, id: string, keeperId: string) =>
  recordTransfersWithPet(db).where('databaseMove.id', '=', id).where('pet.keeperId', '=', keeperId).executeTakeFirst()

/** The newest move of an animal that this account keeps. */
export const newestMoveOf = (db: Db, petId: string, keeperId: string) =>
  recordTransfersWithPet(db)
    .where('pet.id', '=', petId)
    .where('pet.keeperId', '=', keeperId)
    .orderBy('databaseMove.createdAt', 'desc')
    .orderBy('databaseMove.id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const registerByCode = (db: Db, code: string) =>
  db.selectFrom('otherRegister').selectAll().where('code', '=', code).executeTakeFirst()

/** The other database as the adapter knows it; null where it takes no questions. */
export const peerOfTransfer = ({ code, name, askUrl, askKey }: Pick<RecordTransferRow, 'code' | 'name' | 'askUrl' | 'askKey'>) =>
  peerOf({ code, name, askUrl, askKey })[0] ?? null

/** The database that may still show the animal as its own, beside this register, which is the primary one; null where there is none. */
export async function secondaryHolder(
  db: Db,
  petId: string,
): Promise<{ code: string; name: string; phone: string | null; site: string | null } | null> {
  const holder = await db
    .selectFrom('databaseMove')
    .innerJoin('otherRegister', 'otherRegister.code', 'databaseMove.registerCode')
    .select(['otherRegister.code', 'otherRegister.name', 'otherRegister.phone', 'otherRegister.site'])
    .where('databaseMove.petId', '=', petId)
    .where('databaseMove.status', 'in', OPEN_TRANSFER)
    .executeTakeFirst()
  return holder ?? null
}

/** The move of an animal that isn’t over; there’s one at most. */
export const liveMoveOf = (db: Db, petId: string) =>
  db
    .selectFrom('databaseMove')
    .select(['id', 'registerCode', 'status'])
    .where('petId', '=', petId)
    .where('status', '<>', 'confirmed')
    .executeTakeFirst()

/** The moves whose proof nobody has decided on, oldest first. */
export const undecidedMoves = (db: Db) =>
  recordTransfersWithPet(db)
    .innerJoin('account', 'account.id', 'databaseMove.keeperId')
    .select(['account.name as movedBy', 'account.email as movedByEmail'])
    .where('databaseMove.status', 'in', UNPROVEN)
    .orderBy('databaseMove.createdAt')

/** Whether a record came from this register, which may still show it as its own. */
export async function hasOpenMove(db: Db, petId: string, registerCode: string): Promise<boolean> {
  const holder = await secondaryHolder(db, petId)
  return holder?.code === registerCode
}
