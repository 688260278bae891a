import { IconFlower, IconPlaneDeparture, IconUsers } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { useProfession } from '#features/accounts/kit/profession.ts'
import { holds, useSession } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box, Stack } from '#ui/Box.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { Extended } from '#ui/Extended.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { PetDetail } from '../../kit/form/answersof.ts'
import { saleActs } from '../../kit/points.ts'
import { AskStatus } from './AskStatus.tsx'

const SIZE = { size: 20, 'aria-hidden': true } as const

/** What may befall a pet that its keeper keeps, besides going missing: it finds another keeper, leaves the country, dies. */
export function StatusActs({ pet }: { pet: PetDetail }) {
  const { can } = pet
  const { changes } = useProfession()
  return (
    <Panel title="Changes to tell us about" lead={changes}>
      <Stack gap="0.75rem">
        <NewKeeper pet={pet} />
        <DialogButton
          weight="plain"
          fullWidth
          icon={<IconPlaneDeparture {...SIZE} />}
          disabledBecause={can.reportExported}
          renderDialog={(close) => <AskStatus pet={pet} status="exported" onClose={close} />}
        >
          Report a move abroad
        </DialogButton>
        <DialogButton
          weight="plain"
          fullWidth
          icon={<IconFlower {...SIZE} />}
          disabledBecause={can.reportDeceased}
          renderDialog={(close) => <AskStatus pet={pet} status="deceased" onClose={close} />}
        >
          Report a death
        </DialogButton>
        <Box component="p" m={0} fz="sm">
          <Link to={paths.conflict(pet.id)}>Send this record to another register</Link>
        </Box>
      </Stack>
    </Panel>
  )
}

/** A family gives its pet away; a breeder offers what they bred. */
function NewKeeper({ pet }: { pet: PetDetail }) {
  const navigate = useNavigate()
  const session = useSession()
  const give = (words: string) => (
    <ActionButton
      weight="plain"
      fullWidth
      icon={<IconUsers {...SIZE} />}
      disabledBecause={pet.can.passOn}
      onClick={() => void navigate(paths.rehome(pet.id))}
    >
      {words}
    </ActionButton>
  )
  if (!pet.breeder?.isYou || !holds('Breeder', session)) return give('Give to a new keeper')
  return <Extended point={saleActs} props={{ pet, usual: give('Find another home without a sale') }} />
}
