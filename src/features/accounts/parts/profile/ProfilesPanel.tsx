import { IconId } from '@tabler/icons-react'
import { FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { Tone } from '#ui/palette.ts'
import { StatusTag } from '#ui/StatusTag.tsx'
import type { Account } from './account.ts'

type Standing = Account['profiles'][number]['standing']

/** The profile types that somebody holds, and how far we have come with checking each. */
export function ProfilesPanel({ account: { profiles } }: { account: Account }) {
  const isChecked = profiles.some(({ standing }) => standing === 'applied')
  return (
    <Panel title="Your profiles" icon={<IconId size={26} />}>
      <FactList
        facts={profiles.map(({ type, standing }) => ({
          label: names[type] ?? type,
          value: <StatusTag tone={standings[standing].tone}>{standings[standing].words}</StatusTag>,
        }))}
      />
      {isChecked && <p>We are looking at the details that you gave for your trade. You can use the register meanwhile.</p>}
    </Panel>
  )
}

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

const standings: Record<Standing, { words: string; tone: Tone }> = {
  active: { words: 'Active', tone: 'good' },
  applied: { words: 'Being checked', tone: 'watch' },
  verified: { words: 'Checked', tone: 'good' },
  refused: { words: 'Not accepted', tone: 'alert' },
}
