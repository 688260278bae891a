import { Link, useParams } from 'react-router'
import { bornText } from '#features/pets/kit/born.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { LitterArt } from '#ui/art/spots/LitterArt.tsx'
import { ChipDigits } from '#ui/ChipDigits.tsx'
import { Rows } from '#ui/Columns.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { type Fact, FactList } from '#ui/FactList.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Panel } from '#ui/Panel.tsx'
import { useChosen } from '#ui/useChosen.ts'
import { getBreederPets, getLitters } from '../contract.ts'
import { BreederPage } from '../parts/BreederPage.tsx'
import { LicenceEnded } from '../parts/LicenceEnded.tsx'
import { ChosenAnimals } from '../parts/list/ChosenAnimals.tsx'
import { litterAnimalColumns } from '../parts/litters/animalcolumns.tsx'
import { type Litter, LitterActs } from '../parts/litters/columns.tsx'
import { Waiting } from '../parts/litters/Waiting.tsx'
import type { BreederPet } from '../shapes.ts'

const crumbs = [{ label: 'Litters', to: paths.litters }]

/** One litter: its parents, what can be corrected of it, and its animals. */
export default function LitterPage() {
  const { litterId = '' } = useParams()
  const query = useCall(getLitters, { litterId })
  const [litter] = query.data?.items ?? []
  return (
    <BreederPage title={litter ? `${litter.damName}’s litter` : 'Litter'} crumbs={crumbs} lead={litter?.breed}>
      <Loaded what="the litter" query={query} count={4}>
        {({ items: [found] }) => (found ? <OneLitter litter={found} /> : <NotThere />)}
      </Loaded>
    </BreederPage>
  )
}

function OneLitter({ litter }: { litter: Litter }) {
  const animals = useCall(getBreederPets, { litterId: litter.id, sort: 'registeredAt', pageSize: 50 })
  const choosing = useChosen<BreederPet>()
  return (
    <>
      <LicenceEnded />
      <Panel title="Parents and birth">
        <Rows>
          <FactList facts={factsOf(litter)} />
          <LitterActs litter={litter} />
        </Rows>
      </Panel>
      {litter.chipping && <Waiting litter={litter} chipping={litter.chipping} />}
      {litter.young > litter.newborn.length && (
        <Loaded what="the animals" query={animals} count={3}>
          {({ items }) => (
            <DataTable
              label="Animals in the litter"
              columns={litterAnimalColumns(choosing)}
              rows={items}
              rowKey={({ id }) => id}
              lines="boxes"
            />
          )}
        </Loaded>
      )}
      <ChosenAnimals {...choosing} />
    </>
  )
}

function factsOf(litter: Litter): Fact[] {
  const { damName, damId, sireId, damChipNumber, damKennelClubNumber, sireName, sireChipNumber, sireKennelClubNumber } = litter
  return [
    { label: 'Mother', value: <Parent name={damName} petId={damId} /> },
    { label: 'Mother’s microchip number', value: damChipNumber && <ChipDigits number={damChipNumber} /> },
    ...(damKennelClubNumber ? [{ label: 'Mother’s Kennel Club number', value: damKennelClubNumber }] : []),
    { label: 'Father', value: sireName && <Parent name={sireName} petId={sireId} /> },
    ...(sireChipNumber ? [{ label: 'Father’s microchip number', value: <ChipDigits number={sireChipNumber} /> }] : []),
    ...(sireKennelClubNumber ? [{ label: 'Father’s Kennel Club number', value: sireKennelClubNumber }] : []),
    { label: 'Date of birth', value: bornText(litter.bornOn, litter.bornExactly) },
    { label: 'Stillborn', value: String(litter.bornDead) },
    { label: 'Died before they were chipped', value: String(litter.diedBeforeChip) },
  ]
}

/** Its name, which leads to the record of one that the breeder keeps. */
function Parent({ name, petId }: { name: string; petId: string | null }) {
  return petId ? <Link to={paths.pet(petId)}>{name}</Link> : name
}

function NotThere() {
  return (
    <EmptyState
      art={<LitterArt />}
      title="We can’t find this litter in your account"
      action={<ButtonLink to={paths.litters}>See your litters</ButtonLink>}
    >
      The address may have a typing mistake, or the litter belongs to another account.
    </EmptyState>
  )
}
