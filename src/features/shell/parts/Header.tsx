import { IconPaw } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useElsewhere } from '#platform/web/elsewhere.ts'
import { useIsOpen } from '#platform/web/flags.ts'
import type { Session } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { Logo } from '#ui/art/Logo.tsx'
import { mainMenu } from '../menu.ts'
import { AccountBar } from './AccountBar.tsx'
import { AccountIcon } from './AccountIcon.tsx'
import { CartIcon } from './CartIcon.tsx'
import classes from './Header.module.css'
import icons from './icon.module.css'
import { MenuLink } from './MenuLink.tsx'
import { MessagesLink } from './MessagesLink.tsx'
import { PhoneLink } from './PhoneLink.tsx'
import { SchemeSwitch } from './SchemeSwitch.tsx'
import { SmallMenu } from './SmallMenu.tsx'

export function Header({ session }: { session: Session | null }) {
  const isOpen = useIsOpen()
  const { help } = useElsewhere()
  return (
    <header className={classes.header}>
      <div className={classes.row}>
        <Link className={classes.brand} to={paths.home} aria-label={`${site.name}: home page`}>
          <Logo size={44} />
          <span className={session ? classes.roomy : undefined}>{site.name}</span>
        </Link>
        <nav className={classes.wide} aria-label="Main">
          <ul className={classes.menu}>
            {mainMenu(help)
              .filter(isOpen)
              .map((entry) => (
                <li key={entry.label}>
                  <MenuLink {...entry} className={classes.link} />
                </li>
              ))}
          </ul>
        </nav>
        <div className={classes.icons}>
          <span className={classes.wide}>
            <PhoneLink />
          </span>
          <span className={classes.wide}>
            <SchemeSwitch />
          </span>
          <Link className={`${icons.icon} ${classes.register}`} to={session ? paths.addPet : paths.register}>
            <IconPaw size={24} aria-hidden="true" />
            <small>Register a pet</small>
          </Link>
          <AccountIcon session={session} />
          <MessagesLink session={session} />
          {isOpen({ to: paths.cart }) && <CartIcon session={session} />}
          <span className={classes.small}>
            <SmallMenu session={session} />
          </span>
        </div>
      </div>
      <AccountBar session={session} />
    </header>
  )
}
