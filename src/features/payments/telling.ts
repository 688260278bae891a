import { accountById } from '#features/accounts/queries.ts'
import type { Message } from '#platform/jobs/message.ts'
import type { Acting } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import type { Payment } from './rows.ts'

type Payer = Awaited<ReturnType<typeof accountById>>

/** Writes to who paid, with the way to their payments. */
export async function tellPayer(
  { db, send, needs }: Acting,
  { accountId }: Payment,
  letterTo: (payer: Payer, link: string) => Message,
): Promise<void> {
  await send(letterTo(await accountById(db, accountId), needs.config.publicUrl + paths.payments))
}
