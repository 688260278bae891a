import { IconUser } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { Session } from '#platform/web/session.ts'
import { accountChoices } from '../account.ts'
import classes from './icon.module.css'

const ProfileChooser = lazy(() => import('./ProfileChooser.tsx').then(({ ProfileChooser }) => ({ default: ProfileChooser })))

/** Leads to the sign-in page, to the dashboard, or to the choice between several profile types. */
export function AccountIcon({ session }: { session: Session | null }) {
  const [choosing, setChoosing] = useState(false)
  const [first, ...others] = accountChoices(session)
  const icon = <IconUser size={24} aria-hidden="true" />
  if (others.length === 0) {
    return (
      <Link className={classes.icon} to={first.to}>
        {icon}
        <small>{session ? 'Account' : 'Sign in'}</small>
      </Link>
    )
  }
  return (
    <>
      <button className={classes.icon} type="button" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        {icon}
        <small>Account</small>
      </button>
      {choosing && (
        <Suspense>
          <ProfileChooser choices={[first, ...others]} onChosen={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}
