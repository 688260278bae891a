import { IconMenu2, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useElsewhere } from '#platform/web/elsewhere.ts'
import { useIsOpen } from '#platform/web/flags.ts'
import type { Session } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { accountMenu, type Entry, mainMenu } from '../menu.ts'
import { useLogOut } from '../useLogOut.ts'
import icons from './icon.module.css'
import { MenuLink } from './MenuLink.tsx'
import { OpeningHours } from './OpeningHours.tsx'
import { PhoneLink } from './PhoneLink.tsx'
import { SchemeSwitch } from './SchemeSwitch.tsx'
import classes from './SmallMenu.module.css'

/** The whole menu behind one button, for narrow screens. A native dialog: it keeps focus inside and leaves with Escape. */
export function SmallMenu({ session }: { session: Session | null }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const logOut = useLogOut()
  const isOpen = useIsOpen()
  const { help } = useElsewhere()
  const close = () => dialog.current?.close()
  const leave = () => {
    close()
    void logOut('asked')
  }
  return (
    <>
      <button className={icons.icon} type="button" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        <IconMenu2 size={24} aria-hidden="true" />
        <small>Menu</small>
      </button>
      <dialog className={classes.drawer} ref={dialog} aria-label="Menu" closedby="any">
        <div className={classes.inside}>
          <div className={classes.top}>
            <SchemeSwitch worded />
            <button className={icons.icon} type="button" aria-label="Close" onClick={close}>
              <IconX size={24} aria-hidden="true" />
            </button>
          </div>
          <Link className={classes.link} to={session ? paths.addPet : paths.register} onClick={close}>
            Register a pet
          </Link>
          <Links label="Main" entries={mainMenu(help).filter(isOpen)} onFollow={close} />
          {session && (
            <>
              <p className={classes.name}>{session.name}</p>
              <Links label="Your account" entries={accountMenu(session).filter(isOpen)} onFollow={close} />
              <button className={classes.link} type="button" onClick={leave}>
                Logout
              </button>
            </>
          )}
          <div className={classes.contact}>
            <PhoneLink />
            <OpeningHours />
          </div>
        </div>
      </dialog>
    </>
  )
}

function Links({ label, entries, onFollow }: { label: string; entries: readonly Entry[]; onFollow: () => void }) {
  return (
    <nav aria-label={label}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.label}>
            <MenuLink {...entry} className={classes.link} onClick={onFollow} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
