import { Suspense } from 'react'
import { useIsOpen } from '#platform/web/flags.ts'
import { lazyPart } from '#platform/web/lazypart.ts'
import type { Session } from '#platform/web/session.ts'
import { accountMenu } from '../menu.ts'
import { holdsTrade } from '../trade.ts'
import { useLogOut } from '../useLogOut.ts'
import classes from './AccountBar.module.css'
import { MenuLink } from './MenuLink.tsx'

const ChipLookup = lazyPart(() => import('./ChipLookup.tsx').then((part) => part.ChipLookup))

/** The second row of the header for whoever is signed in. Its room is kept before the session is read, so that nothing jumps. */
export function AccountBar({ session }: { session: Session | null }) {
  const logOut = useLogOut()
  const isOpen = useIsOpen()
  return (
    <div className={classes.bar}>
      {session && (
        <div className={classes.row}>
          <p className={classes.name}>{session.name}</p>
          {holdsTrade(session) && (
            <div className={classes.lookup}>
              <Suspense>
                <ChipLookup />
              </Suspense>
            </div>
          )}
          <nav aria-label="Your account">
            <ul className={classes.menu}>
              {accountMenu(session)
                .filter(isOpen)
                .map((entry) => (
                  <li key={entry.label}>
                    <MenuLink {...entry} className={classes.link} />
                  </li>
                ))}
              <li>
                <button className={classes.link} type="button" onClick={() => void logOut('asked')}>
                  Logout
                </button>
              </li>
            </ul>
          </nav>
        </div>
      )}
    </div>
  )
}
