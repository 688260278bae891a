import { CertificateButton } from '#features/pets/kit/CertificateButton.tsx'
import { PetPicture } from '#features/pets/kit/PetPicture.tsx'
import { OwedNotice } from '#features/plans/kit/OwedNotice.tsx'
import { londonDate, systemClock } from '#platform/clock/clock.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { ChipDigits } from '#ui/ChipDigits.tsx'
import { Columns } from '#ui/Columns.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Panel } from '#ui/Panel.tsx'
import { getBreederPets, getLitters } from '../../contract.ts'
import type { BreederPet } from '../../shapes.ts'
import { animalsWith } from '../links.ts'
import { LeftOut } from '../litters/LeftOut.tsx'
import { codesWait } from '../litters/packs.ts'
import { PacksButton } from '../PacksButton.tsx'
import { animals } from '../words.ts'

/** What can be done with a litter that has just been registered: print its packs, keep its certificates, offer its offspring. */
export function LitterDone({ litterId }: { litterId: string }) {
  const query = useCall(getBreederPets, { litterId, sort: 'name', pageSize: 20 })
  const litters = useCall(getLitters, { litterId })
  const { data } = query
  if (!data) return <Loaded what="the litter" query={query} shape="cards" note="Don’t worry, it’s on the register." />
  return (
    <>
      <OwedNotice />
      <Next litterId={litterId} pets={data.items} litter={litters.data?.items[0]} />
      <Panel title={`${animals(data.total)} on the register`}>
        <DataTable label="Animals in the litter" columns={columns} rows={data.items} rowKey={({ id }) => id} />
      </Panel>
    </>
  )
}

interface NextProps {
  litterId: string
  pets: readonly BreederPet[]
  litter: AnswerOf<typeof getLitters>['items'][number] | undefined
}

function Next({ litterId, pets, litter }: NextProps) {
  const canPrint = pets.some((pet) => pet.canPrint === true) || (pets[0]?.canPrint ?? { words: 'There are no animals in this litter' })
  const wait = codesWait(pets[0]?.leavesFrom ?? null, londonDate(systemClock.now()))
  const note = canPrint === true ? wait : `${canPrint.words.replace(/\.$/, '')}. You can find this litter again under “Litters”.`
  return (
    <Columns min="17rem">
      <Panel
        title="Print transfer packs"
        look="raised"
        lead="A page for each animal with its own code. The buyer scans it and becomes the keeper."
      >
        <PacksButton of={{ litterId }} name={`Transfer packs ${pets[0]?.damName ?? ''}`.trim()} weight="main" disabledBecause={canPrint}>
          Print transfer packs
        </PacksButton>
        {note && (
          <Box component="p" c="dimmed" fz="sm" m="0.75rem 0 0">
            {note}
          </Box>
        )}
        {canPrint === true && litter && <LeftOut leftOut={litter.leftOut} />}
      </Panel>
      <Panel title="Offer them to buyers" lead="By e-mail or text message. They have 14 days to accept.">
        <ButtonLink weight="plain" to={animalsWith({ litterId })}>
          See these animals
        </ButtonLink>
      </Panel>
      {litter && litter.newborn.length > 0 ? (
        <Panel title="Waiting for their chips" lead={`${animals(litter.newborn.length)} of this litter can’t be found by a chip yet.`}>
          <ButtonLink weight="plain" to={paths.litter(litterId)}>
            See this litter
          </ButtonLink>
        </Panel>
      ) : (
        <Panel title="Register another litter" lead="Register each mother’s litter separately.">
          <ButtonLink weight="plain" to={paths.newLitter}>
            Register another litter
          </ButtonLink>
        </Panel>
      )}
    </Columns>
  )
}

const columns: Column<BreederPet>[] = [
  { key: 'name', title: 'Animal', cell: (pet) => <Animal pet={pet} />, bare: true },
  { key: 'certificate', title: 'Certificate', cell: (pet) => <CertificateButton pet={pet} />, bare: true },
]

function Animal({ pet }: { pet: BreederPet }) {
  return (
    <Group gap="0.75rem" wrap="nowrap">
      <PetPicture pet={pet} size={44} />
      <div>
        <b>{pet.name}</b>
        <Box c="dimmed" fz="sm">
          <ChipDigits number={pet.chipNumber} />
        </Box>
      </div>
    </Group>
  )
}
