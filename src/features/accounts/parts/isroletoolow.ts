import type { Call } from '#platform/contract/call.ts'
import { mayAsk, type Session } from '#platform/web/session.ts'

/** Whether only somebody’s role in an organisation keeps them from a call, and not what the organisation is. */
export const isRoleTooLow = ({ who }: Pick<Call, 'who'>, session: Session): boolean => session.working !== null && mayAsk({ who }, session)
