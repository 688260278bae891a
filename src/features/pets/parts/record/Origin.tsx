import { whenText } from '#platform/text/whentext.ts'
import { FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { PetDetail } from '../../kit/form/answersof.ts'

/** Who bred the pet, since when it is with its keeper, and who takes it back if need be. */
export function Origin({ pet: { breeder, kennelClubNumber, rescueBackup, isOwnBackup, keptSince } }: { pet: PetDetail }) {
  return (
    <Panel title="Background">
      <FactList
        look="cards"
        facts={[
          { label: 'With you since', value: whenText(keptSince, 'day') },
          { label: 'Bred by', value: breederText(breeder) },
          ...(breeder?.licence
            ? [{ label: 'Breeder’s licence', value: [breeder.licence, breeder.authority].filter(Boolean).join(', ') }]
            : []),
          ...(kennelClubNumber ? [{ label: 'Kennel Club number', value: kennelClubNumber }] : []),
          { label: 'Rescue back-up', value: backupText(rescueBackup, isOwnBackup) },
        ]}
      />
    </Panel>
  )
}

function backupText(name: string | null, isYou: boolean): string {
  if (!name) return 'None'
  return isYou ? 'You' : `${name} will take it back if it can’t stay with you`
}

function breederText(breeder: PetDetail['breeder']): string {
  if (!breeder) return 'Not registered by a breeder'
  return breeder.isYou ? 'You' : 'A breeder, who registered it at birth'
}
