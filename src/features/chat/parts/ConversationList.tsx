import { Link } from 'react-router'
import type { AnswerOf } from '#platform/contract/call.ts'
import { paths } from '#src/paths.ts'
import { StatusTag } from '#ui/StatusTag.tsx'
import { When } from '#ui/When.tsx'
import type { conversations } from '../contract.ts'
import classes from './ConversationList.module.css'

type Entry = AnswerOf<typeof conversations>['items'][number]

/** One line a conversation: who it’s with, what was said last, and how much is new. */
export const ConversationList = ({ items }: { items: readonly Entry[] }) => (
  <ul className={classes.list}>
    {items.map((entry) => (
      <li key={entry.threadId}>
        <Link className={classes.entry} to={paths.conversation(entry.threadId)} data-new={entry.unread > 0 || undefined}>
          <span className={classes.top}>
            <strong>{nameOf(entry)}</strong>
            <span className={classes.when}>
              <When at={entry.lastAt} />
            </span>
          </span>
          <span className={classes.words}>
            {entry.lastIsMine && 'You: '}
            {entry.lastWords}
          </span>
          {entry.unread > 0 && <StatusTag tone="alert">{entry.unread === 1 ? '1 new message' : `${entry.unread} new messages`}</StatusTag>}
          {entry.ended && <StatusTag tone="quiet">Ended</StatusTag>}
        </Link>
      </li>
    ))}
  </ul>
)

const nameOf = ({ other, petName }: Entry) => (petName && other.role !== 'keeper' ? `${other.name}, about ${petName}` : other.name)
