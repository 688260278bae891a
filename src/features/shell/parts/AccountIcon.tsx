import { ActionIcon } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { Session } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { accountChoices } from '../account.ts'

const ProfileChooser = lazy(() => import('./ProfileChooser.tsx').then(({ ProfileChooser }) => ({ default: ProfileChooser })))

/** Leads to the sign-in page, to the dashboard, or to the choice between several profile types. */
export function AccountIcon({ session }: { session: Session | null }) {
  const [choosing, setChoosing] = useState(false)
  const choices = accountChoices(session)
  if (choices.length === 1) {
    return (
      <ActionIcon component={Link} to={choices[0]?.to ?? paths.profile} variant="subtle" color="dark" aria-label="Account">
        <IconUser size={24} />
      </ActionIcon>
    )
  }
  return (
    <>
      <ActionIcon onClick={() => setChoosing(true)} color="dark" aria-label="Account" aria-haspopup="dialog">
        <IconUser size={24} />
      </ActionIcon>
      {choosing && (
        <Suspense>
          <ProfileChooser choices={choices} onChosen={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}
