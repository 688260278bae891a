import { IconMessageCircle } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { Count } from '#ui/Count.tsx'
import { unreadMessages } from '../contract.ts'

/** Seconds between two looks. */
const LOOK_EVERY = 60

/** The way to the messages of whoever is signed in, with how many they haven’t read. */
export function MessagesIcon({ className }: { className?: string | undefined }) {
  const unread = useCall(unreadMessages, {}, { every: LOOK_EVERY }).data?.unread ?? 0
  return (
    <Link className={className} to={paths.conversations}>
      <IconMessageCircle size={24} aria-hidden="true" />
      <small>Messages</small>
      <Count count={unread} what="unread" />
    </Link>
  )
}
