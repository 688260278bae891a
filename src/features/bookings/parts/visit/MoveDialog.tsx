import { useState } from 'react'
import { daysAfter, londonDate, systemClock } from '#platform/clock/clock.ts'
import { useContractForm } from '#platform/web/form.ts'
import { useCall } from '#platform/web/useCall.ts'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { getAvailability, moveBooking } from '../../contract.ts'
import { visitChanges } from '../changes.ts'
import { SlotPicker } from '../SlotPicker.tsx'
import { timesText, type Visit } from '../words.ts'

const DAYS = 14

/** Moves a visit to another free time, or proposes one to the other side. */
export function MoveDialog({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const moves = visit.can.move === true
  const [from, setFrom] = useState(() => londonDate(systemClock.now()))
  const { form, formProps, summary, isPending } = useContractForm(moveBooking, {
    initial: { bookingId: visit.id, startsAt: '' },
    refresh: visitChanges,
    toast: moves ? 'The visit is moved' : 'We’ve asked them',
    then: onClose,
  })
  const postcode = visit.visit === 'home' ? postcodeIn(visit.address) : undefined
  const free = useCall(getAvailability, {
    implanterId: visit.implanterId,
    from,
    to: daysAfter(from, DAYS - 1),
    animals: visit.animals.length,
    visit: visit.visit,
    ...(postcode && { postcode }),
  })
  const page = { from, isFirst: from <= londonDate(systemClock.now()), turn: (by: 1 | -1) => setFrom(daysAfter(from, by * DAYS)) }
  return (
    <FormDialog title={moves ? 'Move the visit' : 'Propose another time'} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <div>
          It’s on {timesText(visit)} now.{' '}
          {moves
            ? `We’ll tell ${visit.with}.`
            : `${visit.with} has 24 hours to answer, or less if a time is soon, and both times are kept free until then.`}
        </div>
        <Loaded what="the free times" query={free} count={3} level={3}>
          {({ slots }) => (
            <SlotPicker
              slots={slots}
              value={form.values.startsAt}
              error={form.errors['startsAt']}
              onChoose={(startsAt) => form.setFieldValue('startsAt', startsAt)}
              page={page}
            />
          )}
        </Loaded>
        <DialogActions busy={isPending} onClose={onClose}>
          {moves ? 'Move the visit' : 'Propose this time'}
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}

/** The end of an address on one line; of a request the implanter sees the town alone. */
const postcodeIn = (address: string | null) => address?.split(', ').at(-1)
