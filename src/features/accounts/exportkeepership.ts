import type { Db } from '#platform/database/db.ts'

/** What a person keeps, kept, offered, was offered, asked for and moved: each without who the other side is. */
export async function keepingOf(db: Db, accountId: string) {
  const [kept, offersMade, offersReceived, rehomingsMade, rehomingsReceived, homesOffered, asked, askedOfMe, moves, litters, intakes] =
    await Promise.all([
      db.selectFrom('keepership').select(['petId', 'since', 'until']).where('keeperId', '=', accountId).orderBy('since').execute(),
      db
        .selectFrom('offer')
        .select(['petId', 'kind', 'status', 'statusAt', 'toEmail', 'toMobile', 'statement', 'createdAt', 'answerBy'])
        .where('fromAccount', '=', accountId)
        .execute(),
      db
        .selectFrom('offer')
        .select(['petId', 'kind', 'status', 'statusAt', 'reason', 'createdAt', 'answerBy'])
        .where('toAccount', '=', accountId)
        .execute(),
      db
        .selectFrom('rehoming')
        .select(['petId', 'target', 'status', 'statusAt', 'toEmail', 'toMobile', 'why', 'health', 'behaviour', 'feePence', 'createdAt'])
        .where('fromAccount', '=', accountId)
        .execute(),
      db
        .selectFrom('rehoming')
        .select(['petId', 'target', 'status', 'statusAt', 'createdAt', 'completedAt'])
        .where('toAccount', '=', accountId)
        .execute(),
      db
        .selectFrom('rehomingApplication')
        .select(['rehomingId', 'asOrganisation', 'message', 'at', 'chosenAt', 'withdrawnAt'])
        .where('accountId', '=', accountId)
        .execute(),
      db
        .selectFrom('claim')
        .select(['status', 'statusAt', 'reason', 'photoId', 'statementBy', 'statement', 'council', 'councilReference'])
        .select(['reportedOn', 'releasedOn', 'releaseReference', 'createdAt'])
        .where('requesterId', '=', accountId)
        .execute(),
      db
        .selectFrom('claim')
        .select(['petId', 'status', 'statusAt', 'reason', 'objection', 'notifiedAt', 'openedAt', 'createdAt'])
        .where('keeperId', '=', accountId)
        // A request whose evidence is still looked at, or was refused, is none of the keeper's.
        .where('notifiedAt', 'is not', null)
        .execute(),
      db
        .selectFrom('databaseMove')
        .select(['petId', 'registerCode', 'status', 'statusAt', 'proofKind', 'proofCode', 'createdAt'])
        .where('keeperId', '=', accountId)
        .execute(),
      db.selectFrom('litter').selectAll().where('breederId', '=', accountId).execute(),
      db.selectFrom('intake').selectAll().where('organisationId', '=', accountId).execute(),
    ])
  return { kept, offersMade, offersReceived, rehomingsMade, rehomingsReceived, homesOffered, asked, askedOfMe, moves, litters, intakes }
}
