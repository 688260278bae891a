import { IconAlertTriangle, IconFlower, IconMapPinQuestion, IconPlaneDeparture, IconUsers } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Stack } from '#ui/Box.tsx'
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
      <Panel title={isAway ? 'Is it different now?' : 'If it is lost'} lead="Free, at any hour. Whoever looks up the chip is told at once.">
        <Stack gap="0.75rem">
          {(!isAway || can.reportMissing === true) && (
            <DialogButton
              weight={isAway ? 'plain' : 'urgent'}
              fullWidth
              icon={<IconMapPinQuestion {...SIZE} />}
              disabledBecause={can.reportMissing}
              renderDialog={(close) => <StatusDialog pet={pet} status="missing" onClose={close} />}
            >
              {isAway ? 'It is lost, not stolen' : `${pet.name} is missing`}
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
              {isAway ? 'It was stolen' : `${pet.name} was stolen`}
            </DialogButton>
          )}
        </Stack>
      </Panel>
      <Panel title="When life changes" lead="Tell us, so that whoever finds the animal is led to the right person.">
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
        </Stack>
      </Panel>
    </>
  )
}
