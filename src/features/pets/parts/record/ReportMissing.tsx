import { IconAlertTriangle, IconMapPinQuestion } from '@tabler/icons-react'
import { Box, Stack } from '#ui/Box.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import type { PetDetail } from '../../kit/form/answersof.ts'
import { AskStatus } from './AskStatus.tsx'

const SIZE = { size: 20, 'aria-hidden': true } as const

const QUIET = { weight: 'quiet', size: 'sm' } as const

/** The first thing that a keeper looks for on the worst of days. Quiet, it stands below what is done every day. */
export function ReportMissing({ pet, isQuiet = false }: { pet: PetDetail; isQuiet?: boolean }) {
  const { can } = pet
  const isAway = can.reportFound === true
  return (
    <Stack gap="0.75rem">
      {(!isAway || can.reportMissing === true) && (
        <DialogButton
          {...(isQuiet ? QUIET : { weight: isAway ? 'plain' : 'urgent' })}
          fullWidth
          icon={<IconMapPinQuestion {...SIZE} />}
          disabledBecause={can.reportMissing}
          renderDialog={(close) => <AskStatus pet={pet} status="missing" onClose={close} />}
        >
          {isAway ? 'Report missing instead' : `Report ${pet.name} missing`}
        </DialogButton>
      )}
      {!isQuiet && (!isAway || can.reportStolen === true) && (
        <DialogButton
          weight="plain"
          fullWidth
          icon={<IconAlertTriangle {...SIZE} />}
          disabledBecause={can.reportStolen}
          renderDialog={(close) => <AskStatus pet={pet} status="stolen" onClose={close} />}
        >
          {isAway ? 'Report stolen instead' : `Report ${pet.name} stolen`}
        </DialogButton>
      )}
      {!isQuiet && (
        <Box component="p" c="dimmed" fz="sm" m={0} ta="center">
          Free, day or night. Anyone who looks up the chip is told straight away.
        </Box>
      )}
    </Stack>
  )
}
