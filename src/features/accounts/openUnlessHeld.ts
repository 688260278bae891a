import { newId } from '#platform/database/id.ts'
import { inSavepoint } from '#platform/database/savepoint.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { alreadyRegistered } from './messages.ts'
import { openAccount } from './openAccount.ts'
import { accountByEmail } from './queries.ts'

/**
 * Opens an account, and what comes `with` it. For an e-mail that has one, does all the same work for nobody and undoes it, so that it is
 * answered no sooner than a new one, and tells the holder. The id is one of nobody's then.
 */
export async function openUnlessHeld(
  context: Pick<CallContext<never>, 'db' | 'now' | 'start' | 'recordEvent' | 'send' | 'notify'>,
  newcomer: Parameters<typeof openAccount>[1],
  following: (id: string) => Promise<void> = async () => {},
): Promise<string> {
  const holder = await accountByEmail(context.db, newcomer.email)
  const email = holder ? `${newId()}@nobody.invalid` : newcomer.email
  const id = await inSavepoint(context.db, open, () => !holder)
  if (holder || !id) await tellTheHolder(context, newcomer.email, holder)
  return id ?? newId()

  async function open() {
    const opened = await openAccount(context, { ...newcomer, email })
    if (opened) await following(opened)
    return opened
  }
}

/** Nobody but the holder of the e-mail learns that it has an account, also where another took it a moment ago. */
async function tellTheHolder(
  { db, notify }: Pick<CallContext<never>, 'db' | 'notify'>,
  email: string,
  known: Awaited<ReturnType<typeof accountByEmail>>,
) {
  const holder = known ?? (await accountByEmail(db, email))
  if (holder) await notify(holder, alreadyRegistered())
}
