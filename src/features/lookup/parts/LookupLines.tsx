import { Box } from '@mantine/core'
import { IconMapPin, IconMessageCircle } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { AnswerOf } from '#platform/contract/call.ts'
import { paths } from '#src/paths.ts'
import { StatusTag } from '#ui/StatusTag.tsx'
import { When } from '#ui/When.tsx'
import type { getMicroLookupHistory } from '../contract.ts'
import classes from './LookupLines.module.css'

export type Lookup = AnswerOf<typeof getMicroLookupHistory>['items'][number]

interface LookupLinesProps {
  lookups: readonly Lookup[]
  /** Says whose chip it was, where lookups of several pets stand together. */
  named?: boolean
}

/** A few lookups in short, each with its message when the finder left one. */
export function LookupLines({ lookups, named = false }: LookupLinesProps) {
  return (
    <Box component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
      {lookups.map((lookup) => (
        <li className={classes.line} key={lookup.lookupId}>
          <Box component="p" m={0}>
            {named && <b>{lookup.petName ?? 'A pet no longer with you'}</b>} {named ? 'was looked up' : 'Looked up'} <When at={lookup.at} />
          </Box>
          <Where {...lookup} />
          <Message {...lookup} />
        </li>
      ))}
    </Box>
  )
}

function Where({ place, placeWords }: Lookup) {
  if (!placeWords && !place) return null
  return (
    <p className={classes.where}>
      <IconMapPin size={18} aria-hidden="true" /> <span>{placeWords || 'With a place on the map'}</span>
    </p>
  )
}

function Message({ lookupId, threadId, unread, petName }: Lookup) {
  if (!threadId) return null
  return (
    <p className={classes.where}>
      <IconMessageCircle size={18} aria-hidden="true" />
      <span>
        <Box component={Link} c="var(--ui-link)" to={`${paths.lookups}?${new URLSearchParams({ lookup: lookupId })}`}>
          Read the message about {petName ?? 'this pet'}
        </Box>
        {unread > 0 && (
          <>
            {' '}
            <StatusTag tone="alert">{unread} new</StatusTag>
          </>
        )}
      </span>
    </p>
  )
}
