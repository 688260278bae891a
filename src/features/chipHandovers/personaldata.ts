import type { Db } from '#platform/database/db.ts'

/** The microchips that a person handed to colleagues and was handed: each without who the other is, but as they named them. */
export const handoverData = {
  chipsHandedOver: (db: Db, accountId: string) =>
    db
      .selectFrom('chipHandover')
      .select(['id', 'status', 'statusAt', 'named', 'createdAt', 'answerBy'])
      .where('fromAccount', '=', accountId)
      .execute(),
  chipsReceived: (db: Db, accountId: string) =>
    db
      .selectFrom('chipHandover')
      .select(['id', 'status', 'statusAt', 'createdAt', 'answerBy'])
      .where('toAccount', '=', accountId)
      .execute(),
}

/** The address by which a colleague was named isn’t kept once they’re forgotten. */
export const forgetNamed = async (db: Db, accountIds: readonly string[]): Promise<void> => {
  await db
    .updateTable('chipHandover')
    .set({ named: null })
    .where('toAccount', 'in', [...accountIds])
    .execute()
}
