import type { Db } from '#platform/database/db.ts'
import type { Because } from '#platform/law/clause.ts'
import { inNobody, registrationBlock } from './queries/registrationblocks.ts'
import { type Trying, tellHolders } from './tellHolders.ts'

/**
 * STOCK-4 The same where somebody does register them: whoever holds one is told that it was tried, so the caller answers with its refusal
 * and does not throw it. Our own are held until the transaction ends, before their numbers are entered: of those who want one chip at the
 * same moment each sees what the one before has done.
 */
export async function withheldChips(context: Trying, numbers: readonly string[]): Promise<Map<string, Because>> {
  const askerId = context.who?.id ?? null
  await holdUnits(context.db, numbers)
  const found = [...(await inNobody(context.db, numbers)).values()]
  const held = found.flatMap(({ id, number, status, holderId }) =>
    id && (status === 'withImplanter' || status === 'offered') && holderId !== askerId ? [{ id, number, holderId }] : [],
  )
  await tellHolders(context, held, 'keeper')
  return new Map(found.map((chip) => [chip.number, registrationBlock(chip, askerId)]))
}

const holdUnits = (db: Db, numbers: readonly string[]) =>
  db
    .selectFrom('chipUnit')
    .select('id')
    .where((unit) => unit('number', '=', unit.fn.any(unit.val(numbers))))
    .orderBy('id')
    .forUpdate()
    .execute()
