import { sql } from 'kysely'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { chippingOf, unchipped } from './newborn.ts'

/** Longer than the law of any nation gives a litter until its chips. */
const LONGEST_DAYS = 200

/** The litters that wait for chips which a law asks for, of this breeder or of all, with the day by whose end they must be in. */
export async function littersToChip(db: Db, now: Date, breederId?: string) {
  const rows = await unchipped(db)
    .innerJoin('litter', 'litter.id', 'newborn.litterId')
    .innerJoin('account', 'account.id', 'litter.breederId')
    .select(['litter.id', 'litter.breederId', 'litter.damName', 'litter.species', 'litter.bornOn', 'account.nation'])
    .select(sql<number>`count(*)::int`.as('waiting'))
    .where('account.status', '=', 'active')
    .where('litter.bornOn', '>', daysAfter(londonDate(now), -LONGEST_DAYS))
    .$if(breederId !== undefined, (of) => of.where('litter.breederId', '=', breederId ?? ''))
    .groupBy(['litter.id', 'account.nation'])
    .orderBy('litter.bornOn')
    .orderBy('litter.id')
    .execute()
  return rows.flatMap(({ nation, ...litter }) => {
    const { by } = chippingOf(litter, nation)
    return by === null ? [] : [{ ...litter, by }]
  })
}
