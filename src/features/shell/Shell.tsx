import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigation } from 'react-router'
import newsletter from '#features/newsletter/kit/NewsletterBox.module.css'
import { useBusy } from '#platform/web/busy.ts'
import { replayEarlyActs, takeOverForms } from '#platform/web/earlyacts.ts'
import { closedAt, useFlags } from '#platform/web/flags.ts'
import { deferredPart } from '#platform/web/lazypart.ts'
import { useSession } from '#platform/web/session.ts'
import box from '#ui/Box.module.css'
import { DeferredHydration } from '#ui/DeferredHydration.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import footer from './parts/Footer.module.css'
import { Header } from './parts/Header.tsx'
import { OfflineNotice } from './parts/OfflineNotice.tsx'
import { Toasts } from './parts/Toasts.tsx'
import classes from './Shell.module.css'
import { usePageFocus } from './usePageFocus.ts'
import { useSessionEnds } from './useSessionEnds.ts'

const SwitchedOffPage = lazy(() => import('./pages/SwitchedOffPage.tsx').then((all) => ({ default: all.SwitchedOffPage })))
/** The server draws it on every page, and its links work without its code. */
const { Part: Footer } = deferredPart(() => import('./parts/Footer.tsx').then((all) => all.Footer))
const footerLooks = [box, footer, newsletter]

const WhileSignedIn = lazy(() => import('./parts/WhileSignedIn.tsx').then((all) => ({ default: all.WhileSignedIn })))
const WorkingBanner = lazy(() => import('./parts/WorkingBanner.tsx').then((all) => ({ default: all.WorkingBanner })))

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const session = useSession()
  const waiting = useBusy()
  const moving = useNavigation().state !== 'idle'
  const closed = closedAt(useLocation().pathname, useFlags())
  usePageFocus()
  useSessionEnds(session)
  useLayoutEffect(takeOverForms, [])
  useEffect(sayAlive, [])
  useEffect(replayEarlyActs, [])

  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#main">
        Skip to main content
      </a>
      <Header session={session} />
      {session?.working && (
        <Suspense>
          <WorkingBanner session={session} />
        </Suspense>
      )}
      <OfflineNotice />
      <main className={classes.main} id="main" tabIndex={-1}>
        {closed ? <SwitchedOffPage flag={closed} /> : children}
      </main>
      <DeferredHydration looks={footerLooks}>
        <Footer />
      </DeferredHydration>
      <Spinner visible={waiting || moving} />
      <Toasts />
      {session && (
        <Suspense>
          <WhileSignedIn />
        </Suspense>
      )}
    </div>
  )
}

/** From now on what is pressed is heard: whoever drives a browser, a test or a measurement, need not guess it. */
function sayAlive() {
  document.documentElement.dataset['hydrated'] = ''
}
