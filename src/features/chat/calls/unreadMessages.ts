import { answer } from '#platform/server/answer.ts'
import { unreadMessages } from '../contract.ts'
import { unreadOf } from '../list.ts'

export default answer(unreadMessages, async ({ who, db }) => ({ unread: await unreadOf(db, who) }))
