import { lazy, type ReactNode, Suspense } from 'react'
import { useNavigation } from 'react-router'
import { useBusy } from '#platform/web/busy.ts'
import { useSession } from '#platform/web/session.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { Footer } from './parts/Footer.tsx'
import { Header } from './parts/Header.tsx'
import { OfflineNotice } from './parts/OfflineNotice.tsx'
import { Toasts } from './parts/Toasts.tsx'
import classes from './Shell.module.css'
import { usePageFocus } from './usePageFocus.ts'
import { useSessionEnds } from './useSessionEnds.ts'

const IdleLogout = lazy(() => import('./parts/IdleLogout.tsx').then(({ IdleLogout }) => ({ default: IdleLogout })))

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const session = useSession()
  const waiting = useBusy()
  const moving = useNavigation().state !== 'idle'
  usePageFocus()
  useSessionEnds(session)

  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#main">
        Skip to main content
      </a>
      <Header session={session} />
      <OfflineNotice />
      <main className={classes.main} id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Spinner visible={waiting || moving} />
      <Toasts />
      {session && (
        <Suspense>
          <IdleLogout />
        </Suspense>
      )}
    </div>
  )
}
