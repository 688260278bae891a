import { IconMapPin, IconMessageCircle } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { AnswerOf } from '#platform/contract/call.ts'
import { paths } from '#src/paths.ts'
import { Box, Group, Stack } from '#ui/Box.tsx'
import { Lines } from '#ui/Lines.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { When } from '#ui/When.tsx'
import type { getMicroLookupHistory } from '../contract.ts'

export type Lookup = AnswerOf<typeof getMicroLookupHistory>['items'][number]

interface LookupLinesProps {
  lookups: readonly Lookup[]
  /** Says whose chip it was, where lookups of several pets stand together. */
  named?: boolean
}

/** A few lookups in short, each with its message when the finder left one. */
export function LookupLines({ lookups, named = false }: LookupLinesProps) {
  return (
    <Lines>
      {lookups.map((lookup) => (
        <Stack component="li" gap="0.25rem" key={lookup.lookupId}>
          <Box component="p" m={0}>
            {named && <b>{lookup.petName ?? 'A pet no longer with you'}</b>} {named ? 'was looked up' : 'Looked up'}{' '}
            {lookup.seenBy && `by ${lookup.seenBy.organisation} `}
            {lookup.times > 1 && `${lookup.times} times, last `}
            <When at={lookup.at} />
          </Box>
          <Where {...lookup} />
          <Message {...lookup} />
        </Stack>
      ))}
    </Lines>
  )
}

function Where({ place, placeWords }: Lookup) {
  if (!placeWords && !place) return null
  return (
    <Group component="p" gap="0.375rem" align="start" wrap="nowrap" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      <IconMapPin size={18} style={{ marginTop: '0.25em' }} aria-hidden="true" /> <span>{placeWords || 'Marked on the map'}</span>
    </Group>
  )
}

function Message({ threadId, unread, petName }: Lookup) {
  if (!threadId) return null
  return (
    <Group component="p" gap="0.375rem" align="start" wrap="nowrap" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      <IconMessageCircle size={18} style={{ marginTop: '0.25em' }} aria-hidden="true" />
      <span>
        <Box component={Link} c="var(--ui-link)" to={paths.conversation(threadId)}>
          Read the message about {petName ?? 'this pet'}
        </Box>
        {unread > 0 && (
          <>
            {' '}
            <StatusTag tone="alert">{unread} new</StatusTag>
          </>
        )}
      </span>
    </Group>
  )
}
