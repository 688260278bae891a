import { callServer } from '#platform/web/callserver.ts'
import { checked } from '#platform/web/check.ts'
import { CallFailed } from '#platform/web/failed.ts'
import { registerChip } from '../../contract.ts'

/** Registers one animal: null once it is on the register, else why it isn’t. A weak signal holds nobody up. */
export async function delivered(asked: Record<string, unknown>, isReachable: boolean): Promise<CallFailed | null> {
  if (!isReachable) return new CallFailed('There’s no signal', { code: 'offline' })
  try {
    await callServer(registerChip, await checked(registerChip, asked))
    return null
  } catch (error) {
    if (error instanceof CallFailed) return error
    throw error
  }
}
