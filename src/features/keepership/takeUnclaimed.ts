import type { PetRow } from '#features/pets/queries.ts'
import { newId } from '#platform/database/id.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { claims } from './claims.ts'
import { claimLife } from './lifecycle.ts'
import { tellKeeper } from './notifications.ts'
import type { TransactionContext } from './progress.ts'
import { transferKeepership } from './transferKeepership.ts'

interface Unclaimed {
  /** The animal, which the caller holds. */
  pet: PetRow
  /** The organisation that has it. */
  to: string
  /** The council’s dates (`YYYY-MM-DD`), which are the evidence. */
  council: { reference: string; from: string; releasedOn: string | null; releaseReference: string | null }
  statement: string
}

/** CLAIM-14 Makes an organisation the keeper of a stray that nobody has claimed from it. The keeper before is told, and can dispute it as any change. */
export async function takeUnclaimed(
  tools: TransactionContext & Pick<CallContext<never>, 'start'>,
  { pet, to, council, statement }: Unclaimed,
): Promise<void> {
  const { db, now, start } = tools
  const status = 'completed' as const
  const row = { id: newId(), status, statusAt: now, petId: pet.id, keeperId: pet.keeperId, requesterId: to, createdAt: now }
  const evidence = { reason: 'unclaimed' as const, statementBy: 'self', statement, council: council.reference, reportedOn: council.from }
  const release = { releasedOn: council.releasedOn, releaseReference: council.releaseReference }
  await db
    .insertInto('claim')
    .values({ ...row, ...evidence, ...release, notifiedAt: now, completedAt: now })
    .execute()
  const { clause } = claimLife.starts.takeUnclaimed
  await start(claimLife, 'takeUnclaimed', row, 'Welfare', { reason: evidence.reason })
  await transferKeepership(tools, pet, { to, by: 'Welfare', way: 'unclaimed', clause })
  await tellKeeper(tools, await claims(db).where('claim.id', '=', row.id).executeTakeFirstOrThrow())
}
