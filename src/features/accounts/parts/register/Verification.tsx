import type { ReactNode } from 'react'
import { Box } from '#ui/Box.tsx'
import { Bullets } from '#ui/Bullets.tsx'
import { Columns } from '#ui/Columns.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { Account } from '../../kit/account.ts'
import { EndingNotice } from '../../kit/EndingNotice.tsx'
import { NothingChanged } from '../profile/NothingChanged.tsx'
import type { Profession } from './professions.ts'

type Profile = Account['profiles'][number]

interface VerificationProps {
  profession: Profession
  profile: Profile | undefined
  action: ReactNode
}

/** How far we are with checking somebody's trade, and what works meanwhile. */
export function Verification(props: VerificationProps) {
  const { profession, profile, action } = props
  if (profile?.ends?.renewable)
    return <EndingNotice profile={profile} action={profile.ends.askedAt ? action : <NothingChanged profileType={profession.work} />} />
  const Told = profile ? notices[profile.standing] : Meanwhile
  return <Told {...props} />
}

const notices: Record<Profile['standing'], (props: VerificationProps) => ReactNode> = {
  verified: ({ action }) => (
    <Notice kind="success" title="Checked" action={action}>
      Our staff have verified your details. You can use everything.
    </Notice>
  ),
  refused: ({ profile }) => (
    <Notice kind="warning" title="We couldn’t verify your details">
      {profile?.why ?? 'What you sent didn’t show us what you do.'} Send us something else that does, and we’ll look again.
    </Notice>
  ),
  applied: Meanwhile,
  active: Meanwhile,
  expired: Meanwhile,
}

function Meanwhile({ profession: { meanwhile, afterwards }, profile, action }: VerificationProps) {
  return (
    <Panel
      title={profile && profile.evidence > 0 ? 'We’re checking what you sent' : 'What happens next'}
      look={action ? 'raised' : 'sunk'}
      footer={action}
    >
      <Columns min="14rem" gap="1.25rem 2rem">
        <List title="You can already" things={meanwhile} />
        <List title="Once we’ve checked it" things={afterwards} />
      </Columns>
    </Panel>
  )
}

function List({ title, things }: { title: string; things: readonly string[] }) {
  return (
    <div>
      <Box component="h3" ff="text" fz="h5" fw={700}>
        {title}
      </Box>
      <Box mt="0.375rem">
        <Bullets gap="0.25rem">
          {things.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </Bullets>
      </Box>
    </div>
  )
}
