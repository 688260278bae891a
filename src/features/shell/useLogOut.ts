import { useNavigate } from 'react-router'
import type { Because } from './logOut.ts'

/** The way out. Its code is here for whoever is signed in (parts/IdleLogout.tsx needs it too), and for nobody else. */
export function useLogOut() {
  const navigate = useNavigate()
  return async (because: Because) => {
    const { logOut } = await import('./logOut.ts')
    await logOut(because, navigate)
  }
}
