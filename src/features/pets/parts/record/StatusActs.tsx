import { IconAlertTriangle, IconFlower, IconMapPinQuestion, IconPlaneDeparture, IconUsers } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box, Stack } from '#ui/Box.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { PetDetail } from '../../kit/form/answersof.ts'
import { StatusDialog } from './StatusDialog.tsx'

const SIZE = { size: 20, 'aria-hidden': true } as const

/** What may befall a pet that its keeper keeps: it goes missing, finds another keeper, leaves the country, dies. */
export function StatusActs({ pet }: { pet: PetDetail }) {
  const navigate = useNavigate()
  const { can } = pet
  const isAway = can.reportFound === true
  return (
    <>
      <Panel
        title={isAway ? 'Has something changed?' : 'Missing or stolen'}
        lead="Reporting is free, day or night. Anyone who looks up the chip is told straight away."
      >
        <Stack gap="0.75rem">
          {(!isAway || can.reportMissing === true) && (
            <DialogButton
              weight={isAway ? 'plain' : 'urgent'}
              fullWidth
              icon={<IconMapPinQuestion {...SIZE} />}
              disabledBecause={can.reportMissing}
              renderDialog={(close) => <StatusDialog pet={pet} status="missing" onClose={close} />}
            >
              {isAway ? 'Report missing instead' : `Report ${pet.name} missing`}
            </DialogButton>
          )}
          {(!isAway || can.reportStolen === true) && (
            <DialogButton
              weight="plain"
              fullWidth
              icon={<IconAlertTriangle {...SIZE} />}
              disabledBecause={can.reportStolen}
              renderDialog={(close) => <StatusDialog pet={pet} status="stolen" onClose={close} />}
            >
              {isAway ? 'Report stolen instead' : `Report ${pet.name} stolen`}
            </DialogButton>
          )}
        </Stack>
      </Panel>
      <Panel title="Changes to tell us about" lead="So that we contact the right person if your pet is found.">
        <Stack gap="0.75rem">
          <ActionButton
            weight="plain"
            fullWidth
            icon={<IconUsers {...SIZE} />}
            disabledBecause={can.passOn}
            onClick={() => void navigate(paths.rehome(pet.id))}
          >
            Give to a new keeper
          </ActionButton>
          <DialogButton
            weight="plain"
            fullWidth
            icon={<IconPlaneDeparture {...SIZE} />}
            disabledBecause={can.reportExported}
            renderDialog={(close) => <StatusDialog pet={pet} status="exported" onClose={close} />}
          >
            Report a move abroad
          </DialogButton>
          <DialogButton
            weight="plain"
            fullWidth
            icon={<IconFlower {...SIZE} />}
            disabledBecause={can.reportDeceased}
            renderDialog={(close) => <StatusDialog pet={pet} status="deceased" onClose={close} />}
          >
            Report a death
          </DialogButton>
          <Box component="p" m={0} fz="sm">
            <Link to={paths.conflict(pet.id)}>Send this record to another register</Link>
          </Box>
        </Stack>
      </Panel>
    </>
  )
}
