import type { useNavigate } from 'react-router'
import { logout } from '#features/accounts/contract.ts'
import { busyWhile } from '#platform/web/busy.ts'
import { callServer } from '#platform/web/callserver.ts'
import { CallFailed } from '#platform/web/failed.ts'
import { forgetAll } from '#platform/web/memory.ts'
import { readSession, readToken, removeToken } from '#platform/web/session.ts'
import { sayDone, sayFailed } from '#platform/web/toasts.ts'
import { paths } from '#src/paths.ts'
import { askBeforeLeaving } from './beforeleave.ts'

export type Because = 'asked' | 'keeping' | 'forgetting' | 'idle'

/**
 * Ends the session on the server and here. When the server cannot be told, a person who asked stays signed in and may try again;
 * a person who went away is signed out here all the same. What waits on this device is thrown away only by who says so.
 */
export async function logOut(because: Because, navigate: ReturnType<typeof useNavigate>): Promise<void> {
  if (!readToken()) return leave(navigate)
  const account = readSession()?.sub
  const waiting = because === 'asked' ? await unsent(account) : 0
  if (waiting > 0) return askBeforeLeaving(waiting)
  try {
    await busyWhile(callServer(logout, {}))
    sayDone('Logout Success!')
  } catch (error) {
    sayFailed(wordsFor(error))
    if (because !== 'idle') return
  }
  if (because === 'forgetting' && account) await forget(account)
  await leave(navigate)
}

async function leave(navigate: ReturnType<typeof useNavigate>) {
  removeToken()
  await navigate(paths.login())
  await forgetAll()
}

const store = () => import('#platform/web/offlinestore.ts')

/** A browser that cannot say what it keeps does not hold up who wants to leave; what it keeps stays. */
async function unsent(account: string | undefined): Promise<number> {
  if (!account) return 0
  return store()
    .then(({ countStored }) => countStored(account))
    .catch(() => 0)
}

async function forget(account: string) {
  await store()
    .then(({ forgetStored }) => forgetStored(account))
    .catch(() => sayFailed('We couldn’t remove what you entered from this device. Clear this site’s data in your browser.'))
}

function wordsFor(error: unknown): string {
  const failure = error instanceof CallFailed ? error : null
  if (failure?.code === 'offline') return failure.message
  return failure?.said ?? 'Something went wrong'
}
