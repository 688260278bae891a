import { useState } from 'react'
import { Link } from 'react-router'
import { whenText } from '#platform/text/whentext.ts'
import { useCall } from '#platform/web/useCall.ts'
import { useLast } from '#platform/web/useLast.ts'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { Lines } from '#ui/Lines.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Money } from '#ui/Money.tsx'
import { getPayoutVisits } from '../../contract.ts'
import { statusWords } from '../words.ts'
import { sumWords } from './visitwords.ts'

interface VisitsDialogProps {
  /** Without one: what is owed now. */
  payoutId?: string
  title: string
  onClose: () => void
}

const A_FEW = 20

/** The visits of a payout, and what each adds to it. */
export function VisitsDialog({ payoutId, title, onClose }: VisitsDialogProps) {
  const [pageSize, setPageSize] = useState(A_FEW)
  const query = useCall(getPayoutVisits, { pageSize, ...(payoutId && { payoutId }) })
  const data = useLast(query.data)
  return (
    <FormDialog title={title} onClose={onClose}>
      <Loaded what="the visits" query={{ ...query, data }} count={3} level={3}>
        {({ items, total }) => (
          <>
            <Lines label="Visits">
              {items.map(({ bookingId, startsAt, customer, status, ...sums }) => (
                <Group component="li" key={bookingId} justify="space-between" gap="0.25rem 1rem" py="0.5rem">
                  <span>
                    <Link to={paths.implanterBooking(bookingId)}>
                      {customer}, {whenText(startsAt, 'day')}
                    </Link>
                    <Box component="span" c="dimmed" display="block" fz="sm">
                      {[statusWords[status].label, sumWords(sums)].filter(Boolean).join('. ')}
                    </Box>
                  </span>
                  <Money pence={sums.amount.pence} exact />
                </Group>
              ))}
            </Lines>
            {total > items.length && (
              <ActionButton weight="plain" size="sm" busy={query.isFetching} onClick={() => setPageSize(Math.min(100, pageSize + A_FEW))}>
                Show more visits
              </ActionButton>
            )}
          </>
        )}
      </Loaded>
    </FormDialog>
  )
}
