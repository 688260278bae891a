import { whenText } from '#platform/text/whentext.ts'
import { lazyPart } from '#platform/web/lazypart.ts'
import { Box, Stack } from '#ui/Box.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import type { RehomingCard } from '../shapes.ts'

const ChooseHome = lazyPart(() => import('./ChooseHome.tsx').then((part) => part.ChooseHome))

/** Who offers the animal a home, in their own words and without their names; the keeper chooses one. */
export function Applicants({ rehoming }: { rehoming: RehomingCard }) {
  const { applications } = rehoming
  if (applications.length === 0) return <p>No one has offered a home yet. We’ll write to you as soon as someone does.</p>
  return (
    <Stack component="ul" gap="0.75rem" aria-label={`Offers of a home for ${rehoming.pet.name}`}>
      {applications.map((application) => (
        <Stack component="li" gap="0.5rem" align="start" bg="var(--ui-sunk)" bdrs="1rem" p="1rem 1.125rem" key={application.id}>
          <Box component="p" m={0}>
            <b>{application.by}</b> · {whenText(application.at, 'day')}
          </Box>
          <Box component="p" m={0} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            {application.message}
          </Box>
          {rehoming.can.withdraw === true && (
            <DialogButton
              size="sm"
              disabledBecause={rehoming.can.choose}
              renderDialog={(close) => <ChooseHome rehoming={rehoming} application={application} onClose={close} />}
            >
              Choose this home
            </DialogButton>
          )}
        </Stack>
      ))}
    </Stack>
  )
}
