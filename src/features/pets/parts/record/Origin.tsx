import { Link } from 'react-router'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { Extended } from '#ui/Extended.tsx'
import { type Fact, FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { PetDetail } from '../../kit/form/answersof.ts'
import { originActs } from '../../kit/points.ts'

/** Who bred the pet, its parents, since when it is with its keeper, and who takes it back if need be. */
export function Origin({ pet }: { pet: PetDetail }) {
  const { breeder, litter, rescueBackup, isOwnBackup, keptSince } = pet
  return (
    <Panel title="Background" footer={pet.maySayBred ? <Extended point={originActs} props={{ pet }} /> : undefined}>
      <FactList
        look="cards"
        facts={[
          { label: 'With you since', value: whenText(keptSince, 'day') },
          { label: 'Bred by', value: breederText(breeder) },
          ...(breeder?.licence
            ? [{ label: 'Breeder’s licence', value: [breeder.licence, breeder.authority].filter(Boolean).join(', ') }]
            : []),
          ...(litter ? litterFacts(litter) : []),
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
  return breeder.isYou ? 'You' : (breeder.name ?? 'A breeder who’s registered with us')
}

function litterFacts({ id, isYours, bornOn, ...parents }: NonNullable<PetDetail['litter']>): Fact[] {
  const words = `${parents.damName}’s litter, born ${whenText(bornOn, 'day')}`
  return [
    { label: 'Mother', value: parentText(parents.damName, parents.damKennelClubNumber) },
    { label: 'Father', value: parents.sireName && parentText(parents.sireName, parents.sireKennelClubNumber) },
    { label: 'Litter', value: isYours ? <Link to={paths.litter(id)}>{words}</Link> : words },
  ]
}

const parentText = (name: string, number: string | null) => (number ? `${name}, Kennel Club number ${number}` : name)
