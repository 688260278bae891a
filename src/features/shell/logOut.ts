import { useNavigate } from 'react-router'
import { logout } from '#features/accounts/contract.ts'
import { ask } from '#platform/web/ask.ts'
import { busyWhile } from '#platform/web/busy.ts'
import { CallFailed } from '#platform/web/failed.ts'
import { forgetAll } from '#platform/web/memory.ts'
import { readToken, removeToken } from '#platform/web/session.ts'
import { sayDone, sayFailed } from '#platform/web/toasts.ts'
import { paths } from '#src/paths.ts'

/**
 * Ends the session on the server and here. When the server cannot be told, a person who asked stays signed in and may try again;
 * a person who went away is signed out here all the same.
 */
export function useLogOut() {
  const navigate = useNavigate()

  const leave = async () => {
    removeToken()
    await navigate(paths.login())
    await forgetAll()
  }
  return async (because: 'asked' | 'idle') => {
    if (!readToken()) return leave()
    try {
      await busyWhile(ask(logout, {}))
      sayDone('Logout Success!')
    } catch (error) {
      sayFailed(wordsFor(error))
      if (because === 'asked') return
    }
    await leave()
  }
}

function wordsFor(error: unknown): string {
  const failure = error instanceof CallFailed ? error : null
  if (failure?.code === 'offline') return failure.message
  return failure?.said ?? 'Something went wrong'
}
