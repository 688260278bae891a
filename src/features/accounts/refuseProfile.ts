import type { ProfileType } from '#platform/contract/call.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { verificationLife } from './lifecycle.ts'
import { restsOnVerification } from './points.ts'

interface Refused {
  id: string
  accountId: string
  type: ProfileType
}

/** ACC-17 Refuses a profile or ends its verification, and with it what rests on that. */
export async function refuseProfile(tools: TransactionContext, { id, accountId, type }: Refused): Promise<void> {
  await tools.transition(verificationLife, 'refuse', id, 'Staff', { profileType: type })
  for (const end of tools.extensions(restsOnVerification)) await end(tools, { accountId, type })
}
