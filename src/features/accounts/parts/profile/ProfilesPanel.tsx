import { IconId } from '@tabler/icons-react'
import { Rows } from '#ui/Columns.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { FactList } from '#ui/FactList.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { Tone } from '#ui/palette.ts'
import { StatusTag } from '#ui/StatusTag.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { EvidenceForm } from '../evidence/EvidenceForm.tsx'
import type { Applying } from '../evidence/useEvidence.ts'
import type { Account } from './account.ts'
import { BecomeKeeper } from './BecomeKeeper.tsx'
import { BreedingLicence } from './BreedingLicence.tsx'

type Profile = Account['profiles'][number]

/** The profile types that somebody holds, and how far we have come with checking each. */
export function ProfilesPanel({ account }: { account: Account }) {
  const { profiles } = account
  const breeder = profiles.find(({ type }) => type === 'Breeder')
  return (
    <Panel title="Your profiles" icon={<IconId size={26} />}>
      <Rows>
        <FactList
          facts={profiles.map(({ type, standing }) => ({
            label: names[type] ?? type,
            value: <StatusTag tone={standings[standing].tone}>{standings[standing].words}</StatusTag>,
          }))}
        />
        {profiles.map((profile) => (
          <ToShow key={profile.type} profile={profile} />
        ))}
        {breeder && <BreedingLicence licence={breeder.licence} />}
        <BecomeKeeper account={account} />
      </Rows>
    </Panel>
  )
}

/** What a trade that is not verified waits for, and the way to send it. */
function ToShow({ profile: { type, standing, evidence, why } }: { profile: Profile }) {
  const profileType = TRADES.find((trade) => trade === type)
  if (!profileType || standing === 'active' || standing === 'verified') return null
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
      <VisuallyHidden> as {names[type]}</VisuallyHidden>
    </DialogButton>
  )
  if (standing === 'refused')
    return (
      <Notice kind="warning" title={`${names[type]}: not accepted`} action={send}>
        {why ?? 'What we had did not show us your work.'}
      </Notice>
    )
  return (
    <Notice title={`${names[type]}: being checked`} action={send}>
      {evidence > 0
        ? `We have ${evidence === 1 ? 'a file' : `${evidence} files`} of yours, and are looking at it.`
        : 'Send us what shows your work, so that we can check it.'}{' '}
      You can use the register meanwhile.
    </Notice>
  )
}

const TRADES: readonly Applying[] = ['Implanter', 'Breeder', 'Welfare', 'Trainer']

const names: Record<string, string> = {
  Customer: 'Keeper',
  Implanter: 'Implanter',
  Breeder: 'Breeder',
  Welfare: 'Vet & Welfare',
  Student: 'Student',
  Trainer: 'Trainer',
  'TT-Customer': 'TailTag',
  Staff: 'Staff',
}

const standings: Record<Profile['standing'], { words: string; tone: Tone }> = {
  active: { words: 'Active', tone: 'good' },
  applied: { words: 'Being checked', tone: 'watch' },
  verified: { words: 'Checked', tone: 'good' },
  refused: { words: 'Not accepted', tone: 'alert' },
}
