import { useState } from 'react'
import { useCall } from '#platform/web/useCall.ts'
import { useLast } from '#platform/web/useLast.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box } from '#ui/Box.tsx'
import { Lines } from '#ui/Lines.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { When } from '#ui/When.tsx'
import { getIntakeNotes } from '../../contract.ts'

const A_FEW = 5

/** What the organisation has noted of an animal, the newest first. */
export function Notes({ petId }: { petId: string }) {
  const [pageSize, setPageSize] = useState(A_FEW)
  const query = useCall(getIntakeNotes, { petId, pageSize })
  const shown = useLast(query.data)
  return (
    <Loaded what="the notes" query={{ ...query, data: query.error ? query.data : shown }} count={1}>
      {({ items, total }) =>
        total === 0 ? (
          <Box component="p" c="dimmed" m={0}>
            No notes yet. Add what your colleagues should know: what the vet said, how it eats, who can handle it.
          </Box>
        ) : (
          <div>
            <Lines label="Notes">
              {items.map(({ id, words, at, by, forKeeper }) => (
                <li key={id}>
                  <Box style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{words}</Box>
                  <Box c="dimmed" fz="sm">
                    {by}, <When at={at} />
                    {forKeeper && '. Its next keeper will see this'}
                  </Box>
                </li>
              ))}
            </Lines>
            {total > items.length && (
              <ActionButton weight="plain" size="sm" busy={query.isFetching} onClick={() => setPageSize(Math.min(100, pageSize + 20))}>
                Show more notes
              </ActionButton>
            )}
          </div>
        )
      }
    </Loaded>
  )
}
