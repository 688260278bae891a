import { useAction } from '#platform/web/useAction.ts'
import { Box } from '#ui/Box.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { Panel } from '#ui/Panel.tsx'
import { RowActions } from '#ui/RowActions.tsx'
import { getBookingTerms, renewBookingCalendar } from '../../contract.ts'

/** The secret address at which a calendar program reads all visits. */
export function CalendarPanel({ calendar }: { calendar: string }) {
  const { run, isPending } = useAction(renewBookingCalendar, { refresh: [getBookingTerms], toast: true })
  return (
    <Panel
      title="Your bookings in your own calendar"
      lead="Subscribe to this address in your calendar program. It then shows your bookings and follows every change. Anyone who has the address can read them, so keep it to yourself."
    >
      <Box component="p" ff="monospace" fz="sm" m="0 0 0.75rem" style={{ overflowWrap: 'anywhere' }}>
        {calendar}
      </Box>
      <RowActions>
        <CopyButton text={calendar} />
        <DialogButton
          weight="quiet"
          size="sm"
          renderDialog={(close) => (
            <ConfirmDialog
              title="Make a new address?"
              yes="Make a new address"
              busy={isPending}
              onYes={() => void run({}).then(close)}
              onClose={close}
            >
              The old address stops working, so you have to subscribe again in each calendar.
            </ConfirmDialog>
          )}
        >
          Make a new address
        </DialogButton>
      </RowActions>
    </Panel>
  )
}
