import type { Db } from '#platform/database/db.ts'

/** What a person won on the wheel of prizes. */
export const wheelData = {
  wheelSpins: (db: Db, accountId: string) =>
    db
      .selectFrom('wheelSpin')
      .innerJoin('wheelItem', 'wheelItem.id', 'wheelSpin.itemId')
      .select(['wheelItem.label', 'wheelSpin.number', 'wheelSpin.word', 'wheelSpin.status', 'wheelSpin.claimBy', 'wheelSpin.createdAt'])
      .where('wheelSpin.accountId', '=', accountId)
      .execute(),
}
