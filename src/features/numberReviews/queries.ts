import type { Db } from '#platform/database/db.ts'

const reviews = (db: Db) =>
  db
    .selectFrom('numberReview')
    .innerJoin('chip', 'chip.number', 'numberReview.number')
    .innerJoin('pet', 'pet.id', 'chip.petId')
    .select(['numberReview.id', 'numberReview.status', 'numberReview.number', 'numberReview.createdAt'])
    .select(['pet.id as petId', 'pet.name as petName', 'pet.species', 'pet.keeperId'])

/** The numbers that Staff haven’t passed, oldest first. */
export const openReviews = (db: Db) => reviews(db).where('numberReview.status', '<>', 'passed').orderBy('numberReview.createdAt')

/** The review of a number, held. */
export const lockReview = (db: Db, number: string) =>
  reviews(db).where('numberReview.number', '=', number).forUpdate('numberReview').executeTakeFirst()

/** Numbers from one to another (both of 15 digits) that are registered here and that nobody has begun to look at. */
export const unreviewed = (db: Db, { from, to }: { from: string; to: string }, most: number) =>
  db
    .selectFrom('chip')
    .leftJoin('numberReview', 'numberReview.number', 'chip.number')
    .select('chip.number')
    .where('chip.number', '>=', from)
    .where('chip.number', '<=', to)
    .where('numberReview.id', 'is', null)
    .orderBy('chip.number')
    .limit(most)
    .execute()
