import type { ReactNode } from 'react'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { Account } from '../profile/account.ts'
import { NothingChanged } from '../profile/NothingChanged.tsx'
import { EndingNotice } from '../standing/EndingNotice.tsx'
import type { Profession } from './professions.ts'
import classes from './Standing.module.css'

type Profile = Account['profiles'][number]

interface StandingProps {
  profession: Profession
  profile: Profile | undefined
  action: ReactNode
}

/** How far we are with checking somebody's trade, and what works meanwhile. */
export function Standing({ profession: { work, meanwhile, afterwards }, profile, action }: StandingProps) {
  if (profile?.ends?.renewable)
    return <EndingNotice profile={profile} action={profile.ends.askedAt ? action : <NothingChanged profileType={work} />} />
  if (profile?.standing === 'verified')
    return (
      <Notice kind="success" title="Checked" action={action}>
        Our staff have verified your details. Everything is open to you.
      </Notice>
    )
  if (profile?.standing === 'refused')
    return (
      <Notice kind="warning" title="We could not verify your details">
        {profile.why ?? 'What we had did not show us your work.'} Send us something else that shows it, and we look again.
      </Notice>
    )
  return (
    <Panel
      title={profile && profile.evidence > 0 ? 'We are looking at what you sent' : 'What happens next'}
      look={action ? 'raised' : 'sunk'}
      footer={action}
    >
      <div className={classes.lists}>
        <List title="You can already" things={meanwhile} />
        <List title="Once we have checked it" things={afterwards} />
      </div>
    </Panel>
  )
}

function List({ title, things }: { title: string; things: readonly string[] }) {
  return (
    <div>
      <h3 className={classes.title}>{title}</h3>
      <ul className={classes.list}>
        {things.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </div>
  )
}
