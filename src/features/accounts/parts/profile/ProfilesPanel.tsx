import { IconId } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { whenText } from '#platform/text/whentext.ts'
import { Group } from '#ui/Box.tsx'
import { Rows } from '#ui/Columns.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { FactList } from '#ui/FactList.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { Tone } from '#ui/palette.ts'
import { StatusTag } from '#ui/StatusTag.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { Account } from '../../kit/account.ts'
import { EndingNotice } from '../../kit/EndingNotice.tsx'
import { EvidenceForm } from '../../kit/evidence/EvidenceForm.tsx'
import type { Applying } from '../evidence/useEvidence.ts'
import { BecomeKeeper } from './BecomeKeeper.tsx'
import { BreedingLicence } from './BreedingLicence.tsx'
import { hasLicenceEnded } from './licenceended.ts'
import { NothingChanged } from './NothingChanged.tsx'
import { names } from './names.ts'

type Profile = Account['profiles'][number]

/** The profile types that somebody holds, and how far we have come with checking each. */
export function ProfilesPanel({ account }: { account: Account }) {
  const { profiles } = account
  const breeder = profiles.find(({ type }) => type === 'Breeder')
  return (
    <Panel title="Your profiles" icon={<IconId size={26} />}>
      <Rows>
        <FactList
          facts={profiles.map((profile) => ({ label: names[profile.type] ?? profile.type, value: <HowFar profile={profile} /> }))}
        />
        {profiles.map((profile) => (
          <ToShow key={profile.type} profile={profile} />
        ))}
        {breeder && <BreedingLicence breeder={breeder} />}
        <BecomeKeeper account={account} />
      </Rows>
    </Panel>
  )
}

/** Where a profile type stands, and until when. */
function HowFar({ profile: { standing: verification, ends, licence } }: { profile: Profile }) {
  const lastDay = licence?.licenceEndsOn
  if (lastDay && hasLicenceEnded(lastDay))
    return (
      <Group component="span" gap="0.25rem 0.75rem">
        <StatusTag tone="alert">Licence ended</StatusTag>
        on {whenText(lastDay, 'day')}
      </Group>
    )
  const { tone, words } = verifications[verification]
  return (
    <Group component="span" gap="0.25rem 0.75rem">
      <StatusTag tone={tone}>{words}</StatusTag>
      {ends && untilWhen(ends)}
    </Group>
  )
}

function untilWhen({ on, isOver, askedAt }: NonNullable<Profile['ends']>): string {
  if (isOver) return `on ${whenText(on, 'day')}`
  return askedAt ? 'until we’ve answered' : `until ${whenText(on, 'day')}`
}

/** What a trade that is not verified waits for, or one whose verification ends, and the way to send it. */
function ToShow({ profile }: { profile: Profile }) {
  const { type, standing: verification, evidence, ends } = profile
  const profileType = TRADES.find((trade) => trade === type)
  if (!profileType) return null
  const send = (
    <DialogButton
      weight="plain"
      size="sm"
      renderDialog={(close) => (
        <FormDialog title="Send evidence" onClose={close}>
          <EvidenceForm profileType={profileType} onSent={close} />
        </FormDialog>
      )}
    >
      {evidence > 0 ? 'Send more evidence' : 'Send evidence'}
      <VisuallyHidden> for your {names[type]} profile</VisuallyHidden>
    </DialogButton>
  )
  if (ends?.renewable)
    return (
      <EndingNotice
        profile={profile}
        action={
          <Group gap="0.25rem 0.75rem">
            {send}
            {!ends.askedAt && <NothingChanged profileType={profileType} />}
          </Group>
        }
      />
    )
  return waits[verification]?.(profile, send)
}

/** What is said of a profile that is not checked. */
const waits: Partial<Record<Profile['standing'], (profile: Profile, send: ReactNode) => ReactNode>> = {
  refused: ({ type, why }, send) => (
    <Notice kind="warning" title={`${names[type]}: not accepted`} action={send}>
      {why ?? 'What you sent didn’t show us what you do.'}
    </Notice>
  ),
  applied: ({ type, evidence }, send) => (
    <Notice title={`${names[type]}: being checked`} action={send}>
      {evidence > 0
        ? `We’re checking the ${evidence === 1 ? 'file' : `${evidence} files`} you sent.`
        : 'Send us evidence of your work so we can check it.'}{' '}
      You can use the register in the meantime.
    </Notice>
  ),
}

const TRADES: readonly Applying[] = ['Implanter', 'Breeder', 'Welfare', 'Trainer']

const verifications: Record<Profile['standing'], { words: string; tone: Tone }> = {
  active: { words: 'Active', tone: 'good' },
  applied: { words: 'Being checked', tone: 'watch' },
  verified: { words: 'Checked', tone: 'good' },
  expired: { words: 'Ended', tone: 'alert' },
  refused: { words: 'Not accepted', tone: 'alert' },
}
