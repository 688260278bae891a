import { Rows } from '#ui/Columns.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { SlotPicker } from '../SlotPicker.tsx'
import type { Booking } from './useBooking.ts'

/** The free times, day by day. */
export function TimeStep({ booking: { form, answers, free, page } }: { booking: Booking }) {
  const { error } = form.getInputProps('startsAt')
  return (
    <Loaded what="the free times" query={free} count={4} level={3}>
      {({ slots, minutes, travelMinutes }) => (
        <Rows>
          <div>
            The visit takes {minutes} minutes. Times are the UK’s.
            {travelMinutes > 0 && ` We’ve left ${travelMinutes} minutes for the drive there, and as long for the drive back.`}
          </div>
          <SlotPicker
            slots={slots}
            value={answers.startsAt}
            error={error}
            onChoose={(startsAt) => form.setFieldValue('startsAt', startsAt)}
            page={page}
          />
        </Rows>
      )}
    </Loaded>
  )
}
