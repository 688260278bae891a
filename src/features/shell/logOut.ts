import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { ask } from '#platform/web/ask.ts'
import { busyWhile } from '#platform/web/busy.ts'
import { CallFailed } from '#platform/web/failed.ts'
import { readToken, removeToken } from '#platform/web/session.ts'
import { sayDone, sayFailed } from '#platform/web/toasts.ts'
import { paths } from '#src/paths.ts'

/**
 * Ends the session on the server and here. When the server cannot be told, a person who asked stays signed in and may try again;
 * a person who went away is signed out here all the same.
 */
export function useLogOut() {
  const navigate = useNavigate()
  const queries = useQueryClient()

  const leave = async () => {
    removeToken()
    await navigate(paths.login())
    queries.clear()
  }
  return async (because: 'asked' | 'idle') => {
    if (!readToken()) return leave()
    try {
      await busyWhile(endSession())
      sayDone('Logout Success!')
    } catch (error) {
      sayFailed(wordsFor(error))
      if (because === 'asked') return
    }
    await leave()
  }
}

/** The contract comes when it is needed: every page has the button, few visits press it. */
async function endSession() {
  const { logout } = await import('#features/accounts/contract.ts')
  return ask(logout, {})
}

function wordsFor(error: unknown) {
  return (error instanceof CallFailed && error.said) || 'Something went wrong'
}
