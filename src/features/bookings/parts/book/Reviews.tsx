import { IconStarFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { whenText } from '#platform/text/whentext.ts'
import { useCall } from '#platform/web/useCall.ts'
import { useLast } from '#platform/web/useLast.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box } from '#ui/Box.tsx'
import { Lines } from '#ui/Lines.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Panel } from '#ui/Panel.tsx'
import { getImplanterReviews } from '../../contract.ts'
import type { Visit } from '../words.ts'

const A_FEW = 5

/** What people say of an implanter’s visits: the latest few, and more where that is wanted. */
export function Reviews({ implanterId }: { implanterId: string }) {
  const [pageSize, setPageSize] = useState(A_FEW)
  const query = useCall(getImplanterReviews, { implanterId, pageSize })
  const data = useLast(query.data)
  return (
    <Panel title="Reviews">
      <Loaded what="the reviews" query={{ ...query, data }} count={2} level={3}>
        {({ items, total }) =>
          total === 0 ? (
            'None yet. After a visit, the people who booked it can say here how it was.'
          ) : (
            <>
              <Lines label="Reviews">
                {items.map((review) => (
                  <Box component="li" py="0.75rem" key={review.id}>
                    <ReviewWords review={review} />
                  </Box>
                ))}
              </Lines>
              {total > items.length && (
                <ActionButton weight="plain" size="sm" busy={query.isFetching} onClick={() => setPageSize(Math.min(100, pageSize + 20))}>
                  Show more reviews
                </ActionButton>
              )}
            </>
          )
        }
      </Loaded>
    </Panel>
  )
}

/** One review with its answer. */
export function ReviewWords({ review }: { review: NonNullable<Visit['review']> }) {
  const { stars, words, by, at, reply, repliedAt } = review
  return (
    <>
      <Box component="p" m={0}>
        <Box component="span" c="var(--ui-watch-text)" aria-hidden="true">
          {Array.from({ length: stars }, (_, index) => (
            <IconStarFilled size={16} key={index} />
          ))}
        </Box>{' '}
        <b>{stars} of 5</b>, {by}, {whenText(at, 'day')}
      </Box>
      {words && (
        <Box component="p" m="0.25rem 0 0" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {words}
        </Box>
      )}
      {reply && repliedAt && (
        <Box component="p" c="dimmed" m="0.5rem 0 0" ps="1rem" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          The implanter answered on {whenText(repliedAt, 'day')}: {reply}
        </Box>
      )}
    </>
  )
}
