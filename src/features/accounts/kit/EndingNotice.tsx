import type { ReactNode } from 'react'
import { whenText } from '#platform/text/whentext.ts'
import { Notice } from '#ui/Notice.tsx'
import { stopsOf } from '../expiry.ts'
import type { Account } from './account.ts'

type Profile = Account['profiles'][number]

interface EndingNoticeProps {
  profile: Pick<Profile, 'type' | 'ends'>
  /** The way to renew it. */
  action: ReactNode
}

/** That a verification ends soon or has ended, and what that stops; nothing while its end is far. */
export function EndingNotice({ profile: { type, ends }, action }: EndingNoticeProps) {
  if (!ends?.renewable) return null
  const { isOver } = ends
  const title = `Your verification ${isOver ? 'ended' : 'ends'} on ${whenText(ends.on, 'day')}`
  const stops = `${isOver ? 'You' : 'Once it’s ended, you'} ${stopsOf(type)}`
  if (ends.askedAt)
    return (
      <Notice title={isOver ? title : 'We’re checking your verification'} action={action}>
        We heard from you on {whenText(ends.askedAt, 'day')}, and we aim to answer within two working days.{' '}
        {isOver ? stops : 'You’ll stay verified until we’ve answered.'}
      </Notice>
    )
  return (
    <Notice kind="warning" title={title} action={action}>
      Send us up-to-date evidence or tell us that nothing has changed. We’ll check it and verify you for another year.{' '}
      {!isOver && 'You’ll stay verified until we’ve answered. '}
      {stops}
    </Notice>
  )
}
